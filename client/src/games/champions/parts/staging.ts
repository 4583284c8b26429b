/** Men and verdicts of the stage, in words for the reader. */

import { t } from "../../../lib/i18n.svelte";
import { labelOf, seatName, youOf } from "../../../lib/names";
import type { GameEvent, Snapshot } from "../../../protocol";
import type { Man, Side, Verdict } from "../../../stage/beat";
import type { ChampionsView } from "../types";
import { minutesLeft, onesAfter, REGULAR } from "./clock";
import { afterwards } from "./duels";
import { kitOf } from "./kits";
import { seatOfMan, shirtOf } from "./pitch";

/** For whom: the side that is his, null for a spectator. */
export type Reader = 0 | 1 | null;

/** Whom an outcome suits: 0 who has the ball, 1 who wants it. */
const SIDES: Record<string, Side> = {
  goal: 0, "goal-clock": 0, "goal-end": 0, rebound: "other", "rebound-clock": "other", "rebound-end": "other",
  catch: 1, save: 1, hands: 0, through: 0, "through-clock": 0, "through-end": 0, cut: 1, foul: 0,
}; // biome-ignore format: a table

export const naming = (outcome: string): { text: string; side: Side } => ({
  text: t("ch-stake", { outcome }),
  side: SIDES[outcome] ?? "other",
});

export function manOf(
  id: string,
  side: 0 | 1,
  known: Snapshot<ChampionsView>,
  reader: Reader,
  note: string,
): Man {
  const seat = seatOfMan(id);
  const keeper = known.view.men.some((man) => man.id === id && man.keeper);
  const who = reader === null ? "other" : side === reader ? "you" : "them";
  return {
    side,
    kit: kitOf(seat, keeper),
    number: shirtOf(id),
    plate: seat === 0 ? "round" : "square",
    name: t("ch-beat-man", {
      who,
      keeper: keeper ? "yes" : "no",
      shirt: shirtOf(id),
      team: seatName(known, seat),
    }),
    note,
    id,
  };
}

interface About {
  event: GameEvent;
  known: Snapshot<ChampionsView>;
  all: readonly GameEvent[];
}

/** What came of it. `by` is the side of the man who tried. */
export function verdictOf(
  outcome: string,
  face: number,
  by: 0 | 1,
  about: About,
  men: readonly Man[],
  reader: Reader,
): Verdict {
  const side = SIDES[outcome] ?? "other";
  const winner = side === 0 || side === 1 ? side : null;
  const tried = men.find((man) => man.side === by);
  const who = winner === null || reader === null ? "other" : winner === reader ? "you" : "them";
  const seat = winner === null ? null : seatOfWinner(winner, men);
  return {
    line: {
      head: face > 0 ? t("ch-beat-face", { face }) : t("ch-verdict", { outcome, who }),
      hint: t("ch-verdict-line", { outcome, name: tried?.name ?? "" }),
    },
    text: t("ch-verdict", { outcome, who }),
    note: noteOf(outcome, about),
    winner,
    kit: seat === null ? null : kitOf(seat),
    ...LOOKS[outcome],
  };
}

/** What an outcome looks like, and what is heard of it besides the die: the whistle, the crowd at a save. */
const KEPT_OUT: Pick<Verdict, "icon" | "sound"> = { icon: "glove", sound: "ooh" };
const LOOKS: Record<string, Pick<Verdict, "icon" | "sound">> = {
  goal: { icon: "net" },
  catch: KEPT_OUT,
  save: KEPT_OUT,
  rebound: KEPT_OUT,
  hands: KEPT_OUT,
  cut: { icon: "cut" },
  foul: { sound: "whistle" },
};

function seatOfWinner(winner: 0 | 1, men: readonly Man[]): number {
  const own = men.find((man) => man.side === winner);
  const other = men.find((man) => man.side !== winner);
  return own ? seatOfMan(own.id) : 1 - seatOfMan(other?.id ?? "");
}

/** After a goal the score, after a foul the restart, after a one the clock. */
function noteOf(outcome: string, { event, known, all }: About): string {
  const after = afterwards(event, all);
  const find = (code: string) => after.find((one) => one.code === code)?.args;
  const goal = find("ch.goal");
  if (goal) return `${labelOf(known, 0)} ${goal.home ?? 0}, ${labelOf(known, 1)} ${goal.away ?? 0}.`;
  const award = find("ch.award");
  if (award && outcome === "foul")
    return t("ch-beat-award", {
      restart: award.restart ?? 0,
      name: seatName(known, award.seat ?? 0),
      you: youOf(known, award.seat),
    });
  return clockNote(after, known.view);
}

/** What a one does to the clock, and how much is left to play; the last one ends the match. */
export function clockNote(after: readonly GameEvent[], { options }: ChampionsView): string {
  const minute = after.find(({ code }) => code === "ch.clock")?.args.minute;
  if (minute !== undefined) {
    const count = onesAfter(minute);
    const extra = minute > REGULAR ? "yes" : "no";
    return t("ch-beat-clock", { minute, count, left: minutesLeft(count), extra });
  }
  const end = after.find(({ code }) => code === "ch.full-time");
  return end?.rule === BY_THE_CLOCK && options.clock !== "rolls" ? t("ch-beat-last-one") : "";
}

const BY_THE_CLOCK = "CH-25.3";
