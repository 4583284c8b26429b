/** Results as texts: from the view of one team, and how they came about. */
import { competingOf } from "../games";
import { scoreMark, t } from "../lib/i18n.svelte";
import type { Competition, Fixture, ScoreInfo } from "./api";
import { ask } from "./ask";

/** The two figures of a match, with those of one side first. */
export function figuresOf(figures: readonly number[], fixture: Fixture, side: number): [number, number] {
  const [home = 0, away = 0] = figures;
  return fixture.sides[1] === side ? [away, home] : [home, away];
}

/** How it was decided, if not in ninety minutes; else empty. */
export function howText(game: string, fixture: Fixture, side = fixture.sides[0] ?? 0): string {
  if (fixture.status !== "done" || fixture.sides.length !== 2 || ["", "90"].includes(fixture.decided))
    return "";
  if (fixture.decided === "FORFEIT" && fixture.given_up) {
    const [home, away] = figuresOf(fixture.given_up, fixture, side);
    return t("co-given-up", { home, away });
  }
  if (fixture.decided === "FORFEIT") return t("co-forfeit");
  if (!fixture.shootout) return t(competingOf(game).golden_goal ? "co-how-gg" : "co-how-aet");
  const [home, away] = figuresOf(fixture.shootout, fixture, side);
  return t("co-how-pens", { home, away });
}

/** CO-14.2: a result in the history, in the reader's language; empty if there is none. */
export function resultWords(one: ScoreInfo | null | undefined): string {
  if (!one) return "";
  const score = one.goals.join(scoreMark());
  const [home = 0, away = 0] = one.shootout ?? [];
  if (one.how === "pens") return `${score} (${t("co-how-pens", { home, away })})`;
  if (one.how) return `${score} (${t(one.how === "forfeit" ? "co-forfeit" : `co-how-${one.how}`)})`;
  return score;
}

/** CO-14.9: the score that a coach has entered, with the shoot-out. */
export const saidText = (one: { goals: readonly number[]; shootout?: readonly number[] | null }): string =>
  `${one.goals.join(scoreMark())}${one.shootout ? ` (${one.shootout.join(scoreMark())})` : ""}`;

/** CO-14.4: whether a result may count: the one that ends it all can never be corrected, so it is asked about first. */
export const sureOf = async (one: Parameters<typeof saidText>[0] & { last: boolean }): Promise<boolean> =>
  !one.last ||
  ask({
    title: t("co-desk-enter-title"),
    text: t("co-said-last", { score: saidText(one) }),
    yes: t("co-said-confirm", { score: saidText(one) }),
    no: t("co-cancel"),
  });

/** Whether a word of a name is too long for a narrow column at its usual size. */
export const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 13);

/** The position of a match in the calendar; `round` out of `rounds` in a knock-out. */
export interface Place {
  stage: string;
  day: number;
  leg: number;
  round: number;
  rounds: number;
  branch?: string;
}

/** The name of a part of the calendar, the same on every page: a matchday, a session, or a knock-out round. */
export function placeTitle({ stage, day, leg, round, rounds, branch }: Place): string {
  if (stage === "swiss") return t("co-round", { round: day });
  if (stage === "ladder") return t("co-ladder-match", { number: day });
  if (branch) return branchTitle(branch, round);
  if (stage === "tables") return t("co-session", { number: day });
  if (stage !== "knockout") return t("co-matchday", { day });
  const name = roundTitle(round, rounds);
  return leg ? t("co-leg", { round: name, leg }) : name;
}

/** The name of a part; a knock-out round may have no match yet. */
export function partTitle(now: Competition, part: number): string {
  if (now.config.format === "ladder") return t("co-tab-schedule");
  if (now.config.format === "swiss") return t("co-round", { round: part });
  if (now.config.format === "double") {
    const { id } = now.fixtures.find((one) => one.part === part && one.branch === "final") ?? {};
    const final = now.ties.find((tie) => id && tie.fixtures.includes(id)); // no other ties are played then
    return final ? branchTitle("final", final.round) : t("co-round", { round: part });
  }
  const first = now.fixtures.find((fixture) => fixture.part === part);
  if (first && first.stage !== "knockout") return placeTitle({ ...first, round: 0, rounds: 0 });
  const legs = now.fixtures.some((fixture) => fixture.leg > 0) ? 2 : 1;
  const before = Math.max(0, ...now.fixtures.filter((f) => f.stage !== "knockout").map((f) => f.part));
  const rounds = Math.max(0, ...now.ties.map((tie) => tie.round));
  const day = part - before;
  const round = Math.ceil(day / legs);
  const leg = legs === 2 && round < rounds ? 2 - (day % 2) : 0;
  return placeTitle({ stage: rounds ? "knockout" : "league", day: part, leg, round, rounds });
}

/** CO-23: the name of a round of one side of a double elimination, or of a final. */
export function branchTitle(branch: string, round: number): string {
  if (branch === "final") return t(round === 1 ? "co-final" : "co-second-final");
  return t(branch === "losers" ? "co-losers-round" : "co-winners-round", { round });
}

/** The name of a knock-out round, given the number of rounds. */
export function roundTitle(round: number, rounds: number): string {
  const names = ["co-final", "co-semi", "co-quarter"];
  const name = names[rounds - round];
  return name ? t(name) : t("co-round", { round });
}

/** The name of an entrant in a table: the team, or the person if there is no team name. */
export function teamName(competition: Competition, number: number): string {
  const one = competition.entrants.find((entrant) => entrant.number === number);
  return one?.team || one?.name || "";
}

/** Who coaches it, where the team has a name of its own. */
export function coachName(competition: Competition, number: number): string {
  const one = competition.entrants.find((entrant) => entrant.number === number);
  return one?.team && one.team !== one.name ? one.name : "";
}

/** The team with its coach, for readers who know people rather than teams: an organiser, a challenger. */
export function teamOfWhom(competition: Competition, number: number): string {
  const one = competition.entrants.find((entrant) => entrant.number === number);
  return one?.team && one.team !== one.name ? `${one.team} (${one.name})` : (one?.name ?? "");
}
