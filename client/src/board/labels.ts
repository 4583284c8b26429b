/** Where words stand on a board: beside what they are about, over no man and over no other words. */
import type { Point } from "./square";

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** Words that want a place: what they are about, and how much room they take. */
export interface Wanted {
  about: Box;
  w: number;
  h: number;
}

/** What lies on the board already. */
export interface Laid {
  /** The board itself: no word hangs over its edge. */
  board: Box;
  /** Men, the ball, goals: nothing may lie over them. */
  kept: readonly Box[];
  /** Cells that can be tapped and lines: better left free. */
  free: readonly Box[];
  unit: number;
}

/** How far from what they are about words may stand, in cells; the nearest place wins. */
const FAR = [0, 0.4, 0.8, 1.2, 1.6, 2.1, 2.6];
const SIDES: readonly Point[] = [
  [1, 0], [-1, 0], [0, -1], [0, 1], [1, -1], [-1, -1], [1, 1], [-1, 1],
]; // biome-ignore format: a table
/** A cell farther away costs as much as so many square cells of what is better left free. */
const STEP = 0.2;

function shared([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const w = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const h = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return w > 0 && h > 0 ? w * h : 0;
}

const isWithin = ([x, y, w, h]: Box, [bx, by, bw, bh]: Box): boolean =>
  x >= bx && y >= by && x + w <= bx + bw && y + h <= by + bh;

/** Boxes beside a thing in all directions, with how far away they are. */
function* beside({ about: [x, y, w, h], w: lw, h: lh }: Wanted, unit: number): Generator<[Box, number]> {
  const gap = unit * 0.06;
  for (const far of FAR)
    for (const [dx, dy] of SIDES) {
      const away = gap + far * unit;
      const middle = x + w / 2 + dx * (w / 2 + lw / 2 + away);
      // over a corner words begin at the height at which the thing ends
      const cy = y + h / 2 + dy * (h / 2 + lh / 2 + (dx === 0 ? away : gap));
      // above and below they may as well begin or end where the thing does
      const shifts = dx === 0 && lw > w ? [0, (lw - w) / 2, (w - lw) / 2] : [0];
      for (const shift of shifts) yield [[middle + shift - lw / 2, cy - lh / 2, lw, lh], far];
    }
}

/** The middle of each label, the first ones first served; null where there is room for it nowhere near. */
export function placed(wanted: readonly Wanted[], { board, kept, free, unit }: Laid): (Point | null)[] {
  const taken = [...kept];
  return wanted.map((one) => {
    let best: Box | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [box, far] of beside(one, unit)) {
      const cost = far * STEP + free.reduce((sum, other) => sum + shared(box, other), 0) / unit ** 2;
      if (cost >= least || !isWithin(box, board) || taken.some((other) => shared(box, other) > 0)) continue;
      [best, least] = [box, cost];
    }
    if (!best) return null;
    taken.push(best);
    return [best[0] + best[2] / 2, best[1] + best[3] / 2];
  });
}
