/** What lies beyond the part of a board that is shown: on which side, and where something at its edge says so. */
import type { Box } from "./camera.svelte";
import type { Point } from "./square";

/** A part of a board on the screen, in pixels of its room. */
export interface Seen {
  box: Box;
  width: number;
  height: number;
  /** The corner on the upper left is covered so far. */
  map: { wide: number; tall: number };
  look: (at: readonly Point[]) => void;
}

export type Side = "up" | "down" | "left" | "right";

/** On which side of a box a point lies: the one over which it is farther; null inside. */
export function beyond({ x, y, w, h }: Box, at: Point): Side | null {
  const over: [Side, number][] = [
    ["up", y - at[1]],
    ["down", at[1] - y - h],
    ["left", x - at[0]],
    ["right", at[0] - x - w],
  ];
  const [side, far] = over.reduce((most, next) => (next[1] > most[1] ? next : most));
  return far > 0 ? side : null;
}

/** Where something that wants to lie at `wanted` lies between two ends without covering anything; null: nowhere. */
export function clearOf(
  wanted: number,
  [least, most]: readonly [number, number],
  covers: (at: number) => boolean,
): number | null {
  const start = Math.max(least, Math.min(wanted, most));
  for (let by = 0; by <= most - least; by += CLEAR_STEP)
    for (const at of [start + by, start - by]) if (at >= least && at <= most && !covers(at)) return at;
  return null;
}
const CLEAR_STEP = 8;
