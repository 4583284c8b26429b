/**
 * The clock as the events of a match tell it. Live line, log and great moments read the minute here; the scoreboard
 * reads it in the view, and a test holds the two together.
 */
import type { GameEvent } from "../../../protocol";
import type { ChampionsView } from "../types";

type Ticking = Pick<GameEvent, "code" | "args" | "rule">;

export interface Clock {
  minute: number;
  /** The time variant (CH-25.5): dice that have been rolled in this part of the match; null where ones count. */
  rolls: number | null;
  /** The part of the match begins here and has so many rolls. */
  from: number;
  most: number;
  /** The die of a save that failed counts after its goal (CH-25.3). */
  due: boolean;
}

const STARTS: Record<string, number> = { zero: 0, thirty: 30, sixty: 60 };
export const REGULAR = 90;
const EXTRA = 30;
/** CH-25.1: so far a 1 moves it. */
const MINUTES = 6;
/** CH-25.1, CH-25.7: the 1 that ends each part of the match. */
const LAST_ONE = 16;
const LAST_EXTRA_ONE = 6;
/** Rolls of which a 1 is rolled again do not count with it, and those of a shoot-out never. */
const RESTART_ROLL = "CH-15.7";
const SHOOT_OUT = "CH-26.2";
const DICE = new Set(["ch.attempt-failed", "ch.intercepted", "ch.saved", "ch.caught", "ch.hands"]);

type Shown = Pick<ChampionsView, "options" | "minute"> | undefined;

/**
 * The clock before the first of these events: a short match begins late, and one that goes on from a position wherever
 * that was.
 */
export function clockBefore(events: readonly Ticking[], view: Shown): Clock {
  const { clock_start: start, clock } = (view?.options ?? {}) as Record<string, unknown>;
  const part = { from: 0, most: REGULAR, due: false };
  const late = STARTS[String(start)] ?? 0;
  if (clock === "rolls") return { ...part, minute: late, rolls: late };
  const first = events.find(({ code }) => code === "ch.clock")?.args.minute;
  return { ...part, minute: first === undefined ? (view?.minute ?? late) : first - MINUTES, rolls: null };
}

function isCounted({ code, args, rule }: Ticking): boolean {
  if (rule === SHOOT_OUT) return false;
  if (code === "ch.kick-off-roll" || (code === "ch.roll" && rule === RESTART_ROLL)) return args.face !== 1;
  return code === "ch.roll" || DICE.has(code);
}

/** Let an event move the clock. */
export function tick(clock: Clock, event: Ticking): void {
  const { code, args } = event;
  if (code === "ch.clock") clock.minute = args.minute ?? clock.minute;
  if (code === "ch.extra-time") {
    Object.assign(clock, { minute: REGULAR, from: REGULAR, most: EXTRA, due: false });
    if (clock.rolls !== null) clock.rolls = 0;
  } else if (clock.rolls !== null) {
    const late = clock.due && code !== "ch.goal";
    clock.rolls += (late ? 1 : 0) + (isCounted(event) ? 1 : 0);
    clock.minute = clock.from + Math.min(clock.rolls, clock.most);
    if (late) clock.due = false;
    if (code === "ch.beaten" && event.rule !== SHOOT_OUT) clock.due = true;
  }
}

/** What the clock showed when event `n` happened. */
export function minuteAt(n: number, events: readonly GameEvent[], view: Shown): number {
  const clock = clockBefore(events, view);
  for (const event of events) {
    if (event.n > n) break;
    tick(clock, event);
  }
  return clock.minute;
}

/** A view with the clock as far as it has been told: a 1 moves it with its die, before all that follows is shown. */
export function clockTold(view: ChampionsView, events: readonly Ticking[]): ChampionsView {
  const minute = events.findLast(({ code }) => code === "ch.clock")?.args.minute ?? 0;
  if (minute <= view.minute) return view;
  return { ...view, minute, ones: view.ones + (minute - view.minute) / MINUTES };
}

/** How many more ones there are once the clock has come to this minute. */
export const onesAfter = (minute: number): number =>
  minute > REGULAR ? LAST_EXTRA_ONE - (minute - REGULAR) / MINUTES : LAST_ONE - minute / MINUTES;

/** The minutes that so many ones leave to play: the last of them moves nothing, it ends the part. */
export const minutesLeft = (ones: number): number => (ones - 1) * MINUTES;

/** How many more ones there are to the end of this part of the match; null where rolls count, or kicks. */
export function onesLeft({
  options,
  period,
  ones,
}: Pick<ChampionsView, "options" | "period" | "ones">): number | null {
  if (options.clock === "rolls" || period === "shoot-out") return null;
  return Math.max(0, (period === "extra" ? LAST_EXTRA_ONE : LAST_ONE) - ones);
}
