/** The hexes round the man with the ball that somebody could tackle from, if he went there first. */
import { hexName, hexOf, neighbours } from "../../../board/hexes";
import type { Choice } from "./notation";
import { type Chance, chancesText, type Odds } from "./odds";

/** Runs that end next to the man with the ball; whether they lead to a tackle the referee says. */
export function runsBeside(
  runs: ReadonlyMap<string, Choice> | undefined,
  carrier: string | undefined,
): Choice[] {
  const at = hexOf(carrier ?? "");
  return at && runs ? neighbours(at).flatMap((hex) => runs.get(hexName(hex)) ?? []) : [];
}

/** The chance to win the ball after a run; undefined where it leads to no tackle. */
export const tackleOf = (odds: Odds | undefined): Chance | undefined => odds?.chances.get("won");

/** The same in words, rounded with what else may happen: as the chance line of the duel says it. */
export const tackleText = (odds: Odds): string =>
  chancesText([...odds.chances.values()])[[...odds.chances.keys()].indexOf("won")] ?? "";
