/** How far the ball is from the goal that is attacked, and from where it can be shot at (CA-11.3). */
import { COLUMNS, distance, type Hex, type HexPitch, neighbours } from "../../../board/hexes";
import type { CounterAttackView } from "../types";

/** The hexes of a goal, in half hexes from its middle. */
const MOUTH = [-6, -4, -2, 0, 2, 4, 6];

type Attack = Pick<CounterAttackView, "attack" | "ball" | "shot_range" | "teams">;

const directionOf = ({ attack, teams }: Attack): number => teams[attack]?.direction ?? 0;

const toGoal = (from: Hex, direction: number): number =>
  Math.min(...MOUTH.map((h) => distance(from, { c: direction * COLUMNS, h })));

/** Hexes from the ball to the nearest hex of the goal, and whether that is near enough for a shot. */
export function goalAway(view: Attack): { hexes: number; near: "yes" | "no" } | null {
  const direction = directionOf(view);
  const [c, h] = view.ball.hex ?? [];
  if (c === undefined || h === undefined || direction === 0) return null;
  const hexes = toGoal({ c, h }, direction);
  return { hexes, near: hexes <= view.shot_range ? "yes" : "no" };
}

/** The line within which a shot is possible, along the edges of its hexes, as an SVG path. */
export function rangeOf(pitch: HexPitch, view: Attack): string {
  const direction = directionOf(view);
  if (direction === 0) return "";
  let d = "";
  for (const hex of pitch.hexes) {
    if (hex.c * direction < 0 || toGoal(hex, direction) > view.shot_range) continue;
    const [x, y] = pitch.centre(hex);
    for (const beside of neighbours(hex)) {
      if (toGoal(beside, direction) <= view.shot_range) continue;
      const [dx, dy] = [(pitch.centre(beside)[0] - x) / 2, (pitch.centre(beside)[1] - y) / 2];
      const [ex, ey] = [-dy / Math.sqrt(3), dx / Math.sqrt(3)];
      const [from, to] = [
        [x + dx + ex, y + dy + ey],
        [x + dx - ex, y + dy - ey],
      ];
      d += `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`;
    }
  }
  return d;
}
