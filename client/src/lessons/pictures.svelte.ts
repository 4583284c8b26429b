/** The pictures of the rule books: positions from the server, loaded when a book is opened. */
import { call } from "../lib/api";

export interface Picture<V = unknown> {
  rule: string;
  name: string;
  /** The position as a spectator sees it. */
  view: V;
  /** Two corners of what is shown. */
  part: [string, string];
  arrows: { kind: "plan" | "played" | "walk"; cells: string[] }[];
  marks: string[];
  danger: string[];
  labels: [string, string][];
}

const known = $state<Record<string, Record<string, Picture[]>>>({});
const asked = new Set<string>();

/** Ask for the pictures of a book once; again after a failure. */
export async function openPictures(game: string): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  try {
    const found: Record<string, Picture[]> = {};
    for (const picture of await call<Picture[]>(`/rules/${encodeURIComponent(game)}/pictures`)) {
      const others = found[picture.rule] ?? [];
      found[picture.rule] = [...others, picture];
    }
    known[game] = found;
  } catch {
    asked.delete(game);
  }
}

/** The pictures that belong to a rule; none while they are loading. */
export function picturesOf(game: string, rule: string): readonly Picture[] {
  return known[game]?.[rule] ?? [];
}
