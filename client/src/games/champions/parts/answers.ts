/** Answers in words. */
import { t } from "../../../lib/i18n.svelte";
import type { ChampionsView } from "../types";
import { SPOTS } from "./letters";
import type { Option } from "./notation";
import { shirtOf } from "./pitch";

/** Onto a cell that has its letter on the board. */
const PLACES = new Set(["put", "step", "drop"]);

/** Which of two things that lie side by side it is, as the board lies: a half of a goal, a spot, a way to bounce. */
function sideOf({ word, text, cell }: Option, flipped: boolean): "left" | "right" {
  const isWest = word === "rebound" ? text.endsWith("W") : cell?.startsWith("e") === true;
  return isWest === flipped ? "right" : "left";
}

export function answerText(
  option: Option,
  flipped: boolean,
  view?: Pick<ChampionsView, "men">,
  letters?: ReadonlyMap<string, string>,
): string {
  const { man, other, cell, word } = option;
  const booked = view?.men.some(({ id, yellow }) => id === man && yellow > 0);
  const isSpot = word === "taker" && SPOTS.has(cell ?? "");
  return t("ch-answer", {
    word: isSpot ? "spot" : PLACES.has(word) ? "place" : word,
    shirt: man ? shirtOf(man) : 0,
    other: other ? shirtOf(other) : 0,
    letter: letters?.get(cell ?? "") ?? "none",
    side: sideOf(option, flipped),
    card: booked ? "red" : "yellow",
  });
}
