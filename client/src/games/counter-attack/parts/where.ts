/** Hexes by name on a drawn pitch. */
import { type HexPitch, hexOf } from "../../../board/hexes";
import type { Point } from "../../../board/square";

export const centreOf = (pitch: HexPitch, name: string | null | undefined): Point =>
  pitch.centre(hexOf(name ?? "") ?? { c: 0, h: 0 });

/** Behind a place in the goal: where it says what it is worth. */
export function behindOf(pitch: HexPitch, name: string): Point {
  const [x, y] = centreOf(pitch, name);
  return pitch.upright ? [x, y + 38 * Math.sign(y)] : [x + 46 * Math.sign(x), y];
}

/** The outlines of hexes as one path. */
export function outlinesOf(pitch: HexPitch, names: Iterable<string>, scale = 1): string {
  let d = "";
  for (const name of names) {
    const hex = hexOf(name);
    if (hex) d += pitch.outline(hex, scale);
  }
  return d;
}
