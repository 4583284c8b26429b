/** The shirts of the two teams: they differ in colour, pattern and plate. */
import type { Kit } from "../../ui/kits";

export function kitFor(seat: number, keeper: boolean): Kit {
  if (keeper) return seat === 0 ? "keeper" : "keeper2";
  return seat === 0 ? "sash" : "sleeves";
}

export const plateOf = (seat: number): "round" | "square" => (seat === 0 ? "round" : "square");
