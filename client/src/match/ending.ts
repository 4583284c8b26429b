/** The end of a match in words that no game needs to write. */

import { t } from "../lib/i18n.svelte";
import { undecided } from "../lib/status";
import { wonText } from "../lib/words.svelte";
import type { Snapshot } from "../protocol";

type Over = Pick<Snapshot, "seats" | "result"> | null | undefined;

/** Who has won where the score does not say it; else what the game says. */
export const endTitle = (snapshot: Over, title: string): string =>
  (undecided(snapshot) ? t("standing-none.title") : wonText(snapshot)) || title;

/** How a match ended for whoever holds the seats `mine`; nothing for those who hold several, or none. */
export function outcome(snapshot: Over, mine: readonly number[]): "won" | "lost" | "drawn" | "none" {
  const places = snapshot?.result?.places ?? [];
  const own = mine.length === 1 ? places[mine[0] ?? -1] : undefined;
  if (own === undefined) return "none";
  if (new Set(places).size === 1) return "drawn";
  return own === 1 ? "won" : "lost";
}

/** Whether whoever holds the seats `mine` has won, and shares it with nobody. */
export const wonAlone = (snapshot: Over, mine: readonly number[]): boolean =>
  outcome(snapshot, mine) === "won" && snapshot?.result?.places?.filter((place) => place === 1).length === 1;
