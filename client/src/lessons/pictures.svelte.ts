/** The pictures of the rule books: positions from the server, loaded when a book is opened. */
import { call } from "../lib/api";
import type { PictureInfo } from "../wire";

export interface Picture<V = unknown> extends PictureInfo {
  /** The position as a spectator sees it. */
  view: V;
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
