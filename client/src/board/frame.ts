/** Which part of a board is shown where not all of it fits, and what of a wish is in it. */
import type { Box } from "./camera.svelte";
import type { Point } from "./square";

export interface Wish {
  /** What must be seen, however small everything becomes. */
  must: readonly Point[];
  /** What should be seen as far as there is room, the most important first. */
  more: readonly Point[];
  /** Nothing is asked: the picture stays as long as all of it is in sight, and comes no closer. */
  loose?: boolean;
}

export interface Size {
  w: number;
  h: number;
}

export interface Framed {
  box: Box;
  /** What of the wish is in sight. */
  shown: readonly Point[];
}

/** Room for a wish: `usual` is what the screen shows at a comfortable size, `closest` as near as it goes. */
export function framed({ must, more }: Wish, usual: Size, closest: Size, pad: number): Framed {
  const first = must.length > 0 ? must : more.slice(0, 1);
  const shown = [...first];
  let bounds = around(first);
  const sizeOf = (box: Box) => Math.max((box.w + 2 * pad) / usual.w, (box.h + 2 * pad) / usual.h);
  const room = Math.max(1, sizeOf(bounds));
  for (const at of more) {
    const next = joined(bounds, at);
    if (sizeOf(next) > room) continue;
    bounds = next;
    shown.push(at);
  }
  const scale = Math.max(closest.w / usual.w, sizeOf(bounds));
  const [w, h] = [usual.w * scale, usual.h * scale];
  const [x, y] = [bounds.x + (bounds.w - w) / 2, bounds.y + (bounds.h - h) / 2];
  return { box: { x, y, w, h }, shown };
}

export const isWithin = ({ x, y, w, h }: Box, at: Point, pad = 0): boolean =>
  at[0] >= x + pad && at[0] <= x + w - pad && at[1] >= y + pad && at[1] <= y + h - pad;

function around(points: readonly Point[]): Box {
  const [first = [0, 0] as Point, ...rest] = points;
  return rest.reduce(joined, { x: first[0], y: first[1], w: 0, h: 0 });
}

function joined({ x, y, w, h }: Box, at: Point): Box {
  const [left, top] = [Math.min(x, at[0]), Math.min(y, at[1])];
  return { x: left, y: top, w: Math.max(x + w, at[0]) - left, h: Math.max(y + h, at[1]) - top };
}
