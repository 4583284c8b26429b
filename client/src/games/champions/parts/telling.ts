/** What a roll would lead to, in words for the coach who is asked. */
import { t } from "../../../lib/i18n.svelte";
import type { Loose, Odds } from "../types";
import { shareText } from "./odds";
import { seatOfMan, shirtOf } from "./pitch";

/** Where a loose ball ends, who plays on and whose turn comes next. */
export function looseText(loose: Loose, seat: number | null, name: (seat: number) => string): string {
  const mine = loose.man !== undefined && seatOfMan(loose.man) === seat ? "yes" : "no";
  const end = t("ch-loose", {
    end: loose.end,
    mine,
    shirt: loose.man ? shirtOf(loose.man) : 0,
    pips: loose.pips ?? 0,
  });
  const risk = loose.chances.length > 0 ? t("ch-loose-risk", { shirts: shirtsOf(loose.chances) }) : "";
  const next = loose.next === seat ? t("ch-then-you") : t("ch-then", { name: name(loose.next) });
  return [end, risk, next].filter(Boolean).join(" ");
}

const shirtsOf = (chances: readonly { men: readonly string[] }[]): string =>
  chances.flatMap(({ men }) => men.map((man) => `#${shirtOf(man)}`)).join(", ");

/** Who may still stop a ball that goes on: men on its way, then the keeper. */
export function toComeText(odds: Odds | undefined): string {
  if (!odds) return "";
  const men = odds.intercepts ?? [];
  const saves = odds.saves ?? [];
  const parts = [];
  if (men.length > 0) parts.push(t("ch-may-try", { shirts: shirtsOf(men) }));
  if (saves.length > 0) {
    const best = Math.max(...saves.map((save) => save.quarters));
    parts.push(t("ch-then-keeper", { share: shareText({ num: best, den: 4 }) }));
  } else if (odds.goal) parts.push(t("ch-keeper-beaten"));
  if (parts.length === 0) parts.push(t("ch-nobody-else"));
  return parts.join(" ");
}
