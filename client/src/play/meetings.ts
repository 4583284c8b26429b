/** Whom this device has met and beaten. Every finished match counts once; kept in local storage. */

import { read, write } from "../lib/storage";
import type { CharacterInfo, Snapshot } from "../protocol";

/** Ids of matches. */
interface Meetings {
  met: string[];
  won: string[];
}
type Kept = Record<string, Record<string, Meetings>>;

const KEY = "dugout.meetings";
const NONE: Meetings = { met: [], won: [] };
/** More than anybody counts. */
const MOST = 100;
/** So often an opponent is beaten before the next one is proposed. */
const ENOUGH = 2;

/** How often an opponent was met and beaten here. */
export function meetingsWith(game: string, opponent: string): { met: number; won: number } {
  const { met, won } = read<Kept>(KEY, {})[game]?.[opponent] ?? NONE;
  return { met: met.length, won: won.length };
}

/** Whether anybody was met in a game. */
export const hasMet = (game: string): boolean => Object.keys(read<Kept>(KEY, {})[game] ?? {}).length > 0;

/**
 * Count a match that is over and in which somebody on this device played computers. Whoever plays below his own level
 * (`somebody@easy`, in a first match) has not been met at his best: that does not count.
 */
export function noteMeeting({ match, game, status, result, seats }: Snapshot): void {
  const [me, ...more] = seats.filter((seat) => seat.yours);
  if (status !== "over" || !result || !me || more.length > 0) return;
  const won = result.places[me.seat] === 1 && result.places.filter((place) => place === 1).length === 1;
  const kept = read<Kept>(KEY, {});
  const ofGame = { ...kept[game] };
  const levels = seats.flatMap((seat) => (seat.kind === "bot" && seat.level) || []);
  for (const opponent of new Set(levels.filter((level) => !level.includes("@")))) {
    const before = ofGame[opponent] ?? NONE;
    if (before.met.includes(match)) continue;
    const add = (ids: string[]) => [...ids, match].slice(-MOST);
    ofGame[opponent] = { met: add(before.met), won: won ? add(before.won) : before.won };
  }
  write(KEY, { ...kept, [game]: ofGame });
}

/** The weakest opponent who has not been beaten twice; the strongest where all have. They come weakest first. */
export const nextOpponent = (game: string, characters: readonly CharacterInfo[]): CharacterInfo | undefined =>
  characters.find(({ id }) => meetingsWith(game, id).won < ENOUGH) ?? characters.at(-1);
