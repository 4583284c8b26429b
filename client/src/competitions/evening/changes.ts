/** The changes between two polls of an evening that are highlighted: a goal, an end, a call. */

import { scoreMark } from "../../lib/i18n.svelte";
import type { Evening, EveningEntrant, EveningFixture, NextUp } from "./api";

const score = (one: EveningFixture) => (one.goals ?? one.live ?? []).join(scoreMark());
const who = (next: NextUp | undefined) => JSON.stringify([next?.sides, next?.table]);

export function changes(before: Evening, after: Evening): Set<string> {
  const found = new Set<string>();
  for (const one of after.fixtures) {
    const old = before.fixtures.find((other) => other.id === one.id);
    const goal = one.live && old?.live && score(one) !== score(old);
    const end = one.status === "done" && old?.status !== "done";
    const call = one.table > 0 && one.table !== old?.table;
    if (goal || end || call) found.add(one.id);
  }
  if (after.next.length > 0 && who(after.next[0]) !== who(before.next[0])) found.add("next");
  if (after.champion && !before.champion) found.add("champion");
  return found;
}

export const entrantOf = (now: Evening, number: number): EveningEntrant | undefined =>
  now.entrants.find((one) => one.number === number);

/** The name of an entrant on the screen: the team, or the person if there is no team name. */
export const teamOf = (now: Evening, number: number): string => {
  const one = entrantOf(now, number);
  return one?.team || one?.name || "";
};

/** Who coaches it, where the team has a name of its own. */
export const coachOf = (now: Evening, number: number): string => {
  const one = entrantOf(now, number);
  return one?.team && one.team !== one.name ? one.name : "";
};

/** Whether the owner of a phone has lost for good: once, or twice where CO-23 gives a second chance. */
export function isOut(now: Evening): boolean {
  const mine = now.ties.filter((tie) => tie.sides.includes(now.me));
  const lost = mine.filter((tie) => tie.winner && tie.winner !== now.me);
  const last = Math.max(0, ...lost.map((tie) => tie.round));
  const third = now.ties.some((tie) => tie.third && !tie.winner && tie.round === last + 1);
  return lost.length > (mine.some((tie) => tie.branch) ? 1 : 0) && mine.every((tie) => tie.winner) && !third;
}

/** Matches in progress, here or on a real board, by table. */
export const playing = (now: Evening): EveningFixture[] =>
  now.fixtures
    .filter((one) => one.status === "begun" || (one.table > 0 && one.status === "waiting"))
    .toSorted((a, b) => (a.table || 99) - (b.table || 99));

/** The match of a phone's owner: in progress or called, else the next known one. */
export function mineOf(now: Evening): EveningFixture | undefined {
  const mine = now.fixtures.filter((one) => now.me > 0 && one.sides.includes(now.me));
  const open = mine.filter((one) => one.status === "waiting");
  return mine.find((one) => one.status === "begun") ?? open.find((one) => one.table > 0) ?? open[0];
}

/** Matches that wait for somebody to play a computer on the own phone: no table calls them. */
export const onPhones = (now: Evening): EveningFixture[] =>
  now.entrants
    .filter((one) => !one.level && !one.out)
    .map((one) => mineOf({ ...now, me: one.number }))
    .filter((one) => one !== undefined)
    .filter((one, at, all) => one.status === "waiting" && !one.needs_table && all.indexOf(one) === at);

const FIVE = 5 * 60_000;
/** An approximate time: it is not known to the minute. */
export const about = (at: number): number => Math.ceil(at / FIVE) * FIVE;
