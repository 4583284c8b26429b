import { describe, expect, it } from "vitest";
import { offerOf } from "./notation";
import { oddsOf } from "./odds";
import { runsBeside, tackleOf, tackleText } from "./ring";

describe("the ring round the man with the ball", () => {
  const { runs } = offerOf(["run H6 1,1", "run H6 3,1", "run H6 -1,1", "run H4 0,2"]);
  it("has the hexes next to him where the man in hand may go", () => {
    const texts = runsBeside(runs.get("H6"), "0,0").map(({ text }) => text);
    expect(texts.sort()).toEqual(["run H6 -1,1", "run H6 1,1"]);
    expect(runsBeside(runs.get("H5"), "0,0")).toEqual([]);
    expect(runsBeside(runs.get("H6"), undefined)).toEqual([]);
  });
  it("tells of a tackle only where the referee does", () => {
    expect(tackleOf(oddsOf({ won: [22, 36], foul: [7, 36], failed: [7, 36] }))).toEqual([22, 36]);
    expect(tackleOf(oddsOf({}))).toBeUndefined();
    expect(tackleOf(undefined)).toBeUndefined();
  });
  it("rounds a chance as the chance line does, whose parts add up to 100", () => {
    expect(tackleText(oddsOf({ won: [10, 16], foul: [3, 16], failed: [3, 16] }))).toBe("62%");
    expect(tackleText(oddsOf({ won: [10, 16] }))).toBe("63%");
  });
});
