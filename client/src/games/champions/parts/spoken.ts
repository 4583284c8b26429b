/** What a screen reader says of the cell under the cursor. */
import { t } from "../../../lib/i18n.svelte";
import type { Play } from "../table.svelte";

export function spokenCell(play: Play): string {
  const cell = play.cursor;
  if (!cell) return "";
  const man = play.manOn(cell);
  const parts = [
    cell,
    man ? t("ch-cell-man", { name: play.name(man.seat), shirt: man.shirt }) : t("ch-cell-empty"),
  ];
  if (play.view.ball === cell) parts.push(t("ch-cell-ball"));
  if (play.targets.has(cell)) parts.push(t("ch-cell-target"));
  else if (play.pickable.has(cell)) parts.push(t("ch-cell-can"));
  return parts.join(", ");
}
