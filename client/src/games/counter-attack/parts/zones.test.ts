import { describe, expect, it } from "vitest";
import { hexOf } from "../../../board/hexes";
import { type Zone, zoneOf } from "./zones";

/** The number that events use for a hex. */
const cell = (name: string): number => {
  const { c, h } = hexOf(name) ?? { c: 0, h: 0 };
  return (c + 18) * 44 + (h - c) / 2 + 21;
};

describe("parts of the pitch", () => {
  it.each<[string, Zone]>([
    ["0,0", "midfield"],
    ["-7,15", "midfield"],
    ["9,-3", "edge"],
    ["12,14", "penalty-area"],
    ["-14,0", "penalty-area"],
    ["18,0", "goal-area"],
    ["-16,10", "goal-area"],
    ["4,20", "wing"],
    ["-12,16", "wing"],
    ["18,24", "corner"],
    ["-17,-23", "corner"],
  ])("%s lies in the %s", (name, zone) => {
    expect(zoneOf(cell(name))).toBe(zone);
  });
});
