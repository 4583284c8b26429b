/** A step of a plan, drawn: the ball flies, men walk, and a place is marked. */
import type { Args } from "../../lib/i18n.svelte";
import type { Sketch } from "..";
import { cellNamed, flightCells } from "./parts/pitch";

const MARKED = new Set(["ch.placed", "ch.keeper-placed", "ch.enters"]);

export function sketch({ code, args }: { code: string; args: Args }): Sketch {
  const { start, end, cell, direction, before, turned, after } = args as Record<string, number | undefined>;
  if (start !== undefined && direction !== undefined) {
    const from = cellNamed(start);
    const flown = flightCells(from, direction, before ?? 0, turned ?? direction, after ?? 0);
    return { ways: [{ kind: "plan", cells: [from, ...flown] }], marks: flown.slice(-1) };
  }
  const goal = cell ?? end;
  if (goal === undefined || (start === undefined && !MARKED.has(code))) return { ways: [], marks: [] };
  const marks = [cellNamed(goal)];
  return {
    ways: start === undefined ? [] : [{ kind: "walk", cells: [cellNamed(start), ...marks] }],
    marks,
  };
}

/** The whole pitch: it is small enough. */
export const part = (): [string, string] => ["a0", "j14"];
