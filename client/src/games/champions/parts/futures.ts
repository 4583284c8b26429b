/** What a roll would lead to, as the rules have said it, for the answer that is looked at. */
import { t } from "../../../lib/i18n.svelte";
import type { Stage } from "../stage.svelte";
import type { Play } from "../table.svelte";
import type { Face, Loose, Odds } from "../types";
import type { Option } from "./notation";
import { seatOfMan, shirtOf } from "./pitch";
import { isGain } from "./telling";

/** The answer whose futures are drawn: the pencilled one, else the first that rolls a die. */
export function lookedAt(play: Pick<Play, "pencil" | "acts">): Option | undefined {
  return play.pencil ?? play.acts.find((option) => option.word === "intercept" || option.word === "dive");
}

export const oddsOf = (play: Play, option: Option | undefined): Odds | undefined =>
  option ? play.worth.answers.get(option.text) : undefined;

/** The face after which the ball runs loose. */
export const looseFace = (odds: Odds | undefined): (Face & { loose: Loose }) | undefined =>
  odds?.faces?.find((face): face is Face & { loose: Loose } => face.loose !== undefined);

/** Where the ball would run loose with that face, who would play on, and whether the ball is won with it. */
export function futureOf(
  play: Play,
  stage: Stage,
): { cells: string[]; man?: string; text: string; isWon: boolean } | null {
  const code = stage.busy ? "" : (play.asked?.code ?? "");
  const option = code === "ch.intercept" || code === "ch.dive" ? lookedAt(play) : undefined;
  const from = code === "ch.intercept" ? play.asked?.args.cell : option?.cell;
  const face = looseFace(oddsOf(play, option));
  if (!face || typeof from !== "string" || face.loose.cells.length === 0) return null;
  const { man, end } = face.loose;
  const mine = man && seatOfMan(man) === play.seat ? "yes" : "no";
  const text = t("ch-future", { face: face.face, end, mine, shirt: man ? shirtOf(man) : 0 });
  return { cells: [from, ...face.loose.cells], man, text, isWon: isGain(face.loose, play.seat) };
}
