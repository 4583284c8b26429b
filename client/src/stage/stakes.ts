/** What hangs on a die, as the referee says it (`Analysis.stakes` of the engine), in the form in which it is drawn. */

import type { Stakes } from "../wire";
import type { Meaning, Part, Side } from "./beat";

/** What an outcome is called, and whom it suits. */
export type Name = (outcome: string) => { text: string; side: Side };

const partsOf = (stakes: Stakes, shares: readonly number[], name: Name): Part[] =>
  stakes.outcomes.map((outcome, i) => ({ ...name(outcome), share: shares[i] ?? 0 }));

/** The chances before the die. */
export function chancesBefore(stakes: Stakes, name: Name): Part[] {
  const mean = stakes.outcomes.map(
    (_, i) => stakes.faces.reduce((sum, row) => sum + (row[i] ?? 0), 0) / stakes.faces.length,
  );
  return partsOf(stakes, mean, name);
}

/** The chances once it shows a face. */
export const chancesAfter = (stakes: Stakes, face: number, name: Name): Part[] =>
  partsOf(stakes, stakes.faces[face - 1] ?? [], name);

/** The outcome that a face brings by itself; null where it is still open after it. */
export function outcomeOf(stakes: Stakes, face: number): string | null {
  const at = (stakes.faces[face - 1] ?? []).findIndex((share) => share > 1 - 1e-6);
  return stakes.outcomes[at] ?? null;
}

/** What each face of a die means; `level` is for those that decide nothing. */
export const meaningsOf = (stakes: Stakes, name: Name, level: string): Meaning[] =>
  stakes.faces.map((_, i) => {
    const outcome = outcomeOf(stakes, i + 1);
    return outcome === null ? { text: level, side: "level" } : name(outcome);
  });

/** The faces that bring one of these outcomes. */
export const facesFor = (stakes: Stakes, wanted: (outcome: string | null) => boolean): number[] =>
  stakes.faces.flatMap((_, i) => (wanted(outcomeOf(stakes, i + 1)) ? [i + 1] : []));
