import { describe, expect, it } from "vitest";
import { cut, drawn, grouped, swapped } from "./groups";
import draws from "./groups.json";

describe("groups by hand", () => {
  /** The same file is compared with the draw in tests/competition/test_groups.py. */
  it.each(Object.entries(draws))("begins with those of the draw: %s", (name, groups) => {
    const [count = 0, most = 0] = name.split(" in ").map(Number);
    expect(drawn(count, most)).toEqual(groups);
  });
  it("puts a list into the order of its groups", () => {
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
