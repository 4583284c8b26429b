/** What a roll would lead to, in words for the coach who is asked. */
import { language, t } from "../../../lib/i18n.svelte";
import { list } from "../../../lib/names";
import { capital } from "../../../lib/words.svelte";
import type { ChampionsView, Face, Loose, Odds } from "../types";
import { onesLeft } from "./clock";
import { shareText } from "./odds";
import { ROWS, rowOf, seatOfMan, shirtOf } from "./pitch";

type Name = (seat: number) => string;

/** Where a loose ball ends, who plays on and whose turn comes next. */
export function looseText(loose: Loose, seat: number | null, name: Name): string {
  const mine = loose.man !== undefined && seatOfMan(loose.man) === seat ? "yes" : "no";
  const end = t("ch-loose", {
    end: loose.end,
    mine,
    shirt: loose.man ? shirtOf(loose.man) : 0,
    pips: loose.pips ?? 0,
  });
  const risk = loose.chances.length > 0 ? riskText(loose, seat, name) : "";
  const next = loose.next === seat ? t("ch-then-you") : t("ch-then", { name: name(loose.next) });
  return [end, risk, next].filter(Boolean).join(" ");
}

/** Who has the ball once it has run loose. */
export type Keeps = "mine" | "theirs" | "out-mine" | "out-theirs" | "other";

/** To whom a loose ball comes: his man, or by a restart; `other` where it rests or runs on to a goal. */
export function keepsIt({ end, man, to }: Loose, seat: number | null): Keeps {
  if (end === "man" && man) return seatOfMan(man) === seat ? "mine" : "theirs";
  if (end === "out") return to === seat ? "out-mine" : "out-theirs";
  return "other";
}

/** Whether a ball that was cut out is no longer the opponent's. */
export function isGain(loose: Loose | undefined, seat: number | null): boolean {
  if (!loose) return true;
  const last = loose.cells.at(-1);
  if (loose.end === "goal" && last) return rowOf(last) !== (seat === 0 ? 0 : ROWS - 1);
  return !["theirs", "out-theirs"].includes(keepsIt(loose, seat));
}

const riskText = ({ chances }: Loose, seat: number | null, name: Name): string =>
  capital(t("ch-loose-risk", menOf(chances, seat, name)));

/** Men with their team: both may have the same shirt. */
function menOf(
  chances: readonly { men: readonly string[] }[],
  seat: number | null,
  name: Name,
): { shirts: string; count: number } {
  const text = (man: string) => {
    const whose = seatOfMan(man);
    return t("ch-man", { you: whose === seat ? "yes" : "no", team: name(whose), shirt: shirtOf(man) });
  };
  const men = chances.flatMap((chance) => chance.men.map(text));
  return { shirts: list(men, language()), count: men.length };
}

/** What a one does to the clock: the last one of a part of the match ends it. */
export function oneText(faces: readonly Face[] | undefined, view: ChampionsView): string {
  const isLast = onesLeft(view) === 1;
  if (!faces?.some(({ face, clock }) => face === 1 && (clock || isLast))) return "";
  return t("ch-one-clock", { end: isLast ? (view.period === "extra" ? "extra" : "full") : "no" });
}

/** Who may still stop a ball that goes on: men on its way, then the keeper. */
export function toComeText(odds: Odds | undefined, seat: number | null, name: Name): string {
  if (!odds) return "";
  const men = odds.intercepts ?? [];
  const saves = odds.saves ?? [];
  const parts = [];
  if (men.length > 0) parts.push(capital(t("ch-may-try", menOf(men, seat, name))));
  if (saves.length > 0) {
    const best = Math.max(...saves.map((save) => save.quarters));
    parts.push(t("ch-then-keeper", { share: shareText({ num: best, den: 4 }) }));
  } else if (odds.goal) parts.push(t("ch-keeper-beaten"));
  if (parts.length === 0) parts.push(t("ch-nobody-else"));
  return parts.join(" ");
}
