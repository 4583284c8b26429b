/** A step of a plan, drawn: the side of the fixture on which the card goes. */
import type { Args } from "../../lib/i18n.svelte";
import type { Sketch } from "..";
import { FIXTURES, sideFrom, sideKey } from "./parts/model";

export function sketch({ args }: { args: Args }): Sketch {
  const { fixture, side } = args;
  if (typeof fixture !== "number" || typeof side !== "number") return { ways: [], marks: [] };
  return { ways: [], marks: [sideKey({ fixture, side: side === 0 ? 0 : 1 })] };
}

/** The fixtures, and one on either side of them. */
export function part(places: readonly string[]): [string, string] {
  const rows = places.map((place) => sideFrom(place).fixture);
  if (rows.length === 0) return ["1", String(FIXTURES)];
  return [String(Math.max(1, Math.min(...rows) - 1)), String(Math.min(FIXTURES, Math.max(...rows) + 1))];
}
