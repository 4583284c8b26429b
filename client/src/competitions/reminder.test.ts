import { expect, it } from "vitest";
import type { Competition } from "./api";
import { endsSoon } from "./reminder";

const HOUR = 3_600_000;
const at = (left: number, more: object = {}) =>
  ({
    now: 0,
    wake: left,
    phase: "RUNNING",
    config: { calendar: "season" },
    fixtures: [
      { part: 1, status: "done" },
      { part: 1, status: "waiting" },
      { part: 2, status: "waiting" },
    ],
    ...more,
  }) as unknown as Competition;

it("reminds of the part that ends within a day, and of what is open in it", () => {
  expect(endsSoon(at(20 * HOUR))).toEqual({ part: 1, ends: 20 * HOUR, open: 1 });
  expect(endsSoon(at(25 * HOUR))).toBeNull();
  expect(endsSoon(at(20 * HOUR, { wake: null }))).toBeNull();
  expect(endsSoon(at(HOUR, { config: { calendar: "marathon" } }))).toBeNull();
});
