/** The shirts of the two teams: they differ in colour, pattern and plate. */
import { type Kit, kitOf } from "../../../ui/kits";

export const kitFor = (seat: number, keeper: boolean): Kit => kitOf("counter-attack", seat, keeper);

export const plateOf = (seat: number): "round" | "square" => (seat === 0 ? "round" : "square");
