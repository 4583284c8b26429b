import { beforeAll, describe, expect, it } from "vitest";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { Card } from "../api";
import { clockText, meansOf, needsOf, thinnest, toggled } from "./room";

const card = (number: number, line: string, value = 50, pace = 3): Card => ({
  number,
  name: `Man ${number}`,
  keeper: line === "",
  value,
  attributes: { pace },
  kind: "stopper",
  line,
});

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});

describe("a draft room", () => {
  it("counts what a squad still needs by line, and names the thinnest", () => {
    const squad = [card(1000, ""), card(1, "defence"), card(2, "defence"), card(3, "attack")];
    const needs = needsOf(squad, { defence: 2, midfield: 4, attack: 3 });
    expect(needs).toEqual([
      { line: "defence", want: 2, have: 2 },
      { line: "midfield", want: 4, have: 0 },
      { line: "attack", want: 3, have: 1 },
    ]);
    expect(thinnest(needs)?.line).toBe("midfield");
    expect(thinnest([{ line: "defence", want: 2, have: 3 }])).toBeUndefined();
  });
  it("says what a card changes in the mean of the best ten, without the keeper", () => {
    const squad = [card(1000, "", 90, 1), card(1, "defence", 50, 2)];
    expect(meansOf(squad, card(2, "attack", 60, 6))).toEqual([{ name: "pace", before: 2, after: 4 }]);
    expect(meansOf([], card(2, "attack", 60, 6))).toEqual([{ name: "pace", before: 0, after: 6 }]);
  });
  it("puts a wish on the list and takes it off again, card 0 as well", () => {
    expect(toggled([3], 0)).toEqual([3, 0]);
    expect(toggled([3, 0], 0)).toEqual([3]);
  });
  it("writes the time that is left", () => {
    expect([7, 84, 3600 * 23 + 300].map(clockText)).toEqual(["0:07", "1:24", "23h 05"]);
  });
});
