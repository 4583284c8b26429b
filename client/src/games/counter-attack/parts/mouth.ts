/** The goal as whoever shoots sees it: seven places from his left, each with what it is worth. */
import { COLUMNS, hexOf } from "../../../board/hexes";
import type { Choice, Offer } from "./notation";
import { type Chance, type Mood, moodOf, type Odds, shareOf } from "./odds";

/** Verbs that are answered with a place in the goal. */
const AT_GOAL: ReadonlySet<string> = new Set(["shot", "aim", "goal"]);
export const isAtGoal = (verb: string | null | undefined): boolean => AT_GOAL.has(verb ?? "");

/** Half hexes from the middle of the goal to its outermost place. */
const POST = 6;

export interface Place {
  /** 1 to 7 from his left: the key that chooses it, and its name. */
  key: number;
  /** The answer; undefined where the ball may not go. */
  choice: Choice | undefined;
  odds: Odds | undefined;
  chance: Chance | undefined;
  mood: Mood | undefined;
  /** Whether the keeper gets there; undefined as long as nobody knows. */
  reached: boolean | undefined;
}

/** What whoever attacks to the right has on his left lies high up. */
export const keyOf = (hex: string): number => {
  const { c, h } = hexOf(hex) ?? { c: COLUMNS, h: 0 };
  return (c > 0 ? POST - h : POST + h) / 2 + 1;
};

export function placesOf(choices: Iterable<Choice>, odds: ReadonlyMap<string, Odds>): Place[] {
  const byKey = new Map([...choices].map((choice) => [keyOf(choice.hex ?? ""), choice]));
  return Array.from({ length: POST + 1 }, (_, i) => {
    const choice = byKey.get(i + 1);
    const known = choice && odds.get(choice.text);
    const chance = known?.chances.get("goal");
    const mood = chance && moodOf("goal", chance);
    return { key: i + 1, choice, odds: known, chance, mood, reached: known && known.keeper.length > 0 };
  });
}

/** The place with the best chance, once one is known; of equal ones the first. */
export function bestOf(places: readonly Place[]): Place | undefined {
  const known = places.filter((place) => place.chance !== undefined);
  return known.reduce<Place | undefined>(
    (best, place) => (best && shareOf(best.chance) >= shareOf(place.chance) ? best : place),
    undefined,
  );
}

/** The verb of a shot that is more likely to go in than not; empty where there is none. */
export function goodShot(
  { plain, hexes }: Pick<Offer, "plain" | "hexes">,
  odds: ReadonlyMap<string, Odds>,
): string {
  const isGood = (chance: Chance | undefined) => shareOf(chance) >= 0.5;
  const aimed = [...hexes].find(
    ([verb, found]) => isAtGoal(verb) && isGood(bestOf(placesOf(found.values(), odds))?.chance),
  );
  const snapshot = plain.find(
    (one) => one.verb === "snapshot" && isGood(odds.get(one.text)?.chances.get("goal")),
  );
  return aimed?.[0] ?? snapshot?.verb ?? "";
}

/** Places next to one another where the keeper gets, as the first and last of each row. */
export function reachOf(places: readonly Place[]): [number, number][] {
  const found: [number, number][] = [];
  for (const { key, reached } of places) {
    const last = found.at(-1);
    if (!reached) continue;
    if (last && last[1] === key - 1) last[1] = key;
    else found.push([key, key]);
  }
  return found;
}
