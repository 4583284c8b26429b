/** Fingers are thick: a tap means the nearest thing that can be meant. */
import type { Point } from "./square";

export interface Spot {
  id: string;
  at: Point;
}

export interface Aim {
  /** What the tap means; null: nothing is near enough. */
  hit: string | null;
  /** Two or more that are equally likely: a loupe lets the person choose. */
  rivals: string[];
}

/**
 * The target meant by a tap. `exact` is the cell under the finger: if it is a target itself, it wins. Otherwise the
 * nearest within `reach`; where a second one is hardly farther (`margin`), nobody can know which was meant.
 */
export function aim(spots: readonly Spot[], tap: Point, exact: string, reach: number, margin: number): Aim {
  if (spots.some((spot) => spot.id === exact)) return { hit: exact, rivals: [] };
  const near = spots
    .map((spot) => ({ id: spot.id, far: Math.hypot(spot.at[0] - tap[0], spot.at[1] - tap[1]) }))
    .filter((spot) => spot.far <= reach)
    .sort((a, b) => a.far - b.far);
  const [first, second] = near;
  if (!first) return { hit: null, rivals: [] };
  if (second && second.far - first.far < margin)
    return { hit: null, rivals: near.filter((spot) => spot.far - first.far < margin).map((spot) => spot.id) };
  return { hit: first.id, rivals: [] };
}
