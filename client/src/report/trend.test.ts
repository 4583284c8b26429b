import { beforeEach, expect, it } from "vitest";
import { noted } from "./trend";

beforeEach(() => localStorage.clear());
const own = (match: string, each: number, decisions = 40, game = "champions") => ({
  match,
  game,
  decisions,
  each,
});

it("compares a match with those of the game before it, each decision counting alike", () => {
  expect(noted(own("a", 4, 20), 30)).toBeNull();
  expect(noted(own("b", 9, 90, "another"), 30)).toBeNull();
  expect(noted(own("c", 1), 30)).toBeNull();
  expect(noted(own("d", 2.04), 30)).toEqual({ now: 2, mean: 2, count: 2 });
  expect(noted(own("e", 5, 12), 30)).toBeNull();
});

it("counts a match that is graded again once, where it was", () => {
  noted(own("a", 3), 30);
  noted(own("b", 1), 30);
  expect(noted(own("c", 2), 30)).toEqual({ now: 2, mean: 2, count: 2 });
  expect(noted(own("b", 1.5), 30)).toEqual({ now: 1.5, mean: 3, count: 1 });
  expect(noted(own("c", 2), 30)).toEqual({ now: 2, mean: 2.3, count: 2 });
});
