/** How a finished match went for whoever the list is about. */

import { t } from "./i18n.svelte";
import type { PlayedMatch } from "./people.svelte";

function places(match: PlayedMatch): number[] {
  return match.seats.flatMap((seat) => (seat.place === null ? [] : [seat.place]));
}

function own(match: PlayedMatch): number | null {
  return match.seat === null ? null : (match.seats[match.seat]?.place ?? null);
}

const level = (match: PlayedMatch) => new Set(places(match)).size === 1;

export function won(match: PlayedMatch): boolean {
  return own(match) === 1 && !level(match);
}

export function resultText(match: PlayedMatch): string {
  const place = own(match);
  if (place === null) return t("chip-over");
  if (level(match)) return t("result-drawn");
  if (place === 1) return t("result-won");
  return match.seats.length === 2 ? t("result-lost") : t("result-place", { place });
}
