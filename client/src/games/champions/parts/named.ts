/** Men and cells as sentences call them. */
import type { Translate } from "../../../lib/i18n.svelte";
import { seatName, youOf } from "../../../lib/names";
import type { Snapshot } from "../../../protocol";
import { goalSide, lineBeside, seatOfMan, shirtOf } from "./pitch";

/** A man in a sentence: whose he is, and his shirt. */
export const manText = (id: string, snapshot: Pick<Snapshot, "seats">, t: Translate): string =>
  t("ch-man", {
    team: seatName(snapshot, seatOfMan(id)),
    shirt: shirtOf(id),
    you: youOf(snapshot, seatOfMan(id)),
  });

/**
 * A cell as people find it on the board: by its letter and number; where none are printed, as the left or the right one
 * of a goal, or by the line that it lies behind.
 */
export function cellText(cell: string, flipped: boolean, t: Translate): string {
  const side = goalSide(cell, flipped);
  if (side) return t("ch-goal-cell", { side });
  const line = lineBeside(cell, flipped);
  return line ? t("ch-outside", { ...line }) : cell;
}
