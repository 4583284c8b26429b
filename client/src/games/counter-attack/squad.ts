/** Players by what they are good at, for lists and suggestions. The referee judges line-ups, not this. */
import type { GameEvent } from "../../protocol";
import type { CounterAttackView, Member } from "./types";

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
  "keeper", "full-back", "full-back", "centre-back", "centre-back", "central", "wide", "central", "forward", "forward", "wide",
]; // biome-ignore format: a table
export const placeOf = (shirt: number): Place => PLACES[shirt - 1] ?? "central";

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

/** What counts (the number of an attribute) for a man who is named: High Pass at a set piece. */
const NAMED_FOR: Record<string, number> = { taker: 4 };

/** Who is best at what he is named for; a keeper has other attributes and stays in his goal. */
export function bestNamed(
  verb: string,
  men: readonly { man: string; keeper: boolean; attributes: readonly number[] }[],
) {
  const which = NAMED_FOR[verb];
  if (which === undefined) return undefined;
  const value = (one: (typeof men)[number]) => (one.keeper ? -1 : (one.attributes[which] ?? 0));
  return men.toSorted((a, b) => value(b) - value(a))[0]?.man;
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
