/** How well you decided in the matches that were graded on this device; no rating counts it. */

import { read, write } from "../lib/storage";

/** One of your matches: how many decisions were graded, and what one of them lost on average, in points. */
export interface Own {
  match: string;
  game: string;
  decisions: number;
  each: number;
}

const KEY = "dugout.grades";
const MOST = 200;
/** Matches that are compared with. */
const LAST = 20;

export interface Trend {
  now: number;
  /** The average before. */
  mean: number;
  /** The matches it is made of. */
  count: number;
}

const rounded = (points: number): number => Math.round(10 * points) / 10;

/** Notes a match, once, and compares it with those before it; null where there are not `enough` decisions. */
export function noted(own: Own, enough: number): Trend | null {
  const all = read<Own[]>(KEY, []);
  const place = all.findIndex(({ match }) => match === own.match);
  const before = (place < 0 ? all : all.slice(0, place)).filter(({ game }) => game === own.game).slice(-LAST);
  const kept = place < 0 ? [...all, own] : all.with(place, own);
  write(KEY, kept.slice(-MOST));
  const decisions = before.reduce((sum, one) => sum + one.decisions, 0);
  if (own.decisions < enough || decisions < enough) return null;
  const lost = before.reduce((sum, one) => sum + one.decisions * one.each, 0);
  return { now: rounded(own.each), mean: rounded(lost / decisions), count: before.length };
}
