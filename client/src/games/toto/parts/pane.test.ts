import { expect, it } from "vitest";
import { mostInSight, type Span } from "./pane.svelte";

const rows = (...numbers: number[]): Span[] => numbers.map((row) => [26 + 46 * (row - 1), 26 + 46 * row]);
/** Thirteen rows of 46 below a head of 26, of which a phone shows ten. */
const end = 26 + 13 * 46 - 486;
const look = (at: number, ...wanted: number[]) => mostInSight(at, 486, 26, end, rows(...wanted));

it("keeps still where all that can be chosen is in sight", () => {
  expect(look(0, 2, 9)).toBe(0);
  expect(look(end, 4, 13)).toBe(end);
  expect(look(40, 5)).toBe(40);
});

it("goes to where most of it is, no further than it must", () => {
  expect(look(end, 1, 2, 3, 13)).toBe(0);
  expect(look(0, 1, 11, 12)).toBe(26 + 12 * 46 - 486);
  expect(look(end, 2, 3, 8), "row 2 just below the head").toBe(46);
});
