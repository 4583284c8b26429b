/** A ball on its way, which hangs in the air as long as it is open whether somebody stops it. */

import { distance, type Hex, hexName, hexOf, isOnPitch } from "../../../board/hexes";
import type { GameEvent } from "../../../protocol";
import type { CounterAttackView } from "../types";
import type { Kind } from "./duels";
import { cellName } from "./notation";

export interface Flight {
  from: string;
  to: string;
}

export const flightOf = ({ args: { from = -1, target = -1 } }: Pick<GameEvent, "args">): Flight => ({
  from: cellName(from),
  to: cellName(target),
});

const IN_FLIGHT: ReadonlySet<Kind> = new Set<Kind>(["interception", "block", "shot", "save", "header-goal"]);
const STOPPED = new Set(["intercepted", "blocked", "saved", "level"]);

/** Whether a duel is about a ball that flies. */
export const isInFlight = ({ kind }: { kind: Kind }): boolean => IN_FLIGHT.has(kind);

/** Whether the ball flies on after it. */
export const goesOn = ({ outcome }: { outcome: string }): boolean => !STOPPED.has(outcome);

/** The hexes between two others, in a straight line. */
function between(from: Hex, to: Hex): Hex[] {
  const steps = distance(from, to);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const share = (i + 1) / steps;
    const c = Math.round(from.c + (to.c - from.c) * share);
    const h = from.h + (to.h - from.h) * share;
    const even = 2 * Math.round((h - Math.abs(c % 2)) / 2) + Math.abs(c % 2);
    return { c, h: even };
  }).filter(isOnPitch);
}

/** Where the ball hangs: one hex short of whoever may stop it, or of where it goes. */
export function shortOf({ from, to }: Flight, rival?: string): string {
  const [start, end] = [hexOf(from), hexOf(to)];
  if (!start || !end) return to;
  const way = between(start, end);
  const man = hexOf(rival ?? "");
  const nearest = man
    ? way.reduce((best, hex, i) => (distance(hex, man) < distance(way[best] ?? end, man) ? i : best), 0)
    : way.length;
  return hexName(way[Math.max(0, nearest - 1)] ?? start);
}

/** Questions that are asked while the ball is on its way. */
const ASKED_MEANWHILE = new Set([
  "ca.keeper-step",
  "ca.air-move",
  "ca.first-move",
  "ca.long-keeper",
  "ca.jump",
  "ca.head",
  "ca.head-or-move",
]);

/** The ball that is in the air while somebody is asked. */
export const inFlight = ({ ask, play }: Pick<CounterAttackView, "ask" | "play">) =>
  play && ASKED_MEANWHILE.has(ask) ? play : null;
