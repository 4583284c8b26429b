import { describe, expect, it } from "vitest";
import type { Sight } from "./camera";
import { Trail } from "./trail";

const watched = (...must: string[]): Sight => ({ must, more: [], loose: true });

describe("a picture while others play", () => {
  it("does not turn to whoever runs far from the ball", () => {
    expect(new Trail().follow(watched("0,0", "1,1", "-14,0", "-12,0"), "0,0", null).must).toEqual([
      "0,0",
      "1,1",
    ]);
  });

  it("takes in what it has followed, as long as that is near, so that it does not swing back", () => {
    const trail = new Trail();
    trail.follow(watched("0,0", "6,0"), "0,0", null);
    expect(trail.follow(watched("0,0", "-6,0"), "0,0", null)).toMatchObject({
      must: ["0,0", "-6,0"],
      more: ["6,0"],
    });
    expect(trail.follow(watched("-18,0"), "-18,0", null).more).toEqual([]);
  });

  it("keeps whoever has just acted in sight where somebody is asked, and begins anew", () => {
    const trail = new Trail();
    trail.follow(watched("0,0", "6,0"), "0,0", null);
    const asked: Sight = { must: ["0,0"], more: ["8,0"] };
    expect(trail.follow(asked, "0,0", "4,2").more).toEqual(["4,2", "8,0"]);
    expect(trail.follow(asked, "0,0", "-14,0")).toBe(asked);
    expect(trail.follow(watched("0,0"), "0,0", null).more).toEqual([]);
  });
});
