/** Answers in words. */
import { t } from "../../../lib/i18n.svelte";
import type { ChampionsView } from "../types";
import { cellText } from "./named";
import type { Option } from "./notation";
import { shirtOf } from "./pitch";

/** The two spots of both penalty areas. */
const SPOTS = new Set(["e2", "f2", "e12", "f12"]);

/** Which of two things that lie side by side it is, as the board lies: a half of a goal, a spot, a way to bounce. */
function sideOf({ word, text, cell }: Option, flipped: boolean): "left" | "right" {
  const isWest = word === "rebound" ? text.endsWith("W") : cell?.startsWith("e") === true;
  return isWest === flipped ? "right" : "left";
}

export function answerText(option: Option, flipped: boolean, view?: Pick<ChampionsView, "men">): string {
  const { man, other, cell, word } = option;
  const booked = view?.men.some(({ id, yellow }) => id === man && yellow > 0);
  return t("ch-answer", {
    word: word === "taker" && SPOTS.has(cell ?? "") ? "spot" : word,
    shirt: man ? shirtOf(man) : 0,
    other: other ? shirtOf(other) : 0,
    cell: cellText(cell ?? "", flipped, t),
    side: sideOf(option, flipped),
    card: booked ? "red" : "yellow",
  });
}
