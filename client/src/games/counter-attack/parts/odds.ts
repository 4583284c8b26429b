/** Chances as people say them. */
import { percent, percents } from "../../../lib/i18n.svelte";

export type Chance = readonly [number, number];

/** A die's fraction ("5/6") where the denominator is one of a die, otherwise whole percent. */
export function fraction([part, whole]: Chance): string {
  if (whole === 1) return part === 0 ? percent(0) : percent(1);
  return whole <= 6 ? `${part}/${whole}` : percent(part / whole);
}

/** Chances side by side: all in percent where together they are certain and one of them is no die's fraction. */
export function fractions(chances: readonly Chance[]): string[] {
  const shares = chances.map(([part, whole]) => part / whole);
  const certain = Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9;
  return certain && chances.some(([, whole]) => whole > 6) ? percents(shares) : chances.map(fraction);
}

export type Mood = "good" | "fair" | "poor";

/** What whoever answers does not want. */
const RISKS: ReadonlySet<string> = new Set(["foul", "failed", "red", "tie", "against"]);

/**
 * The colour of a chance by what it means to whoever answers: good from two in three, poor up to one in three.
 * A risk is never good, however small it is, and poor from one in three.
 */
export function moodOf(what: string, [part, whole]: Chance): Mood {
  if (RISKS.has(what)) return 3 * part >= whole ? "poor" : "fair";
  if (3 * part >= 2 * whole) return "good";
  return 3 * part <= whole ? "poor" : "fair";
}

/** What an answer is worth: each chance as numerator and denominator, and who may step in with the face he needs. */
export interface Odds {
  chances: Map<string, [number, number]>;
  rolls: [number, number][];
  /** The safest way of a dribble, as answers. */
  route: string[];
}

export function oddsOf(odds: Record<string, unknown>): Odds {
  const chances = new Map<string, [number, number]>();
  let rolls: [number, number][] = [];
  let route: string[] = [];
  for (const [name, value] of Object.entries(odds)) {
    if (name === "rolls") rolls = value as [number, number][];
    else if (name === "route") route = value as string[];
    else if (Array.isArray(value) && value.length === 2)
      chances.set(name, [Number(value[0]), Number(value[1])]);
  }
  return { chances, rolls, route };
}
