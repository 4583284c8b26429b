/** Where the stage stands over a board, and where the light falls. */

export interface Place {
  x: "left" | "right" | "centre";
  y: "top" | "middle" | "bottom";
}

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Nearer to the middle than this a man could lie under the stage. */
const MIDDLE = 0.13;

/** The part of a board that is not concerned; points are shares of its width and height. */
export function placeBeside(points: readonly (readonly [number, number])[]): Place {
  if (points.length === 0) return { x: "right", y: "middle" };
  const mean = (axis: 0 | 1) => points.reduce((sum, at) => sum + at[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const isWide = points.some(([at]) => Math.abs(at - 0.5) < MIDDLE) || spans(points);
  return { x: x < 0.5 ? "right" : "left", y: isWide ? (y < 0.5 ? "bottom" : "top") : "middle" };
}

const spans = (points: readonly (readonly [number, number])[]): boolean =>
  points.some(([x]) => x < 0.5) && points.some(([x]) => x >= 0.5);

/** One light for men who stand together, otherwise one each; `unit` is the size of a cell. */
export function lightsOn(points: readonly (readonly [number, number])[], unit: number): Spot[] {
  const [first] = points;
  if (!first) return [];
  const mean = (axis: 0 | 1) => points.reduce((sum, at) => sum + at[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const reach = Math.max(...points.map((at) => Math.hypot(at[0] - x, at[1] - y)));
  if (reach <= 2 * unit) return [{ x, y, r: reach + 1.5 * unit }];
  return points.map(([px, py]) => ({ x: px, y: py, r: 1.3 * unit }));
}
