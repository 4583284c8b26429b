import { describe, expect, it } from "vitest";
import { bestNamed } from "./squad";

const men = [
  { man: "H1", keeper: true, attributes: [5, 1, 5, 5, 6] },
  { man: "H7", keeper: false, attributes: [3, 3, 3, 3, 5, 1, 3] },
  { man: "H9", keeper: false, attributes: [3, 3, 3, 3, 2, 6, 3] },
];

describe("a sensible man in one tap", () => {
  it("is the best passer at a set piece, never a keeper for his own attributes", () => {
    expect(bestNamed("taker", men)).toBe("H7");
  });
  it("is nobody where nothing speaks for one", () => {
    expect(bestNamed("remove", men)).toBeUndefined();
  });
});
