/** Matches that begin without a question: what the server is asked for, and the way there. */

import { api } from "../lib/api";
import { createAndEnter } from "../lib/new-match";
import { settings } from "../lib/settings.svelte";
import { storedMatch, storedMatchIds } from "../lib/stored-matches";
import { usualLevel } from "../pages/seating";
import type { ApiError, CharacterInfo, GameInfo, NewMatch, NewSeat, Snapshot } from "../protocol";
import { hasMet, nextOpponent } from "./meetings";

/** Against computers, with a friend who gets a link, or with somebody at the same device. */
export type Company = "computers" | "link" | "device";
export type Length = "short" | "full";

export interface Wish {
  company?: Company;
  length?: Length;
  /** Level or character of the first computer; who else is needed is found. */
  opponent?: string;
  /** A coach says what is what. */
  guided?: boolean;
}

/** The game that was played last on this device, or the first one; only those that computers play. */
export function favouriteGame(all: readonly GameInfo[]): GameInfo | undefined {
  const playable = all.filter(({ bots }) => bots.length > 0);
  const last = storedMatchIds()
    .map((id) => storedMatch(id).game)
    .find((game) => playable.some(({ id }) => id === game));
  return playable.find(({ id }) => id === last) ?? playable[0];
}

/** Games of which nobody here has finished a match, nor begun one with a coach. `over`: matches that are. */
export function neverPlayed(all: readonly GameInfo[], over: readonly Pick<Snapshot, "game">[]): GameInfo[] {
  const guided = storedMatchIds()
    .map(storedMatch)
    .filter(({ guide }) => guide !== undefined);
  const known = new Set([...over, ...guided].map(({ game }) => game));
  return all.filter(({ id, bots }) => bots.length > 0 && !known.has(id) && !hasMet(id));
}

/** Who sits opposite at first in a match that is begun like this. */
export const firstOpponent = (game: GameInfo, guided: boolean): CharacterInfo | undefined =>
  guided ? game.characters[0] : nextOpponent(game.id, game.characters);

/** How many more than two sit down to a short match. */
export const othersIn = ({ short }: GameInfo): number => Math.max(0, short.seats - 2);

/** Whom somebody should play who has chosen nobody. */
export const proposed = (game: GameInfo): string => firstOpponent(game, false)?.id ?? usualLevel(game);

/** So many computers: the one who was asked for, then the others, the weakest first. */
function computers(game: GameInfo, first: string, count: number): NewSeat[] {
  const others = game.characters.map(({ id }) => id).filter((id) => id !== first);
  return Array.from({ length: count }, (_, at) => ({
    kind: "bot",
    level: [first, ...others][at] ?? usualLevel(game),
  }));
}

/** Whoever only joins in plays no better than the one who was asked for. */
function gentle({ characters }: GameInfo, first: string, seat: NewSeat): NewSeat {
  const asked = characters.findIndex(({ id }) => id === first);
  const stronger = asked < 0 ? undefined : characters.slice(asked + 1).find(({ id }) => id === seat.level);
  const level = characters[asked]?.level;
  return stronger && stronger.level !== level ? { ...seat, level: `${stronger.id}@${level}` } : seat;
}

/** What the server is asked to make. */
export function quickMatch(game: GameInfo, wish: Wish = {}, name = settings.name): NewMatch {
  const { company = "computers", length = "short", guided = false } = wish;
  const opponent = wish.opponent ?? firstOpponent(game, guided)?.id ?? usualLevel(game);
  const me: NewSeat = name.trim() ? { kind: "me", name: name.trim() } : { kind: "me" };
  const people: NewSeat[] =
    company === "computers" ? [me] : [me, { kind: company === "link" ? "link" : "me" }];
  const options = { ...(length === "short" ? game.short.options : game.short.full) };
  if (company === "link") Object.assign(options, game.short.friends);
  if (company === "computers") Object.assign(options, game.short.alone);
  const pace = game.options.find(({ role }) => role === "pace");
  if (company === "device" && pace?.choices.includes("hotseat")) options[pace.name] = "hotseat";
  // whoever reads what a coach says is not hurried
  if (guided)
    for (const { name: option, optional, role } of game.options)
      if (optional && role === "seconds") options[option] = null;
  const rest = Math.max(0, game.short.seats - people.length);
  const seats = computers(game, opponent, rest).map((seat) => gentle(game, opponent, seat));
  return { game: game.id, options, seats: [...people, ...seats] };
}

/** What the sheet of a quick match has chosen, for the address of all settings. */
export const carrying = ({ company = "computers", length = "short", opponent = "" }: Wish): string =>
  new URLSearchParams({
    with: company === "link" ? "friends" : company,
    ...(company === "computers" && { against: opponent }),
    length,
  }).toString();

/** The quick match whose sheet led to all settings, by their address; null if none did. */
export function carriedOver(game: GameInfo, query: URLSearchParams): NewMatch | null {
  const length = query.get("length");
  if (length !== "short" && length !== "full") return null;
  const asked = query.get("with");
  const company = asked === "friends" ? "link" : asked === "device" ? "device" : "computers";
  const opponent = game.characters.find(({ id }) => id === query.get("against"))?.id;
  return quickMatch(game, { company, length, ...(opponent && { opponent }) });
}

/** Whether these options are those of a short match. */
export const isShort = ({ short }: GameInfo, options: Record<string, unknown>): boolean =>
  short.minutes > 0 &&
  Object.entries(short.options).some(([name, value]) => value !== short.full[name]) &&
  Object.entries(short.options).every(
    ([name, value]) => value === short.full[name] || value === options[name],
  );

/** Make it and go there; why not, otherwise. `replace`: the address that asked for it is not gone back to. */
export const startQuick = (game: GameInfo, wish?: Wish, replace = false): Promise<ApiError | null> =>
  createAndEnter(api.create(quickMatch(game, wish)), game.id, { replace, guided: wish?.guided });
