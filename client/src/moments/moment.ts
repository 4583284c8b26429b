/**
 * Great moments of a match: goals, cards, extra time, the kicks of a shoot-out. A game makes them from its own events;
 * everything here knows teams, shirts, minutes and scores, and no game.
 */

import { scoreMark, t, useGame } from "../lib/i18n.svelte";
import type { GameEvent } from "../protocol";
import type { Kit } from "../ui/kits";

void useGame("moments");

/** What a moment is to the reader: his own, the other side's, or nobody's. */
export type Stance = "for" | "against" | "neutral";

export interface Team {
  name: string;
  /** The reader's, who has given no name. */
  isYou?: boolean;
  kit: Kit;
}

/** Somebody on the pitch, as people call him: by name, or by the number on his shirt. */
export interface Man {
  seat: number;
  kit: Kit;
  number?: number;
  name: string;
}

interface Anything {
  /** The event that it is made from. */
  n: number;
  teams: readonly [Team, Team];
  score: readonly [number, number];
  /** The game's own time in words; empty where it has none. */
  minute: string;
  stance: Stance;
}

export interface Goal extends Anything {
  kind: "goal";
  /** The team that scores. */
  seat: number;
  man: Man | null;
  /** How it came about where nobody scored it; else the name of the team is all there is to say. */
  deed?: string;
  /** For whoever conceded it: what might have helped, and what comes now. */
  comfort?: string;
}

/** Events between a yellow card and the red one that it leads to, at most: an injury, for example. */
const SOON = 3;

/**
 * The colour of a card; null for a yellow one that a red one follows at once, which is shown instead. `who` is the
 * argument that names whoever was carded.
 */
export function cardColour(
  event: GameEvent,
  events: readonly GameEvent[],
  who: string,
): Card["colour"] | null {
  const [game, kind] = event.code.split(".");
  const his = events.filter(({ n, args }) => Math.abs(n - event.n) <= SOON && args[who] === event.args[who]);
  if (kind === "red")
    return his.some(({ code, n }) => code === `${game}.yellow` && n < event.n) ? "second" : "red";
  return his.some(({ code, n }) => code === `${game}.red` && n > event.n) ? null : "yellow";
}

export interface Card extends Anything {
  kind: "card";
  /** `second`: a yellow one that makes a red one. */
  colour: "yellow" | "second" | "red";
  man: Man;
  /** What it means, as the game says it. */
  means: string;
  rule: string;
}

export interface Period extends Anything {
  kind: "period";
  title: string;
  text: string;
  /** What decides the match from here on. */
  law: string;
  /** The parts that are still to come, the first of them now. */
  parts: readonly { title: string; text: string }[];
  rule: string;
}

/** The kicks of a team so far: in or not. */
export type Kicks = readonly boolean[];

export interface Kick extends Anything {
  kind: "kick";
  seat: number;
  man: Man | null;
  keeper: Man | null;
  /** Whether it went in; null: not known yet. */
  scored: boolean | null;
  /** He has shot, and the ball has not arrived; else he is on his way to the spot. */
  isStruck?: boolean;
  /** All kicks that are decided, of both teams, this one included. */
  rows: readonly [Kicks, Kicks];
}

export type Moment = Goal | Card | Period | Kick;

/** Whose moment it is, for a device that holds the seats `mine`. Whoever plays both sides, or none, takes neither. */
export function stanceOf(seat: number, mine: readonly number[], isReplay: boolean): Stance {
  if (isReplay || mine.length !== 1) return "neutral";
  return mine[0] === seat ? "for" : "against";
}

export const manName = (number: number, name = ""): string => name || t("moments-number", { number });

/** Who scored, with what there is to add. */
export function scorerText({ man, deed, seat, teams }: Goal): string {
  if (!man) return deed ?? teams[seat]?.name ?? "";
  return man.seat === seat ? man.name : t("moments-own-goal", { name: man.name });
}

const scoreText = (score: readonly [number, number]) => score.join(scoreMark());

/** A goal of the others in four words: what it makes of the score. */
export function concededTitle({ seat, score }: Goal): string {
  const theirs = score[seat] ?? 0;
  const ours = score[1 - seat] ?? 0;
  if (theirs === ours) return t("moments-they-level");
  if (theirs < ours) return t("moments-they-pull-back");
  return theirs === ours + 1 ? t("moments-they-lead") : t("moments-they-again");
}

/** How it stands for whoever has conceded. */
export function standText({ seat, score }: Goal): string {
  const theirs = score[seat] ?? 0;
  const ours = score[1 - seat] ?? 0;
  const key = theirs === ours ? "level" : theirs < ours ? "lead" : "behind";
  return t(`moments-stand-${key}`, { score: scoreText([ours, theirs]) });
}

export function kickText({ scored, isStruck, man, teams, seat }: Kick): string {
  if (scored !== null && !isStruck) return t(scored ? "moments-kick-in" : "moments-kick-out");
  const name = man?.name ?? teams[seat]?.name ?? "";
  return t(isStruck ? "moments-kick-shoots" : "moments-kick-walks", { name });
}

const forWhom = ({ teams, seat }: Goal) => ({
  team: teams[seat]?.name ?? "",
  you: teams[seat]?.isYou ? "yes" : "no",
});

/** The one sentence that a screen reader says at once. */
export function saidOf(moment: Moment): string {
  const score = scoreText(moment.score);
  switch (moment.kind) {
    case "goal":
      return t("moments-say-goal", {
        ...forWhom(moment),
        name: scorerText(moment),
        score,
        minute: moment.minute || "none",
      });
    case "card":
      return `${t(`moments-card-${moment.colour}`)}. ${moment.man.name}. ${moment.means}`;
    case "period":
      return `${moment.title}. ${moment.text} ${moment.law}`;
    case "kick":
      return moment.scored === null ? kickText(moment) : `${kickText(moment)} ${score}.`;
  }
}

/** What the bar over the table says meanwhile. */
export function headlineOf(moment: Moment): string {
  if (moment.kind === "goal") return t("moments-headline-goal", forWhom(moment));
  if (moment.kind === "card") return t(`moments-card-${moment.colour}`);
  return moment.kind === "period" ? moment.title : t("moments-penalties");
}
