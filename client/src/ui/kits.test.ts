import { describe, expect, it } from "vitest";
import { kitOf as champions } from "../games/champions/parts/kits";
import { kitFor as counterAttack } from "../games/counter-attack/parts/kits";
import { kitOf } from "./kits";

describe("a seat wears the same everywhere", () => {
  it("on the board as on cards, invitations and curtains", () => {
    for (const seat of [0, 1]) {
      expect(champions(seat)).toBe(kitOf("champions", seat));
      expect(counterAttack(seat, false)).toBe(kitOf("counter-attack", seat));
      expect(counterAttack(seat, true)).toBe(champions(seat, true));
    }
    expect([0, 1].map((seat) => kitOf("counter-attack", seat))).toEqual(["sash", "sleeves"]);
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
