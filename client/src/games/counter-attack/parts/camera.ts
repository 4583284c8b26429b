/** What the camera of a narrow screen shows, as hexes: the ball, the men who may act, and all that is asked for. */
import { CENTRE, COLUMNS, distance, hexName, hexOf } from "../../../board/hexes";
import type { Table } from "../table.svelte";
import { inFlight } from "./flight";
import { isAtGoal } from "./mouth";
import { pieceText } from "./notation";

export interface Sight {
  must: string[];
  more: string[];
}

type Seen = Pick<
  Table,
  "man" | "offer" | "targets" | "listed" | "able" | "standing" | "question" | "pieces" | "seat" | "view"
> & { stage: Pick<Table["stage"], "at" | "ball">; match: { marks: readonly string[] } };

/** Verbs whose hexes are where somebody or the ball must go. */
const PLACES = ["place", "retreat", "corner"];

export function sightOf(table: Seen): Sight {
  const near = subjectOf(table);
  if (table.man) return { must: [...at(table, [table.man]), ...table.targets.keys()], more: [near] };
  const listed = table.listed.flatMap(({ hex }) => hex ?? []);
  if (listed.length > 0) return { must: [near, ...listed], more: flightIn(table) };
  const lifted = liftedIn(table);
  if (lifted.length > 0) return { must: [], more: inTheMiddle(lifted) };
  const told = [...table.match.marks, ...placesIn(table), ...goalIn(table)];
  return {
    must: [near, ...flightIn(table), ...told],
    more: [...aheadOf(near, table), ...nearest(near, actingIn(table))],
  };
}

/** Men who may act, or whom the ball can be played to. */
export function actors(table: Pick<Seen, "able" | "targets" | "standing" | "pieces" | "seat">): string[] {
  const mates = [...table.targets.keys()].flatMap((hex) => {
    const man = table.standing.get(hex);
    return man && table.pieces.get(man)?.seat === table.seat ? [man] : [];
  });
  return [...new Set([...table.able, ...mates])];
}

/** The men who may act, the one nearest to the ball first: arrows walk from one to the next. */
export function inReach(table: Pick<Seen, "offer" | "stage">): string[] {
  const ball = hexOf(table.stage.ball ?? "") ?? CENTRE;
  const far = (man: string) => distance(hexOf(table.stage.at.get(man) ?? "") ?? CENTRE, ball);
  return [...table.offer.runs.keys()].sort((a, b) => far(a) - far(b));
}

/** The hex of whom the question is about; otherwise of the ball. */
function subjectOf({ question, stage }: Seen): string {
  const own = question?.args.piece;
  const man = typeof own === "number" && own >= 0 ? stage.at.get(pieceText(own)) : undefined;
  return man ?? stage.ball ?? "0,0";
}

/** So many columns before the ball belong to every picture of an attack. */
const AHEAD = 8;

/** The space into which is attacked. */
function aheadOf(near: string, { view }: Pick<Seen, "view">): string[] {
  const from = hexOf(near);
  const direction = view.teams[view.attack]?.direction;
  if (!from || !direction) return [];
  const c = Math.max(-COLUMNS, Math.min(COLUMNS, from.c + AHEAD * direction));
  const inwards = (c - from.c) % 2 === 0 ? 0 : -Math.sign(from.h || 1);
  return [hexName({ c, h: from.h + inwards })];
}

const at = ({ stage }: Pick<Seen, "stage">, men: Iterable<string>): string[] =>
  [...men].flatMap((man) => stage.at.get(man) ?? []);

const actingIn = (table: Seen): string[] => at(table, actors(table));

/** Men who can be taken up; at a penalty everybody may be moved, but the spot is what it is about. */
function liftedIn(table: Seen): string[] {
  if (table.question?.code === "ca.penalty-place") return [];
  return at(
    table,
    [...table.offer.men].flatMap(([man, { verb }]) => (verb === "lift" ? [man] : [])),
  );
}

/** Where a ball in the air comes down. */
function flightIn({ view }: Seen): string[] {
  const flight = inFlight(view);
  return flight ? [flight.target.join(",")] : [];
}

const placesIn = ({ offer, targets }: Seen): string[] =>
  PLACES.some((verb) => offer.hexes.has(verb)) ? [...targets.keys()] : [];

/** The middle of a goal that can be shot at. */
function goalIn({ offer }: Seen): string[] {
  const shots = [...offer.hexes].find(([verb]) => isAtGoal(verb))?.[1];
  const hexes = [...(shots?.keys() ?? [])];
  return hexes.slice(hexes.length >> 1, (hexes.length >> 1) + 1);
}

function nearest(to: string, hexes: Iterable<string>): string[] {
  const from = hexOf(to) ?? CENTRE;
  const far = (hex: string) => distance(hexOf(hex) ?? CENTRE, from);
  return [...hexes].sort((a, b) => far(a) - far(b));
}

/** From the middle of them outwards. */
function inTheMiddle(hexes: readonly string[]): string[] {
  const found = hexes.map((hex) => hexOf(hex) ?? CENTRE);
  const mean = (of: (hex: { c: number; h: number }) => number) =>
    found.reduce((sum, hex) => sum + of(hex), 0) / found.length;
  const middle = { c: mean(({ c }) => c), h: mean(({ h }) => h) };
  const far = (hex: string) => distance(hexOf(hex) ?? CENTRE, middle);
  return [...hexes].sort((a, b) => far(a) - far(b));
}
