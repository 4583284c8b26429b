/** Answers in words. */
import { t } from "../../../lib/i18n.svelte";
import { cellText } from "./named";
import type { Option } from "./notation";
import { DIRECTIONS, goalSide, shirtOf } from "./pitch";

export function answerText(option: Option, flipped: boolean): string {
  const shirt = option.man ? shirtOf(option.man) : 0;
  const other = option.other ? shirtOf(option.other) : 0;
  const way = option.word === "rebound" ? (option.text.split(" ")[1] ?? "") : "";
  return t("ch-answer", {
    word: option.word,
    shirt,
    other,
    cell: cellText(option.cell ?? "", flipped, t),
    side: goalSide(option.cell ?? "", flipped) ?? "",
    way: DIRECTIONS.includes(way as (typeof DIRECTIONS)[number]) ? t("ch-direction", { way }) : "",
  });
}
