import { describe, expect, it } from "vitest";
import { inOrder, keyed, moved } from "./seeds";

describe("seeds", () => {
  it("move to where they are put, and no further than the list", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  });

  it("follow those who were moved when somebody leaves, and later ones come last", () => {
    const all = ["Ada", "Bo", "Cy", "Di"].map((name, kit) => ({ name, kit, number: kit + 1 }));
    const order = [1, 3, 0, 2];
    expect(inOrder(all, order).map(({ name }) => name)).toEqual(["Bo", "Di", "Ada", "Cy"]);
    const left = all.filter(({ name }) => name !== "Bo").map((one, at) => ({ ...one, number: at + 1 }));
    const now = [...left, { name: "Ed", kit: 4, number: 4 }];
    expect(inOrder(now, order).map(({ name }) => name)).toEqual(["Di", "Ada", "Cy", "Ed"]);
    expect(inOrder(now, []).map(({ name }) => name)).toEqual(["Ada", "Cy", "Di", "Ed"]);
  });

  it("move by arrows once lifted, and at once with Alt", () => {
    expect(keyed({ key: "ArrowUp", altKey: false }, 2, false)).toBeNull();
    expect(keyed({ key: "ArrowUp", altKey: true }, 2, false)).toBe(1);
    expect(keyed({ key: "ArrowDown", altKey: false }, 2, true)).toBe(3);
    expect(keyed({ key: "x", altKey: true }, 2, true)).toBeNull();
  });
});
