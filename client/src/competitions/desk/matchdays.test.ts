import { describe, expect, test } from "vitest";
import type { Competition } from "../api";
import { currentPart, matchdaysOf } from "./matchdays";

const one = (id: string, part: number, status: string, due = 0) => ({
  id,
  part,
  status,
  ...(due ? { due } : {}),
});
const now = {
  fixtures: [
    one("b", 2, "begun", 900),
    one("a", 1, "done"),
    one("c", 2, "waiting", 900),
    one("d", 2, "void"),
    one("e", 3, "waiting", 1900),
  ],
} as unknown as Competition;

describe("the calendar of the desk", () => {
  test("parts in their order, with what is over, running and when they end", () => {
    expect(matchdaysOf(now).map((day) => [day.part, day.over, day.running, day.ends])).toEqual([
      [1, 1, 0, 0],
      [2, 1, 1, 900],
      [3, 0, 0, 1900],
    ]);
  });
  test("the first with an end is the one to change; none when all is over", () => {
    expect(currentPart(matchdaysOf(now))).toBe(2);
    expect(currentPart([])).toBe(0);
  });
});
