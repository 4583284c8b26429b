/** What a roll would lead to, as the rules have said it, for the answer that is looked at. */
import type { Play } from "../table.svelte";
import type { Face, Loose, Odds } from "../types";
import type { Option } from "./notation";

/** The answer whose futures are drawn: the pencilled one, else the first that rolls a die. */
export function lookedAt(play: Pick<Play, "pencil" | "acts">): Option | undefined {
  return play.pencil ?? play.acts.find((option) => option.word === "intercept" || option.word === "dive");
}

export const oddsOf = (play: Play, option: Option | undefined): Odds | undefined =>
  option ? play.worth.answers.get(option.text) : undefined;

/** The face after which the ball runs loose. */
export const looseFace = (odds: Odds | undefined): (Face & { loose: Loose }) | undefined =>
  odds?.faces?.find((face): face is Face & { loose: Loose } => face.loose !== undefined);
