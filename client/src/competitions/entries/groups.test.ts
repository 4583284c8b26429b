import { describe, expect, it } from "vitest";
import { cut, drawn, grouped, swapped } from "./groups";

describe("groups by hand", () => {
  it("begins with those of the draw, to and fro", () => {
    expect(drawn(7, 2)).toEqual([
      [0, 3, 4],
      [1, 2, 5, 6],
    ]);
    expect(grouped(["a", "b", "c", "d", "e", "f"], 2)).toEqual(["a", "d", "e", "b", "c", "f"]);
  });
  it("cuts a list into groups of the same sizes", () => {
    expect(cut(["a", "b", "c", "d", "e", "f", "g"], 2)).toEqual([
      ["a", "b", "c"],
      ["d", "e", "f", "g"],
    ]);
  });
  it("changes two round", () => {
    expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
  });
});
