/** Where a keeper stands: left or right as his coach sees it from behind the own goal. */
import type { Play } from "../table.svelte";
import type { Option } from "./notation";
import { rowOf } from "./pitch";
import { prefs } from "./prefs.svelte";

export type Side = "left" | "right";

/** The home coach looks north, the away coach south. */
export const sideOf = (cell: string): Side =>
  cell.startsWith("e") === (rowOf(cell) === 0) ? "left" : "right";

/** The answers, left before right. */
export const places = (acts: readonly Option[]): { option: Option; side: Side }[] =>
  acts
    .flatMap((option) =>
      option.word === "keeper" && option.cell ? [{ option, side: sideOf(option.cell) }] : [],
    )
    .sort((a, b) => a.side.localeCompare(b.side));

/**
 * The answer where no shot may follow and the coach wants to be asked only then: he stays where he stands, else he
 * stands where he did last. The server says whether a shot may follow.
 */
export function habitualPlace(
  play: Pick<Play, "asked" | "acts"> & { worth: Pick<Play["worth"], "answers"> },
): string | null {
  if (play.asked?.code !== "ch.keeper" || play.asked.may || !prefs.keeperRarely) return null;
  const both = places(play.acts);
  const known = both.map(({ option }) => play.worth.answers.get(option.text));
  if (both.length === 0 || known.some((odds) => odds?.shot !== false)) return null;
  const stays = both.find((_, i) => known[i]?.stands);
  return (stays ?? both.find(({ side }) => side === prefs.side) ?? both[0])?.option.text ?? null;
}

/** Whether a question is, or may yet turn out to be, one that needs no decision: it is not put to the coach then. */
export const settlesItself = (
  play: Pick<Play, "asked" | "acts"> & { worth: Pick<Play["worth"], "answers" | "isWeighed"> },
): boolean =>
  play.asked?.code === "ch.keeper" &&
  !play.asked.may &&
  prefs.keeperRarely &&
  (!play.worth.isWeighed || habitualPlace(play) !== null);
