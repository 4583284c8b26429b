/**
 * What became of a leg of a kick. A plan is announced whole (`ch.pass`, `ch.kick`, `ch.shot`); only then the chances to
 * intercept it are settled one by one, along its way.
 */
import type { GameEvent } from "../../../protocol";
import { cellNamed, flightOf } from "./pitch";

/** `open`: not settled yet; `cut`: the ball was stopped on it; `never`: the ball was stopped before it. */
export type Fate = "open" | "played" | "cut" | "never";

const LEGS = new Set(["ch.pass", "ch.kick", "ch.shot"]);
/** What happens while a ball is under way; everything else comes after its end. */
const UNDERWAY = new Set(["ch.thrower-back", "ch.chase", "ch.attempt-failed", "ch.clock", "ch.extra-time"]);
/** Time is up: a ball that is under way does not arrive. */
const STOPS = new Set(["ch.full-time", "ch.extra-time-over"]);

export const isLeg = (code: string): boolean => LEGS.has(code);

const cellsOf = (leg: GameEvent): string[] => flightOf(leg.args).cells;

/** The cells of the legs before this one of the same plan. */
function cellsBefore(events: readonly GameEvent[], at: number): Set<string> {
  const cells = new Set<string>();
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i];
    if (event?.code === "ch.pass") for (const cell of cellsOf(event)) cells.add(cell);
    else if (event?.code !== "ch.thrower-back") break;
  }
  return cells;
}

/** The fate of the leg `n` by everything that has been told. */
export function fateOf(n: number, events: readonly GameEvent[]): Fate {
  const at = events.findLastIndex((event) => event.n === n);
  const leg = events[at];
  if (!leg) return "played";
  const before = cellsBefore(events, at);
  const own = new Set(cellsOf(leg));
  let stopped: Fate = "cut";
  for (const event of events.slice(at + 1)) {
    if (event.code === "ch.attempt" || event.code === "ch.intercepted") {
      const cell = cellNamed(event.args.cell ?? -1);
      if (!before.has(cell) && !own.has(cell)) return "played"; // it has come as far as a later leg
      stopped = before.has(cell) ? "never" : "cut";
      if (event.code === "ch.intercepted") return stopped;
    } else if (STOPS.has(event.code)) return stopped;
    else if (!UNDERWAY.has(event.code) && !LEGS.has(event.code)) return "played";
  }
  return "open";
}
