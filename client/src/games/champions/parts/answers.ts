/** Answers in words. */
import { t } from "../../../lib/i18n.svelte";
import type { Option } from "./notation";
import { DIRECTIONS, shirtOf } from "./pitch";

export function answerText(option: Option): string {
  const shirt = option.man ? shirtOf(option.man) : 0;
  const other = option.other ? shirtOf(option.other) : 0;
  const way = option.word === "rebound" ? (option.text.split(" ")[1] ?? "") : "";
  return t("ch-answer", {
    word: option.word,
    shirt,
    other,
    cell: option.cell ?? "",
    way: DIRECTIONS.includes(way as (typeof DIRECTIONS)[number]) ? t("ch-direction", { way }) : "",
  });
}
