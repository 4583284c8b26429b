/** A step of a plan, drawn: the ball flies, men run, and a hex is marked. */
import type { Args } from "../../lib/i18n.svelte";
import type { Sketch } from "..";
import { cellName } from "./parts/notation";

const FLIGHTS = new Set([
  "ca.pass",
  "ca.high",
  "ca.long",
  "ca.headed-pass",
  "ca.header",
  "ca.shot",
  "ca.aim",
]);
/** Hexes around the places of a picture. */
const MARGIN = 5;

export function sketch({ code, args }: { code: string; args: Args }): Sketch {
  const { from, target, at } = args as Record<string, number | undefined>;
  const goal = target ?? at;
  if (goal === undefined || goal < 0) return { ways: [], marks: [] };
  const marks = [cellName(goal)];
  if (from === undefined || from < 0 || from === goal) return { ways: [], marks };
  return { ways: [{ kind: FLIGHTS.has(code) ? "plan" : "walk", cells: [cellName(from), ...marks] }], marks };
}

export function part(places: readonly string[]): [string, string] {
  const hexes = places.map((place) => place.split(",").map(Number));
  const span = (axis: 0 | 1, margin: number) => {
    const values = hexes.map((hex) => hex[axis] ?? 0);
    return [Math.min(...values) - margin, Math.max(...values) + margin] as const;
  };
  if (hexes.length === 0) return ["-18,-24", "18,24"];
  const [left, right] = span(0, MARGIN);
  const [low, high] = span(1, 2 * MARGIN);
  return [`${left},${low}`, `${right},${high}`];
}
