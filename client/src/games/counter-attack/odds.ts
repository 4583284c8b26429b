/** Chances as people say them. */
import { percent } from "../../lib/i18n.svelte";

export type Chance = readonly [number, number];

/** A die's fraction ("5/6") where the denominator is one of a die, otherwise whole percent. */
export function fraction([part, whole]: Chance): string {
  if (whole === 1) return part === 0 ? percent(0) : percent(1);
  return whole <= 6 ? `${part}/${whole}` : percent(part / whole);
}

/** Good from two in three, poor up to one in three, seen by the reader. */
export function moodOf([part, whole]: Chance): "good" | "fair" | "poor" {
  if (3 * part >= 2 * whole) return "good";
  return 3 * part <= whole ? "poor" : "fair";
}
