/** How a match stands, in the few words that a list has room for. */

import type { Snapshot } from "../protocol";
import { language, scoreMark, t } from "./i18n.svelte";
import { list, seatName } from "./names";

/** Ended without a result: called off, withdrawn or ruled on; nobody has a place. */
export const undecided = (snapshot: Pick<Snapshot, "result"> | null | undefined) =>
  snapshot?.result?.places.length === 0;

export type ListStatus = "turn" | "waiting" | "gathering" | "over";

export function statusOf(snapshot: Snapshot): ListStatus {
  if (snapshot.status === "over") return "over";
  if (snapshot.status === "waiting") return "gathering";
  return snapshot.asked.some((a) => a.seat >= 0 && !a.may) ? "turn" : "waiting";
}

/** "Sam and 2 computers": everybody but the people of this device; seats that nobody has taken are not named. */
export function opponentsText(snapshot: Snapshot): string {
  const mine = snapshot.seats.filter((s) => s.yours);
  if (mine.length > 1 || mine.length === snapshot.seats.length) return everybody(snapshot);
  const others = everybody({ ...snapshot, seats: snapshot.seats.filter((s) => !s.yours) });
  return others || t("matches-alone");
}

function everybody(snapshot: Snapshot): string {
  const known = snapshot.seats.filter((s) => s.name !== null || (s.kind === "person" && s.taken));
  const names = known.map((s) => seatName(snapshot, s.seat));
  const computers = snapshot.seats.filter((s) => s.kind === "bot" && s.name === null).length;
  return list(computers > 0 ? [...names, t("computers", { count: computers })] : names, language());
}

export function statusText(snapshot: Snapshot): string {
  switch (statusOf(snapshot)) {
    case "over": {
      if (undecided(snapshot)) return t("standing-none");
      const mine = snapshot.seats.find((s) => s.yours);
      const places = snapshot.result?.places ?? [];
      const place = mine ? places[mine.seat] : undefined;
      if (place !== undefined && places.length === 2) {
        const scores = snapshot.result?.scores ?? [];
        const score = (mine?.seat === 1 ? scores.toReversed() : scores).join(scoreMark()); // the user's own first
        const how = places[0] === places[1] ? "drawn" : place === 1 ? "won" : "lost";
        return t(`standing-you-${how}`, { score }).trim();
      }
      if (place !== undefined) return t("standing-place", { place });
      const winners = snapshot.seats.filter((s) => snapshot.result?.places[s.seat] === 1);
      const names = winners.map((s) => seatName(snapshot, s.seat));
      return t("standing-won", { names: list(names, language()), count: names.length });
    }
    case "gathering":
      return t("standing-gathering", { count: snapshot.seats.filter((s) => !s.taken).length });
    case "turn":
      return t("standing-turn");
    case "waiting": {
      const names = (snapshot.prompt?.seats ?? []).map((seat) => seatName(snapshot, seat));
      if (names.length === 0) return t("standing-running");
      return t("standing-thinking", { names: list(names, language()), count: names.length });
    }
  }
}
