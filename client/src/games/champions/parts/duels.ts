/** What the events of a die are: which kind it is, what hung on it, and what came of it. */

import type { GameEvent } from "../../../protocol";
import type { Stakes } from "../../../wire";

/** `roll`: of a turn or a restart; `foul`: nobody rolls for it. */
export type Kind = "kick-off" | "roll" | "interception" | "save" | "foul";

const KINDS: Record<string, Kind> = {
  "ch.kick-off-roll": "kick-off",
  "ch.roll": "roll",
  "ch.attempt-failed": "interception",
  "ch.intercepted": "interception",
  "ch.beaten": "save",
  "ch.saved": "save",
  "ch.caught": "save",
  "ch.hands": "save",
  "ch.foul": "foul",
};

export const bareCode = (code: string): string => code.replace(/^ch\./, "");

export const kindOf = ({ code }: Pick<GameEvent, "code">): Kind | null => KINDS[code] ?? null;

/** The last of these events before event `n`. */
export const lastBefore = (all: readonly GameEvent[], n: number, codes: readonly string[]) =>
  all.findLast((event) => event.n < n && codes.includes(event.code));

/** What follows from an event, up to the next die. */
export function afterwards(event: GameEvent, all: readonly GameEvent[]): GameEvent[] {
  const later = all.filter(({ n }) => n > event.n);
  const next = later.findIndex((other) => kindOf(other) !== null || other.code === "ch.turn");
  return next < 0 ? later : later.slice(0, next);
}

/** What hung on the die, as the referee has said it: with its first event, which may be the clock's. */
export function stakesOf(event: GameEvent, all: readonly GameEvent[]): Stakes | undefined {
  if (event.stakes) return event.stakes;
  const before = all.findLast(({ n }) => n < event.n);
  return before?.code === "ch.clock" ? before.stakes : undefined;
}

const OUTCOMES: Record<string, string> = {
  "ch.attempt-failed": "through",
  "ch.intercepted": "cut",
  "ch.beaten": "goal",
  "ch.caught": "catch",
  "ch.hands": "hands",
};

/** What came of a die, by the name that the referee gives it before. */
export function outcomeOf(event: GameEvent, all: readonly GameEvent[]): string {
  const outcome = OUTCOMES[event.code];
  if (outcome) return outcome;
  return afterwards(event, all).some(({ code }) => code === "ch.shot-taken") ? "save" : "rebound";
}
