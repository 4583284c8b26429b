import { describe, expect, it } from "vitest";
import { keyed, moved } from "./seeds";

describe("seeds", () => {
  it("move to where they are put, and no further than the list", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  });

  it("move by arrows once lifted, and at once with Alt", () => {
    expect(keyed({ key: "ArrowUp", altKey: false }, 2, false)).toBeNull();
    expect(keyed({ key: "ArrowUp", altKey: true }, 2, false)).toBe(1);
    expect(keyed({ key: "ArrowDown", altKey: false }, 2, true)).toBe(3);
    expect(keyed({ key: "x", altKey: true }, 2, true)).toBeNull();
  });
});
