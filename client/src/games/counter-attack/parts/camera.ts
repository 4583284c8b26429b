/** What the camera of a narrow screen shows, as hexes: the ball, the men who may act, and all that is asked for. */
import { CENTRE, COLUMNS, distance, hexName, hexOf } from "../../../board/hexes";
import type { Table } from "../table.svelte";
import { inFlight } from "./flight";
import { isAtGoal } from "./mouth";
import { pieceText } from "./notation";

export interface Sight {
  must: string[];
  more: string[];
  loose?: boolean;
}

type Seen = Pick<
  Table,
  | "man"
  | "mode"
  | "offer"
  | "targets"
  | "listed"
  | "able"
  | "standing"
  | "asked"
  | "question"
  | "pieces"
  | "seat"
  | "view"
> & {
  stage: Pick<Table["stage"], "at" | "ball" | "moving">;
  match: { marks: readonly string[]; isReplay: boolean };
};

/** Verbs whose hexes are where somebody or the ball must go. */
const PLACES = ["place", "retreat", "corner"];

export function sightOf(table: Seen): Sight {
  const near = subjectOf(table);
  if (table.man) return inHand(table, table.man, near);
  const listed = table.listed.flatMap(({ hex }) => hex ?? []);
  if (listed.length > 0) {
    const { close, far } = byDistance(near, [ballOf(table), ...flightIn(table)]);
    return { must: [...new Set([near, ...listed, ...close])], more: far };
  }
  const told = [...flightIn(table), ...table.match.marks, ...placesIn(table), ...goalIn(table)];
  // whoever has just played watches: the picture follows what moves, and nothing else
  if (!table.asked && table.seat !== null && !table.match.isReplay)
    return { must: [near, ...table.stage.moving, ...told], more: [], loose: true };
  if (table.asked?.code === "ca.snap-move") return snapSight(table, near);
  const { men, keeper } = actingIn(table);
  const asked = men.length > 0 ? men : [...table.targets.keys()];
  const ahead = aheadOf(near, table, AHEAD);
  // whoever walks back into position may be far from the ball: it is about him
  if (table.asked?.code === "ca.free-moves")
    return { must: [...told, ...asked], more: [near, ...ahead, ...keeper] };
  if (men.length === 0 || !PLAYS.has(table.asked?.code ?? ""))
    return { must: [near, ...told, ...asked], more: [...ahead, ...keeper] };
  const { close, far } = inPlay(table, near, men);
  // whoever plays the ball looks forward; whoever attacks sees into what space he could run
  const space = isAtGoal(table.mode) ? [] : aheadOf(near, table, SPACES[table.asked?.code ?? ""] ?? 0);
  return { must: [near, ...told, ...space, ...close], more: [...ahead, ...far, ...keeper] };
}

/** Questions in which many may act: those near the ball and before it are what it is about, the others have tabs. */
const PLAYS = new Set(["ca.action", "ca.move-a", "ca.move-b", "ca.move-c"]);
/** How many columns before the ball belong to a picture: for a pass, a run, or two last steps. */
const SPACES: Record<string, number> = { "ca.action": 8, "ca.move-a": 5, "ca.move-c": 5 };

/** Who is near enough to the ball to matter, and who is not, the nearest first: whoever stands before it sooner. */
function inPlay({ view }: Seen, near: string, men: readonly string[]): { close: string[]; far: string[] } {
  const ball = hexOf(near) ?? CENTRE;
  const direction = view.teams[view.attack]?.direction ?? 1;
  const away = (hex: string): number => {
    const to = hexOf(hex) ?? CENTRE;
    const isBehind = (to.c - ball.c) * direction < 0;
    return distance(to, ball) + (isBehind ? BEHIND : 0);
  };
  const sorted = [...men].sort((a, b) => away(a) - away(b));
  return {
    close: sorted.filter((hex) => away(hex) <= CLOSE),
    far: sorted.filter((hex) => away(hex) > CLOSE),
  };
}
/** So near a man belongs to the picture however it is framed; behind the ball he must stand so much nearer. */
const CLOSE = 7;
const BEHIND = 3;

/** A man in hand with every hex he may go to; the ball and where it comes down, unless that is far from him. */
function inHand(table: Seen, man: string, near: string): Sight {
  const own = at(table, [man]);
  const { close, far } = byDistance(own[0], [ballOf(table), ...flightIn(table)]);
  return { must: [...own, ...table.targets.keys(), ...close], more: [...new Set([...far, near])] };
}

/** What is so close to a hex that one picture can show both at a size that can be read, and what is not. */
function byDistance(from: string | undefined, hexes: string[]): { close: string[]; far: string[] } {
  const start = hexOf(from ?? "");
  const isClose = (hex: string) => start !== null && distance(start, hexOf(hex) ?? CENTRE) <= TOGETHER;
  return { close: hexes.filter(isClose), far: hexes.filter((hex) => !isClose(hex)) };
}
/** As far as a shot from distance. */
const TOGETHER = 12;

/** Before a snapshot: the shooter, the goal and whoever is near enough to matter; the others if there is room. */
function snapSight(table: Seen, near: string): Sight {
  const ball = hexOf(near) ?? CENTRE;
  const c = (table.view.teams[table.view.attack]?.direction ?? 1) * COLUMNS;
  const posts = [POST, -POST].map((h) => hexName({ c, h }));
  const men = at(table, actors(table));
  const isClose = (hex: string) => distance(hexOf(hex) ?? CENTRE, ball) <= AHEAD;
  return { must: [near, ...posts, ...men.filter(isClose)], more: men.filter((hex) => !isClose(hex)) };
}
/** The last hex of a goal mouth (CA-3.1). */
const POST = 6;

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

const ballOf = ({ stage }: Pick<Seen, "stage">): string => stage.ball ?? "0,0";

/** The hex of whom the question is about; otherwise of the ball. */
function subjectOf({ question, stage }: Seen): string {
  const own = question?.args.piece;
  const man = typeof own === "number" && own >= 0 ? stage.at.get(pieceText(own)) : undefined;
  return man ?? ballOf({ stage });
}

/** So many columns before the ball belong to every picture of an attack. */
const AHEAD = 8;

/** The space into which is attacked. */
function aheadOf(near: string, { view }: Pick<Seen, "view">, columns: number): string[] {
  const from = hexOf(near);
  const direction = view.teams[view.attack]?.direction;
  if (!from || !direction) return [];
  const c = Math.max(-COLUMNS, Math.min(COLUMNS, from.c + columns * direction));
  const inwards = (c - from.c) % 2 === 0 ? 0 : -Math.sign(from.h || 1);
  return [hexName({ c, h: from.h + inwards })];
}

const at = ({ stage }: Pick<Seen, "stage">, men: Iterable<string>): string[] =>
  [...men].flatMap((man) => stage.at.get(man) ?? []);

/**
 * Where they stand. A keeper far behind would make everybody small: he is seen if there is room. At a penalty
 * everybody may be moved, but the spot is what it is about, and where a shot is aimed the goal.
 */
function actingIn(table: Seen): { men: string[]; keeper: string[] } {
  if (table.question?.code === "ca.penalty-place" || isAtGoal(table.mode)) return { men: [], keeper: [] };
  const found = actors(table);
  const isKeeper = (man: string) => table.pieces.get(man)?.keeper ?? false;
  return {
    men: at(
      table,
      found.filter((man) => !isKeeper(man)),
    ),
    keeper: at(table, found.filter(isKeeper)),
  };
}

/** Where a ball in the air comes down. */
function flightIn({ view }: Seen): string[] {
  const flight = inFlight(view);
  return flight ? [flight.target.join(",")] : [];
}

const placesIn = ({ offer, targets }: Seen): string[] =>
  PLACES.some((verb) => offer.hexes.has(verb)) ? [...targets.keys()] : [];

/** A goal that can be shot at, from post to post: each of its places says what it is worth. */
export const goalIn = (table: Pick<Seen, "offer" | "view" | "seat">): string[] => [
  ...[...table.offer.hexes].flatMap(([verb, shots]) => (isAtGoal(verb) ? [...shots.keys()] : [])),
  ...snapAt(table),
];

/** The middle of the goal where a snapshot is on offer, which is aimed only afterwards. */
function snapAt({ offer, view, seat }: Pick<Seen, "offer" | "view" | "seat">): string[] {
  const direction = view.teams[seat ?? -1]?.direction;
  const isOn = offer.plain.some(({ verb }) => verb === "snapshot");
  return isOn && direction ? [hexName({ c: direction * COLUMNS, h: 0 })] : [];
}
