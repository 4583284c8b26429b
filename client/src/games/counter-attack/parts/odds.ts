/** Chances as people say them. */
import { percent, percents } from "../../../lib/i18n.svelte";

export type Chance = readonly [number, number];

export const shareOf = (chance: Chance | undefined): number => (chance ? chance[0] / chance[1] : 0);

/** Chances side by side, in whole percent; together 100 where one of them must happen. */
export const chancesText = (chances: readonly Chance[]): string[] => percents(chances.map(shareOf));
export const chanceText = (chance: Chance): string => percent(shareOf(chance));

export type Mood = "good" | "fair" | "poor";

/** What whoever answers does not want. */
const RISKS: ReadonlySet<string> = new Set(["foul", "failed", "red", "tie", "against"]);

/** What the others want and a step can take from them altogether. */
const THEIRS: ReadonlySet<string> = new Set(["their-pass", "their-shot"]);

/** Worth a try however small it is: whoever fails has not lost what he had. */
const GAINS: ReadonlySet<string> = new Set(["won"]);

/**
 * The colour of a chance by what it means to whoever answers: good from two in three, poor up to one in three.
 * A risk is never good, however small it is, and poor from one in three; where nothing is left of it, it is none.
 */
export function moodOf(what: string, [part, whole]: Chance): Mood {
  if (THEIRS.has(what) && part === 0) return "good";
  if (RISKS.has(what) || THEIRS.has(what)) return 3 * part >= whole ? "poor" : "fair";
  if (3 * part >= 2 * whole) return "good";
  return 3 * part <= whole && !GAINS.has(what) ? "poor" : "fair";
}

/** What an answer is worth: each chance as numerator and denominator, and who may step in with the face he needs. */
export interface Odds {
  chances: Map<string, [number, number]>;
  rolls: [number, number][];
  /** The keeper who gets at a ball at goal, with his points before the die: nobody where it is out of his reach. */
  keeper: [number, number][];
  /** The safest way of a dribble, as answers. */
  route: string[];
}

/** A tackle that is a foul more often than it wins the ball. */
export const isRash = (odds: Pick<Odds, "chances"> | undefined): boolean =>
  shareOf(odds?.chances.get("foul")) > shareOf(odds?.chances.get("won"));

export function oddsOf(odds: Record<string, unknown>): Odds {
  const chances = new Map<string, [number, number]>();
  let rolls: [number, number][] = [];
  let keeper: [number, number][] = [];
  let route: string[] = [];
  for (const [name, value] of Object.entries(odds)) {
    if (name === "rolls") rolls = value as [number, number][];
    else if (name === "keeper") keeper = value as [number, number][];
    else if (name === "route") route = value as string[];
    else if (Array.isArray(value) && value.length === 2)
      chances.set(name, [Number(value[0]), Number(value[1])]);
  }
  return { chances, rolls, keeper, route };
}
