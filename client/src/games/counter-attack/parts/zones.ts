/** Parts of the pitch, as people name them: nobody says coordinates aloud. */
import { hexOf } from "../../../board/hexes";
import { cellName } from "./notation";

export type Zone = "goal-area" | "penalty-area" | "edge" | "midfield" | "corner" | "wing";

/** Where a hex of an event lies. */
export function zoneOf(cell: number): Zone {
  const { c, h } = hexOf(cellName(cell)) ?? { c: 0, h: 0 };
  const [long, wide] = [Math.abs(c), Math.abs(h)];
  if (long >= 16 && wide <= 10) return "goal-area";
  if (long >= 12 && wide <= 15) return "penalty-area";
  if (wide > 15) return long >= 15 && wide >= 20 ? "corner" : "wing";
  return long >= 8 ? "edge" : "midfield";
}
