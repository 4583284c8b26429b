/** CO-10.4: what a draft room shows beside the cards. The server decides; this only counts. */
import { t } from "../../lib/i18n.svelte";
import type { Card, Competition } from "../api";

export interface Need {
  line: string;
  have: number;
  want: number;
}

export const cardsOf = (competition: Competition, numbers: readonly number[]): Card[] =>
  numbers.flatMap((n) => competition.cards.find((card) => card.number === n) ?? []);

/** The number of players of each line that a squad has, and should have. */
export function needsOf(squad: readonly Card[], lines: Readonly<Record<string, number>>): Need[] {
  return Object.entries(lines).map(([line, want]) => ({
    line,
    want,
    have: squad.filter((card) => card.line === line).length,
  }));
}

/** The line that lacks most; none if all lines are complete. */
export function thinnest(needs: readonly Need[]): Need | undefined {
  const lacking = needs.filter(({ have, want }) => have < want);
  return lacking.toSorted((a, b) => b.want - b.have - (a.want - a.have))[0];
}

const BEST = 10;
/** The mean of each attribute over the ten most valuable players, now and with one more. */
export function meansOf(squad: readonly Card[], card: Card) {
  const best = (men: readonly Card[]) =>
    men
      .filter((man) => !man.keeper)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, BEST);
  const mean = (men: readonly Card[], name: string) =>
    men.reduce((sum, man) => sum + (man.attributes[name] ?? 0), 0) / Math.max(1, men.length);
  const now = best(squad);
  const then = best([...squad, card]);
  return Object.keys(card.attributes).map((name) => ({
    name,
    before: mean(now, name),
    after: mean(then, name),
  }));
}

/** The wish list with a card added or removed. */
export const toggled = (wishes: readonly number[], card: number): number[] =>
  wishes.includes(card) ? wishes.filter((one) => one !== card) : [...wishes, card];

/** The time left in clock format: minutes and seconds, or hours and minutes if it is long. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = String(Math.floor(seconds / 3600));
  return t("co-clock-hours", { hours, minutes: two(Math.floor((seconds % 3600) / 60)) });
}
