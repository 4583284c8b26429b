import { describe, expect, it } from "vitest";
import { hexOf } from "../../../board/hexes";
import { type Zone, zoneOf } from "./zones";
import zones from "./zones.json";

/** The number that events use for a hex. */
const cell = (name: string): number => {
  const { c, h } = hexOf(name) ?? { c: 0, h: 0 };
  return (c + 18) * 44 + (h - c) / 2 + 21;
};

describe("parts of the pitch", () => {
  it.each<[string, Zone]>([
    ["-7,15", "midfield"],
    ["9,-3", "edge"],
    ["-14,0", "penalty-area"],
    ["-16,10", "goal-area"],
    ["-12,16", "wing"],
    ["-17,-23", "corner"],
  ])("%s lies in the %s", (name, zone) => {
    expect(zoneOf(cell(name))).toBe(zone);
  });

  /** The same file is compared with the zones of reports in tests/counter_attack/test_zones.py. */
  it.each(Object.entries(zones))("the %s is that of reports", (zone, hexes) => {
    for (const name of hexes.split(" ")) expect(zoneOf(cell(name)), name).toBe(zone);
  });
});
