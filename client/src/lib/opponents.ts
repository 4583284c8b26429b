/** Opponents by name: who plays on a seat, what he says, how he looks. His words are loaded when he is met. */

import type { CharacterInfo, GameEvent, GameInfo, Snapshot } from "../protocol";
import { games } from "./games.svelte";
import { has, t, useGame } from "./i18n.svelte";

export type Mood = "calm" | "glad" | "sour";
/** When a character says something. A round of a game without teams counts as a goal of whoever wins it. */
export type Occasion = "starts" | "scores" | "concedes" | "wins" | "loses" | "draws";
/** Who plays what: as much of a match as it takes to know a character. */
export interface Table {
  game: string;
  seats: readonly Pick<Snapshot["seats"][number], "seat" | "kind" | "level">[];
}

/**
 * The character that a seat's level names, perhaps at a level that is not his own (`lotte-ruys@easy`); none where a
 * plain level plays, or the server has not answered yet.
 */
export function characterOf(game: string, level: string | null | undefined): CharacterInfo | undefined {
  const all = games.byId(game)?.characters ?? [];
  const [own, at] = (level ?? "").split("@");
  const who = all.find(({ id }) => id === own);
  if (!who || !at) return who;
  return { ...who, level: at, stars: all.find((one) => one.level === at)?.stars ?? who.stars };
}

/** Who plays on a seat, if it is a character. */
export function opponentAt(table: Table | null | undefined, seat: number): CharacterInfo | undefined {
  const info = table?.seats.find((one) => one.seat === seat);
  return table && info?.kind === "bot" ? characterOf(table.game, info.level) : undefined;
}

/** Everything that is needed to show a character: who there is, and the words about them. */
export async function loadOpponents(): Promise<void> {
  await Promise.all([games.load(), useGame("opponents")]);
}

/**
 * What a seat's character says on an occasion; empty where nobody with a voice sits there, or it is loading. `nth`
 * counts occasions of this kind from 0: whoever has more to say (`.scores-2`, `.scores-3`) does not repeat himself.
 */
export function lineOf(table: Table | null | undefined, seat: number, occasion: Occasion, nth = 0): string {
  const who = opponentAt(table, seat);
  if (!who) return "";
  const more = [2, 3].map((one) => said(who.id, `${occasion}-${one}`)).filter(Boolean);
  return [said(who.id, occasion), ...more][nth % (more.length + 1)] ?? "";
}

/** What a character looks at while he thinks. */
export const thoughtOf = (id: string): string => said(id, "thinks");

function said(id: string, occasion: string): string {
  const key = `opponent-${id}.${occasion}`;
  return has(key) ? t(key) : "";
}

/** A character in one sentence. */
export const aboutOf = (id: string): string => t(`opponent-${id}`);

/** How a character plays, in two words. */
export const styleOf = (who: Pick<CharacterInfo, "style">): string[] =>
  who.style.map((key) => t(`style-${key}`));

/** A mood passes after this many turns of the match. */
const MOOD_TURNS = 2;

/**
 * How a seat feels after the events that have been shown: glad after a goal of its own, sour after another.
 * `scorers` says whose goal an event is, `turn` with which events turns begin.
 */
export function moodOf(
  events: readonly GameEvent[],
  seat: number,
  scorers: (event: GameEvent) => readonly number[],
  turn: (code: string) => boolean,
): Mood {
  let turns = 0;
  for (let at = events.length - 1; at >= 0 && turns <= MOOD_TURNS; at -= 1) {
    const event = events[at];
    if (!event) break;
    const whose = scorers(event);
    if (whose.length > 0) return whose.includes(seat) ? "glad" : "sour";
    if (turn(event.code)) turns += 1;
  }
  return "calm";
}

/** How strong a computer is, in words: stars of a character, else its level. */
export function levelText(level: string): string {
  const who = games.all?.map(({ id }) => characterOf(id, level)).find(Boolean);
  if (who) return t("stars-of-4", { stars: who.stars });
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Whom somebody may choose as a computer: the characters of a game, or its levels where it has none. */
export function choosable(info: GameInfo): { value: string; label: string }[] {
  if (info.characters.length === 0)
    return info.bots.map((level) => ({ value: level, label: levelText(level) }));
  return info.characters.map(({ id, name, stars }) => ({ value: id, label: `${name} ${"★".repeat(stars)}` }));
}
