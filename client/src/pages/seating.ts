/** Who sits where in a match that is about to be made, and the pace that goes with it. */

import { t } from "../lib/i18n.svelte";
import { characterOf } from "../lib/opponents";
import type { GameInfo, GameOption, NewSeat } from "../protocol";

export type Company = "computers" | "friends" | "device" | "watch";
export type Mode = "hotseat" | "live" | "async";

export interface Place {
  kind: NewSeat["kind"];
  name: string;
  level: string;
}

/** Who plays at one more computer's seat: the one a newcomer can beat first, then the next stronger one. */
export function usualLevel(game: GameInfo, before = 0): string {
  const { characters, bots } = game;
  if (characters.length > 0) return characters[before % characters.length]?.id ?? "";
  return bots.includes("easy") ? "easy" : (bots[0] ?? "");
}

/** How many seats a match usually has: four at a big table, else as many as there must be. */
export function usualSize(game: GameInfo): number {
  return Math.max(game.min_seats, Math.min(4, game.max_seats));
}

/** Not every game has computers. */
export const isOffered = (company: Company, { bots }: GameInfo): boolean =>
  bots.length > 0 || (company !== "computers" && company !== "watch");

/** The company that was asked for where the game has it, else the usual one. */
export function companyFor(wanted: Company | null, game: GameInfo): Company {
  if (wanted && isOffered(wanted, game)) return wanted;
  return game.bots.length > 0 ? "computers" : "friends";
}

/** Seats for the company somebody chose with one tap; names that were typed stay. */
export function seatsFor(
  company: Company,
  size: number,
  game: GameInfo,
  me: string,
  before: Place[] = [],
): Place[] {
  return Array.from({ length: size }, (_, index) => {
    const old = before[index];
    const mine = index === 0 && company !== "watch";
    const kind: Place["kind"] =
      company === "watch" || (company === "computers" && !mine)
        ? "bot"
        : company === "friends" && !mine
          ? "link"
          : "me";
    const name = mine ? old?.name || me : kind === "me" ? (old?.name ?? "") : "";
    const computers = company === "watch" ? index : Math.max(0, index - 1);
    return { kind, name, level: old?.level || usualLevel(game, computers) };
  });
}

/** The modes that fit who plays, the most sensible first. */
export function modesFor(places: Place[]): Mode[] {
  return places.some((place) => place.kind === "link") ? ["live", "async"] : ["hotseat", "live"];
}

/** Time limits in seconds belong to live play, those in hours to correspondence. */
export function concerns({ role }: GameOption, mode: Mode | null): boolean {
  if (mode === null) return true;
  if (role === "seconds") return mode === "live";
  if (role === "hours") return mode === "async";
  return true;
}

/** What whoever sits at a place is called. */
export function namedAt(game: string, { kind, name, level }: Place, index: number): string {
  const number = index + 1;
  if (kind === "bot") return characterOf(game, level)?.name ?? t("seat-computer", { number });
  return name.trim() || (kind === "link" ? t("guest") : t("seat-number", { number }));
}

/** The same; whoever plays here alone and has no name is "you", as in the match. */
export function calledAt(game: string, places: readonly Place[], place: Place, index: number): string {
  const isAlone = place.kind === "me" && places.filter(({ kind }) => kind === "me").length === 1;
  return isAlone && place.name.trim() === "" ? t("play-you") : namedAt(game, place, index);
}

/** What the server is asked to make of a place. */
export function toSeat(place: Place): NewSeat {
  const name = place.name.trim().slice(0, 24);
  if (place.kind === "bot") return { kind: "bot", level: place.level };
  return name ? { kind: place.kind, name } : { kind: place.kind };
}

/** Whether an option follows from what is chosen elsewhere, as the game says, and so is not asked. */
export const isSettled = (option: string, all: GameOption[], chosen: Record<string, unknown>): boolean =>
  all.some(({ name, settles }) => settles[String(chosen[name])]?.includes(option));

type Values = Record<string, unknown>;

/**
 * Options for another company: people who play by link have some other defaults, as has a quick match against
 * computers; what somebody has chosen stays.
 */
export function optionsFor({ options: all, short }: GameInfo, company: Company, options: Values): Values {
  const fitted = { ...options };
  const { friends, alone = {} } = short;
  for (const name of new Set([...Object.keys(friends), ...Object.keys(alone)])) {
    const usual = all.find((option) => option.name === name)?.default;
    const isChosen = ![usual, friends[name], alone[name]].includes(fitted[name]);
    if (!isChosen && name in fitted) fitted[name] = company === "friends" ? (friends[name] ?? usual) : usual;
  }
  return fitted;
}

/** The seats of a quick match as they are shown with all settings, where each is chosen by itself. */
export const placesOf = (game: GameInfo, seats: readonly NewSeat[]): Place[] =>
  seats.map(({ kind, name, level }, seat) => ({
    kind,
    name: name ?? "",
    level: level?.split("@")[0] || usualLevel(game, Math.max(0, seat - 1)),
  }));
