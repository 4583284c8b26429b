import { expect, it } from "vitest";
import { breakOf } from "./break";
import type { Matchday } from "./matchdays";

const day = (part: number, ends: string): Matchday => ({
  part,
  fixtures: [],
  over: 0,
  running: 0,
  ends: ends ? new Date(ends).getTime() : 0,
});
const DAYS = [day(1, ""), day(2, "2026-12-18T22:00"), day(3, "2026-12-27T22:00"), day(4, "2027-01-03T22:00")];
const DAY = 86_400;

it.each([
  ["the first matchday that would end in it, and all later ones", "2026-12-19", "2027-01-01", 3, 14],
  ["a single day counts whole", "2026-12-18", "2026-12-18", 2, 1],
  ["between two matchdays", "2026-12-28", "2026-12-29", 4, 2],
])("a break moves %s", (_, first, last, part, days) => {
  expect(breakOf(DAYS, first, last)).toEqual({ part, seconds: days * DAY });
});

it.each([
  ["", "2026-12-20"],
  ["2026-12-20", ""],
  ["2026-12-20", "2026-12-19"],
  ["2027-02-01", "2027-02-03"],
])("there is none from %s to %s", (first, last) => {
  expect(breakOf(DAYS, first, last)).toBeUndefined();
});
