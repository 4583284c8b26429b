import { describe, expect, it } from "vitest";
import { kitOf as champions } from "../games/champions/parts/kits";
import { kitFor as counterAttack } from "../games/counter-attack/parts/kits";
import { clubKit, kitOf } from "./kits";
import { worn } from "./worn.svelte";

describe("a seat wears the same everywhere", () => {
  it("on the board as on cards, invitations and curtains", () => {
    for (const seat of [0, 1]) {
      expect(champions(seat)).toBe(kitOf("champions", seat));
      expect(counterAttack(seat, false)).toBe(kitOf("counter-attack", seat));
      expect(counterAttack(seat, true)).toBe(champions(seat, true));
    }
    expect([0, 1].map((seat) => kitOf("counter-attack", seat))).toEqual(["sash", "sleeves"]);
  });

  it("and in a league what it wears in the table, but for its keeper", () => {
    worn.kits = [clubKit(8), clubKit(9)];
    expect([0, 1].map((seat) => champions(seat))).toEqual(worn.kits);
    expect(champions(0, true)).toBe(kitOf("champions", 0, true));
    expect(kitOf("", 0)).not.toBe(worn.kits[0]);
    worn.kits = [];
    expect(champions(0)).toBe(kitOf("champions", 0));
  });

  it("and no two seats of a match wear the same", () => {
    for (const [game, seats] of [
      ["champions", 2],
      ["counter-attack", 2],
      ["toto", 8],
    ] as const) {
      const worn = Array.from({ length: seats }, (_, seat) => kitOf(game, seat));
      expect(new Set(worn).size).toBe(seats);
    }
  });
});
