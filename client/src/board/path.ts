/** Lines over a board: chalk with rounded corners and an arrow at its end. */
import type { Point } from "./square";

const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The point `by` away from `from` on the way to `to`. */
export function towards(from: Point, to: Point, by: number): Point {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (far === 0) return from;
  const share = Math.min(1, by / far);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A polyline without the points on its straight parts. */
export function corners(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    const cross =
      (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0]);
    return Math.abs(cross) > 0.01;
  });
}

/** SVG path through the points; a corner is rounded from `radius` before it to `radius` after it. */
export function rounded(points: readonly Point[], radius: number): string {
  const turns = corners(points);
  const [first, ...rest] = turns;
  if (!first) return "";
  let d = `M${text(first)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (!next) d += `L${text(point)}`;
    else {
      const [from, to] = [towards(point, turns[index] ?? first, radius), towards(point, next, radius)];
      d += `L${text(from)}Q${text(point)} ${text(to)}`;
    }
  });
  return d;
}

/** The same points, begun `start` later and ended `end` earlier, so that a line leaves room for what it joins. */
export function trimmed(points: readonly Point[], start: number, end: number): Point[] {
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return [...points];
  return [towards(first, second, start), ...points.slice(1, -1), towards(last, before, end)];
}

/** Triangle of an arrow head with its tip at the end of the points. */
export function arrowHead(points: readonly Point[], size: number): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return "";
  const far = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [dx, dy] = [(tip[0] - before[0]) / far, (tip[1] - before[1]) / far];
  const back: Point = [tip[0] - dx * size * 1.45, tip[1] - dy * size * 1.45];
  const left: Point = [back[0] - dy * size, back[1] + dx * size];
  const right: Point = [back[0] + dy * size, back[1] - dx * size];
  return `M${text(tip)}L${text(left)}L${text(right)}Z`;
}
