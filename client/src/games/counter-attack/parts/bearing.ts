/** Where a hex lies from another, as a player who attacks would say it. */
import { type Hex, hexOf } from "../../../board/hexes";
import type { CounterAttackView } from "../types";
import type { Choice } from "./notation";

export type Bearing = "goal" | "wing" | "inside" | "wide" | "back";

/** Within the width of the penalty area nobody is on the wing. */
const CENTRAL = 8;

/** `direction`: 1 where the side attacks towards higher columns. */
export function bearingOf(from: Hex, to: Hex, direction: number): Bearing {
  const forward = (to.c - from.c) * direction;
  const inwards = Math.abs(from.h) - Math.abs(to.h);
  if (forward < 0) return "back";
  if (forward > 0) return inwards >= 0 || Math.abs(to.h) <= CENTRAL ? "goal" : "wing";
  return inwards > 0 ? "inside" : "wide";
}

export type Hand = "far-left" | "left" | "middle" | "right" | "far-right";
/** By how many there are to tell apart. */
const HANDS: Record<number, readonly Hand[]> = {
  2: ["left", "right"],
  3: ["left", "middle", "right"],
  4: ["far-left", "left", "right", "far-right"],
  5: ["far-left", "left", "middle", "right", "far-right"],
};

/** Of hexes with the same bearing, on which hand of whoever attacks each lies; null where that says nothing. */
export function handsOf(to: readonly Hex[], direction: number): (Hand | null)[] {
  const fromLeft = [...to].sort((a, b) => (b.h - a.h || b.c - a.c) * direction);
  return to.map((hex) => HANDS[to.length]?.[fromLeft.indexOf(hex)] ?? null);
}

/**
 * Whether the pitch is turned for a side, so that it attacks upwards or to the right. After half-time, as long as
 * somebody may be replaced, everybody still stands where he stood: then his keeper says which way it was.
 */
export function isTurnedFor(seat: number, { ask, pieces, teams }: Lying): boolean {
  const keeper = ask === "ca.substitute" ? pieces.find((one) => one.seat === seat && one.keeper) : undefined;
  return keeper?.hex ? (keeper.hex[0] ?? 0) > 0 : teams[seat]?.direction === -1;
}
type Lying = Pick<CounterAttackView, "ask" | "pieces" | "teams">;

/**
 * Choices clockwise around their middle, from the topmost on the screen; `upright`: columns run upwards there,
 * `turned`: the other way round.
 */
export function clockwise(choices: readonly Choice[], upright: boolean, turned = false): Choice[] {
  const way = turned ? -1 : 1;
  const points = choices.map((choice) => {
    const { c, h } = hexOf(choice.hex ?? "") ?? { c: 0, h: 0 };
    const [along, across] = [1.5 * c * way, (Math.sqrt(3) / 2) * h * way];
    return { choice, x: upright ? -across : along, y: upright ? along : across };
  });
  const mean = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const angle = (point: { x: number; y: number }) => Math.atan2(point.x - x, point.y - y);
  const [top] = points.toSorted((a, b) => b.y - a.y || a.x - b.x);
  const first = top ? angle(top) : 0;
  const turn = (point: { x: number; y: number }) =>
    (angle(point) - first + 4 * Math.PI + 1e-9) % (2 * Math.PI);
  return points.sort((a, b) => turn(a) - turn(b)).map(({ choice }) => choice);
}
