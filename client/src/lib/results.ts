/** How a match stands, or went, for whoever the list is about. */

import type { PlayedMatch } from "../wire";
import { language, t } from "./i18n.svelte";
import { list, nameOf } from "./names";

function places(match: PlayedMatch): number[] {
  return match.seats.flatMap((seat) => (seat.place === null ? [] : [seat.place]));
}

function own(match: PlayedMatch): number | null {
  return match.seat === null ? null : (match.seats[match.seat]?.place ?? null);
}

const level = (match: PlayedMatch) => new Set(places(match)).size === 1;

/** Whoever comes first, for those who look on. */
function winners(match: PlayedMatch): string {
  const names = match.seats.filter((seat) => seat.place === 1).map(nameOf);
  return t("standing-won", { names: list(names, language()), count: names.length });
}

export function won(match: PlayedMatch): boolean {
  return own(match) === 1 && !level(match);
}

export function resultText(match: PlayedMatch): string {
  const place = own(match);
  if (places(match).length === 0) return t("result-none");
  if (level(match)) return t("result-drawn");
  if (place === null) return winners(match);
  if (place === 1) return t("result-won");
  return match.seats.length === 2 ? t("result-lost") : t("result-place", { place });
}

/** The chip of a line: every list of matches says the same of one match. */
export function chipText(match: PlayedMatch): string {
  if (match.turn) return t("chip-turn");
  if (match.status === "over") return resultText(match);
  return t(match.status === "waiting" ? "chip-gathering" : "chip-waiting");
}
