/** The shirts of the seats: eight that differ in pattern as well as in colour. */
export const KITS = [
  "stripes",
  "checks",
  "hoops",
  "sleeves",
  "halves",
  "band",
  "chevron",
  "quarters",
] as const;
export type Kit = (typeof KITS)[number] | "plain" | "sash" | "pinstripe" | "yoke" | "keeper" | "keeper2";

export function kitOf(seat: number): Kit {
  return KITS[seat % KITS.length] ?? "plain";
}
