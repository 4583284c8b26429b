import { describe, expect, it } from "vitest";
import { attributesNow, bestTaker } from "./squad";

const men = [
  { man: "H1", keeper: true, attributes: [5, 1, 5, 5, 6], far: 0 },
  { man: "H7", keeper: false, attributes: [3, 3, 3, 3, 5, 1, 3], far: 17 },
  { man: "H9", keeper: false, attributes: [3, 3, 3, 3, 2, 6, 3], far: 4 },
  { man: "H10", keeper: false, attributes: [3, 3, 3, 3, 2, 2, 3], far: 3 },
];

describe("a sensible taker in one tap", () => {
  it("is the best passer at a corner and a free kick, never a keeper for his own attributes", () => {
    for (const restart of [3, 5]) expect(bestTaker(restart, men)).toBe("H7");
  });
  it("is the best shooter at a penalty", () => expect(bestTaker(6, men)).toBe("H9"));
  it("is the nearest outfielder at a kick-off and a throw-in, not the farthest", () => {
    for (const restart of [1, 4]) expect(bestTaker(restart, men)).toBe("H10");
  });
});

describe("the card of a man on the pitch", () => {
  it("shows the pace that an injury has left him", () => {
    const names = ["pace", "dribbling"];
    expect(attributesNow(names, { attributes: [5, 4] }, { pace: 3 })).toEqual([3, 4]);
  });
});
