/** What waits in the page: unread news of the user's leagues. */
import { call } from "../lib/api";
import { person } from "../lib/people.svelte";
import type { UnreadList, UnreadNews } from "../wire";
import { zone } from "./api";

/** With `read`, what has been read: all of it, or what concerns one competition. */
export async function news(read?: { competition?: string }): Promise<UnreadNews[]> {
  const here = `zone=${encodeURIComponent(zone())}`;
  const { items } = await (read
    ? call<UnreadList>(`/me/news/read?${here}`, [], { method: "POST", body: JSON.stringify(read) })
    : call<UnreadList>(`/me/news?${here}`));
  person.unread(items.length);
  return items;
}
