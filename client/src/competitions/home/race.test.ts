import { describe, expect, it } from "vitest";
import { LEAGUE } from "../../../tests/league";
import type { Competition, Home } from "../api";
import { drawnOf, linesOf, pathOf } from "./race";

const entrants = [1, 2, 3, 4, 5, 6].map((number) => ({ ...LEAGUE.entrants[0], number, team: `T${number}` }));
const now = { ...LEAGUE, entrants } as never as Competition;
const race = entrants.map(({ number }) => ({ number, points: [number, 2 * number] }));
const home = { news: [], parts: [1, 2], race } as Home;

describe("the race for the title", () => {
  it("draws the best four, with one's own and the followed team among them, best first", () => {
    const lines = linesOf(now, home);
    expect(lines.map((line) => [line.name, line.last])[0]).toEqual(["T6", 12]);
    expect(drawnOf(lines, 0, 0).map((line) => line.number)).toEqual([6, 5, 4, 3]);
    expect(drawnOf(lines, 2, 1).map((line) => line.number)).toEqual([6, 5, 2, 1]);
  });

  it("begins every line at nothing and ends it at the points of the last matchday", () => {
    expect(pathOf([5, 10], 0, 10, 100, 50)).toBe("0.0,50.0 50.0,25.0 100.0,0.0");
    expect(pathOf([-5], -5, 5, 100, 50)).toBe("0.0,25.0 100.0,50.0");
  });
});
