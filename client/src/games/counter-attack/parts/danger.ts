/** Where the men of one side can get at the ball. */
import { hexName, hexOf, neighbours } from "../../../board/hexes";
import type { CounterAttackView } from "../types";
import { pieceText } from "./notation";
import type { Odds } from "./odds";
import type { Plan } from "./steps";

/** Columns from the middle of the pitch from which on a run may end in the penalty area. */
const NEAR = 6;

/** Whether a side has the ball near the goal that it attacks. */
export const isNear = ({ attack, ball, teams }: CounterAttackView, seat: number | null): boolean =>
  attack === seat && (ball.hex?.[0] ?? 0) * (teams[attack]?.direction ?? 1) >= NEAR;

/** By hex: the men of a side (`H` or `A`) who stand next to it. `at` says where everybody is. */
export function dangerOf(at: ReadonlyMap<string, string>, side: "H" | "A"): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [man, where] of at) {
    const hex = hexOf(where);
    if (!hex || man[0] !== side) continue;
    for (const near of neighbours(hex)) {
      const name = hexName(near);
      found.set(name, [...(found.get(name) ?? []), man]);
    }
  }
  return found;
}

/** Opponents who may step in on the way of a plan: as the referee says; before that, those who stand beside it. */
export function risksOf(
  { way }: Pick<Plan, "way">,
  odds: Odds | undefined,
  danger: ReadonlyMap<string, string[]>,
): string[] {
  if (way.length > 0 && !odds) return [...new Set(way.flatMap((hex) => danger.get(hexName(hex)) ?? []))];
  return (odds?.rolls ?? []).map(([piece]) => pieceText(piece));
}
