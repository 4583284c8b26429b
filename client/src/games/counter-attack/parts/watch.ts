/**
 * The minute at which something happened. Events tell it only of goals and on a real clock, so it is counted as the
 * scoreboard does (CA-18.4): a phase costs three minutes, a pass one, played first time none.
 */
import type { GameEvent, Snapshot } from "../../../protocol";
import type { CounterAttackView } from "../types";

const PHASE = 3;
const EXTRA = 15;
const FIRST_TIME = 4;
const THROW_IN = 4;
const KICKS = new Set(["ca.pass", "ca.high", "ca.long"]);

export interface Watch {
  minute: number;
  section: number;
  /** The first minute of the match, how long a half is, and how many there are before extra time. */
  start: number;
  half: number;
  halves: number;
  /** When the running period ends: the clock stands still from then on. */
  end: number;
  /** A movement phase is on. */
  moving: boolean;
  /** Phases of a throw-in cost nothing. */
  throwing: boolean;
  isReal: boolean;
}

function begin(snapshot: Snapshot): Watch {
  const view = snapshot.view as CounterAttackView | undefined;
  const { half_minutes: half = 45, clock } = (view?.options ?? {}) as {
    half_minutes?: number;
    clock?: string;
  };
  const minutes = view?.scenario?.minutes ?? half;
  const start = view?.scenario?.start ?? 0;
  const state = { moving: false, throwing: false, isReal: clock === "real" };
  const halves = view?.scenario ? 1 : 2;
  return { minute: start, section: 0, start, half: minutes, halves, end: start + minutes, ...state };
}

function startPeriod(watch: Watch, period: number): void {
  const { start, half, halves } = watch;
  watch.minute = period < 3 ? start + half * (period - 1) : start + halves * half + EXTRA * (period - 3);
  watch.end = watch.minute + (period < 3 ? half : EXTRA);
}

function pass(watch: Watch, minutes: number): void {
  if (!watch.isReal) watch.minute = Math.min(watch.minute + minutes, watch.end);
}

function endPhase(watch: Watch): void {
  if (watch.moving && !watch.throwing) pass(watch, PHASE);
  watch.moving = false;
}

function count({ code, args }: GameEvent, watch: Watch): void {
  if (code === "ca.period") startPeriod(watch, args.period ?? 1);
  else if (code === "ca.minute") watch.minute = args.minute ?? watch.minute;
  else if (code === "ca.phase") watch.moving = true;
  else if (code === "ca.phase-over") endPhase(watch);
  else if (code === "ca.restart" || code === "ca.period-over") {
    endPhase(watch);
    watch.throwing = args.restart === THROW_IN;
  } else if (KICKS.has(code)) {
    if (args.play !== FIRST_TIME) pass(watch, 1);
    watch.throwing = false;
  } else if (code === "ca.goal") watch.minute = args.minute ?? watch.minute;
}

export const phaseClock = { begin, count };
