import { describe, expect, it } from "vitest";
import { distance, hexName, hexOf, hexPitch, isOnPitch, markings, neighbours, ways } from "./hexes";

describe("the pitch of hexes", () => {
  it("has 943 hexes", () => {
    expect(hexPitch(false).hexes).toHaveLength(943);
    expect(hexPitch(false).hexes.every(isOnPitch)).toBe(true);
  });

  it("names hexes and reads the names, but only those of the pitch", () => {
    expect(hexName({ c: 12, h: -4 })).toBe("12,-4");
    expect(hexOf("12,-4")).toEqual({ c: 12, h: -4 });
    expect(hexOf("12,-3")).toBeNull();
    expect(hexOf("19,1")).toBeNull();
    expect(hexOf("goal")).toBeNull();
  });

  it("knows the six hexes around one, and fewer at the edge", () => {
    expect(neighbours({ c: 0, h: 0 }).map(hexName).sort()).toEqual(
      ["0,2", "1,1", "1,-1", "0,-2", "-1,-1", "-1,1"].sort(),
    );
    expect(neighbours({ c: 18, h: 24 })).toHaveLength(3);
  });

  it("counts steps between hexes", () => {
    expect(distance({ c: 0, h: 0 }, { c: 6, h: 6 })).toBe(6);
    expect(distance({ c: 0, h: 0 }, { c: 0, h: 12 })).toBe(6);
    expect(distance({ c: -2, h: 12 }, { c: 3, h: -3 })).toBe(10);
  });

  it.each([false, true])("has room for men twice as large on every hex (upright: %s)", (upright) => {
    const pitch = hexPitch(upright, 20);
    const { x, y, w, h } = pitch.box;
    for (const hex of pitch.hexes) {
      const [left, top] = pitch.centre(hex);
      const room = Math.min(left - x, x + w - left, top - y, y + h - top);
      expect(room).toBeGreaterThanOrEqual(2 * pitch.side - 1e-9);
    }
  });

  it.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])("finds every hex again under its own middle (upright: %s, turned: %s)", (upright, turned) => {
    const pitch = hexPitch(upright, 17, turned);
    for (const hex of pitch.hexes) {
      const [x, y] = pitch.centre(hex);
      expect(pitch.hexAt(x + 3, y - 3)).toEqual(hex);
    }
    const { x, y } = pitch.box;
    expect(pitch.hexAt(x - 40, y - 40)).toBeNull();
  });

  it("is turned by half for whoever attacks towards lower columns", () => {
    for (const upright of [false, true]) {
      const [x, y] = hexPitch(upright, 20).centre({ c: 7, h: -3 });
      expect(hexPitch(upright, 20, true).centre({ c: -7, h: 3 })).toEqual([x, y]);
    }
  });

  it("keeps the whole drawing inside its box, lying and upright", () => {
    for (const upright of [false, true]) {
      const pitch = hexPitch(upright, 20);
      const numbers = (markings(pitch).goals.match(/-?[\d.]+/g) ?? []).map(Number);
      const [along, across] = upright
        ? [pitch.box.h / 2, pitch.box.w / 2]
        : [pitch.box.w / 2, pitch.box.h / 2];
      expect(Math.max(...numbers)).toBeLessThan(along);
      expect(along).toBeGreaterThan(across);
    }
  });
});

describe("ways over the pitch", () => {
  it("lead everywhere a man can walk to, and nowhere else", () => {
    const found = ways({ c: 0, h: 0 }, 2, () => true);
    expect(found.size).toBe(18);
    expect(found.get("2,2")?.map(hexName)).toEqual(["1,1", "2,2"]);
    expect(found.has("0,0")).toBe(false);
  });

  it("go round whoever stands in the way", () => {
    const found = ways({ c: 0, h: 0 }, 3, (hex) => hex !== "1,1" && hex !== "1,3");
    expect(found.get("2,2")?.map(hexName)).toEqual(["1,-1", "2,0", "2,2"]);
  });

  it("prefer, of two that are equally long, the one past fewer opponents", () => {
    const dread = (hex: string) => (hex === "1,1" ? 1 : 0);
    expect(
      ways({ c: 0, h: 0 }, 2, () => true, dread)
        .get("2,0")
        ?.map(hexName),
    ).toEqual(["1,-1", "2,0"]);
    const other = (hex: string) => (hex === "1,-1" ? 1 : 0);
    expect(
      ways({ c: 0, h: 0 }, 2, () => true, other)
        .get("2,0")
        ?.map(hexName),
    ).toEqual(["1,1", "2,0"]);
  });
});
