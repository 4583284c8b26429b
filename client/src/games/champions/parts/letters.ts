/** Cells that are offered in a list: the same letter stands on the board and on the button. */
import type { Option } from "./notation";
import { columnOf, isGoal, rowOf } from "./pitch";

/** Answers that differ by their cell alone, once it is known who is meant. */
const BY_CELL = new Set(["put", "step", "drop"]);
/** The two spots of both penalty areas, which are left and right. */
export const SPOTS: ReadonlySet<string> = new Set(["e2", "f2", "e12", "f12"]);

/** Letters by cell, row by row as the board is seen; none where a single cell is offered. */
export function lettersOf(
  targets: ReadonlyMap<string, readonly Option[]>,
  flipped: boolean,
): Map<string, string> {
  const isListed = ({ word, cell }: Option) =>
    cell !== null &&
    (BY_CELL.has(word) || (word === "dive" && !isGoal(cell)) || (word === "taker" && !SPOTS.has(cell)));
  const cells = [...targets].flatMap(([cell, options]) => (options.some(isListed) ? [cell] : []));
  const turn = flipped ? -1 : 1;
  cells.sort((a, b) => turn * (rowOf(b) - rowOf(a) || columnOf(a) - columnOf(b)));
  return new Map(cells.length > 1 ? cells.map((cell, i) => [cell, String.fromCharCode(65 + i)]) : []);
}
