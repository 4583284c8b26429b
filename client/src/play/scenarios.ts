/** Scenarios: matches that have already begun. Which ones a game has, and the best that was reached in each here. */
import { has } from "../lib/i18n.svelte";
import { seatName } from "../lib/names";
import { read, write } from "../lib/storage";
import type { GameInfo, NewMatch, Snapshot } from "../protocol";

/** How a scenario ended for whoever played it on this device. */
export interface Best {
  won: "yes" | "level" | "no";
  /** Own goals first. */
  goals: [number, number];
  opponent: string;
}
type Kept = Record<string, Record<string, Best>>;
type Offers = Pick<GameInfo, "id" | "options">;

const KEY = "dugout.scenarios";
const RANK = { no: 0, level: 1, yes: 2 };

const choicesOf = ({ options }: Pick<Offers, "options">): readonly string[] =>
  options.find(({ name }) => name === "scenario")?.choices ?? [];

/** Whether a game has any: asked before their words are there. */
export const hasScenarios = (game: Offers): boolean => choicesOf(game).length > 0;

/** Those that can be told; the words of the set-up must have been loaded. */
export const scenariosOf = (game: Offers): string[] =>
  choicesOf(game).filter((id) => has(`scenario-${game.id}-${id}.aim-a`));

/** What the server is asked to make: nobody is asked for squads and line-ups that the scenario leaves open. */
export function scenarioMatch(
  { id, short }: Pick<GameInfo, "id" | "short">,
  scenario: string,
  opponent: string,
  name: string,
): NewMatch {
  const me = name.trim() ? { kind: "me" as const, name: name.trim() } : { kind: "me" as const };
  return { game: id, options: { ...short.full, scenario }, seats: [me, { kind: "bot", level: opponent }] };
}

export const bestOf = (game: string, scenario: string): Best | undefined =>
  read<Kept>(KEY, {})[game]?.[scenario];

/** A better end counts more than a wider margin. */
function isBetter(now: Best, before: Best): boolean {
  const margin = ({ goals: [own, other] }: Best) => own - other;
  const steps = [RANK[now.won] - RANK[before.won], margin(now) - margin(before)];
  return (steps.find((step) => step !== 0) ?? 0) > 0;
}

/** Keep the end of a scenario that one person here has played, if it is the best so far. */
export function noteScenario(snapshot: Snapshot): void {
  const { game, status, result, seats, view } = snapshot;
  const id = (view as { scenario?: { id?: string } | null } | undefined)?.scenario?.id;
  const [me, ...more] = seats.filter((seat) => seat.yours);
  const other = seats.find((seat) => !seat.yours);
  if (!id || status !== "over" || !result || !me || !other || more.length > 0) return;
  const firsts = result.places.filter((place) => place === 1).length;
  const won = result.places[me.seat] !== 1 ? "no" : firsts > 1 ? "level" : "yes";
  const goals: [number, number] = [result.scores[me.seat] ?? 0, result.scores[other.seat] ?? 0];
  const now: Best = { won, goals, opponent: seatName(snapshot, other.seat) };
  const kept = read<Kept>(KEY, {});
  const before = kept[game]?.[id];
  if (!before || isBetter(now, before)) write(KEY, { ...kept, [game]: { ...kept[game], [id]: now } });
}
