import { describe, expect, it } from "vitest";
import { hexPitch } from "../../../board/hexes";
import { goalAway, rangeOf } from "./goal";

const attack = (hex: [number, number] | null, seat = 0) =>
  ({
    attack: seat,
    ball: { hex },
    shot_range: 11,
    teams: [{ direction: 1 }, { direction: -1 }],
  }) as unknown as Parameters<typeof goalAway>[0];

describe("how far it is to the goal", () => {
  it("is counted to the nearest hex of it, and a shot reaches eleven", () => {
    expect(goalAway(attack([7, 1]))).toEqual({ hexes: 11, near: "yes" });
    expect(goalAway(attack([6, 0]))).toEqual({ hexes: 12, near: "no" });
    expect(goalAway(attack([-16, 20], 1))).toEqual({ hexes: 8, near: "yes" });
    expect(goalAway(attack([16, 20], 1))?.near).toBe("no");
  });

  it("is nothing where no ball is in play", () => {
    expect(goalAway(attack(null))).toBeNull();
  });

  it("is a line on the side that is attacked", () => {
    const pitch = hexPitch(false);
    const xs = (seat: number) =>
      [...rangeOf(pitch, attack([0, 0], seat)).matchAll(/[ML](-?\d+) /g)].map(coordinate);
    expect(Math.min(...xs(0))).toBeGreaterThan(0);
    expect(Math.max(...xs(1))).toBeLessThan(0);
  });
});

const coordinate = (found: RegExpMatchArray) => Number(found[1]);
