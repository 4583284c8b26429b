/** Players by what they are good at, for lists and suggestions. The referee judges line-ups, not this. */
import type { GameEvent } from "../../../protocol";
import type { CounterAttackView, Member, Piece, Team } from "../types";

export type Line = "keeper" | "defence" | "midfield" | "attack";

const LINES: Record<string, Line> = {
  keeper: "keeper",
  stopper: "defence",
  "ball-playing defender": "defence",
  "full-back": "defence",
  "holding midfielder": "midfield",
  playmaker: "midfield",
  winger: "midfield",
  "target forward": "attack",
  finisher: "attack",
};

export const lineOf = (kind: string): Line => LINES[kind] ?? "midfield";

/** Places by shirt: what counts there (numbers of attributes), in the advice of the rule book. */
const WANTED: Record<number, readonly number[]> = {
  2: [0, 2],
  3: [0, 2],
  4: [2, 3],
  5: [2, 3],
  7: [1, 4],
  11: [1, 4],
  9: [5, 3],
  10: [5, 3],
};

export type Place = "keeper" | "full-back" | "centre-back" | "wide" | "central" | "forward";
const PLACES: readonly Place[] = [
  "keeper", "full-back", "full-back", "centre-back", "centre-back",
  "central", "wide", "central", "forward", "forward", "wide",
]; // biome-ignore format: a table
export const placeOf = (shirt: number): Place => PLACES[shirt - 1] ?? "central";

const LINE_OF: Record<Place, Line> = {
  keeper: "keeper",
  "full-back": "defence",
  "centre-back": "defence",
  wide: "midfield",
  central: "midfield",
  forward: "attack",
};

/** The lines in which a squad has fewer men than its shirts want, its reserves shared out alike. */
export function missingLines(team: Pick<Team, "squad" | "shirts" | "size"> | undefined): Set<Line> {
  const { squad = [], shirts = [], size = 0 } = team ?? {};
  const places = shirts.map((shirt) => LINE_OF[placeOf(shirt)]);
  const count = (lines: readonly Line[], line: Line) => lines.filter((one) => one === line).length;
  const men = squad.map((member) => lineOf(member.kind));
  const wanted = (line: Line) => Math.round((count(places, line) * size) / Math.max(1, shirts.length));
  return new Set([...new Set(places)].filter((line) => count(men, line) < wanted(line)));
}

/** Whether a team lines up eleven men: fewer, as some scenarios have it, stand in no formation. */
export const isEleven = (team: Pick<Team, "shirts"> | undefined): boolean => team?.shirts.length === 11;

/** How well a player fits a shirt: the sum of what counts there. */
export function fit(member: Pick<Member, "attributes">, shirt: number): number {
  const wanted = WANTED[shirt];
  if (!wanted) return member.attributes.reduce((a, b) => a + b, 0);
  return wanted.reduce((all, which) => all + (member.attributes[which] ?? 0), 0);
}

/** Best for a shirt first. */
export function byFit(members: readonly Member[], shirt: number): Member[] {
  const total = (m: Member) => m.attributes.reduce((a, b) => a + b, 0);
  return [...members].sort(
    (a, b) => fit(b, shirt) - fit(a, shirt) || total(b) - total(a) || a.number - b.number,
  );
}

export interface Candidate {
  man: string;
  keeper: boolean;
  attributes: readonly number[];
  /** Hexes to the ball. */
  far: number;
}

/**
 * By number of the restart, what counts for its taker (the number of an attribute): High Pass, Shooting at a penalty.
 */
const TAKEN_WITH: Record<number, number> = { 3: 4, 5: 4, 6: 5 };

/** Who shoots when is a matter of Shooting. */
const SHOOTING = 5;

/** The attribute that counts for whoever is asked for by name, as its number; none does where anybody is as good. */
export const countsFor = (code: string, restart: number): number | undefined =>
  code === "order" ? SHOOTING : code === "taker" ? TAKEN_WITH[restart] : undefined;

/**
 * The taker whom anybody would name: who is best at what the restart needs. A kick-off and a throw-in need nothing, so
 * whoever is nearest goes and everybody else keeps his place. A keeper stays in his goal.
 */
export function bestTaker(restart: number, men: readonly Candidate[]): string | undefined {
  const which = TAKEN_WITH[restart];
  const skill = (one: Candidate) => (which === undefined ? 0 : (one.attributes[which] ?? 0));
  return men.toSorted(
    (a, b) => Number(a.keeper) - Number(b.keeper) || skill(b) - skill(a) || a.far - b.far,
  )[0]?.man;
}

/** What the cards say of a man on the pitch, with what has changed since: an injury costs Pace. */
export function attributesNow(
  names: readonly string[],
  member: Pick<Member, "attributes">,
  piece: Pick<Piece, "pace">,
): number[] {
  return member.attributes.map((value, i) => (names[i] === "pace" ? piece.pace : value));
}

/** Cards that were picked since the last ones were laid open, each with the seat that took it. */
export function takenCards(
  events: readonly Pick<GameEvent, "code" | "args">[],
  view: Pick<CounterAttackView, "teams" | "open_cards">,
): { member: Member; seat: number }[] {
  const found: { member: Member; seat: number }[] = [];
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const event = events[i];
    if (!event || event.code === "ca.card-open") break;
    if (event.code !== "ca.picked") continue;
    const seat = event.args.seat ?? 0;
    const member = view.teams[seat]?.squad.find((m) => m.number > 1 && m.card === event.args.card);
    if (member) found.unshift({ member, seat });
  }
  return found;
}
