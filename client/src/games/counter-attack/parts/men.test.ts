import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage, startWords, t, useGame } from "../../../lib/i18n.svelte";
import type { GameEvent, Snapshot } from "../../../protocol";
import { eventArgs } from "../words";

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
  await useGame("counter-attack");
});

const squad = [
  { number: 9, name: "Kofi Asarebi" },
  { number: 14, name: "Gijs Hoogstraat" },
];
/** After the substitution: 14 wears the shirt of 9. */
const snapshot = {
  game: "counter-attack",
  seats: [
    { seat: 0, kind: "person", name: "Noor", team: "Harbour United" },
    { seat: 1, kind: "bot", name: null, team: null },
  ],
  view: {
    teams: [
      { name: "Harbour United", squad, wearing: [0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0], shirts: [] },
      { squad: [], shirts: [] },
    ],
    pieces: [{ piece: 8, name: "Gijs Hoogstraat" }],
  },
} as unknown as Snapshot;

const happened = (n: number, code: string, args: Record<string, number>) => ({ n, code, args }) as GameEvent;
const early = happened(3, "ca.goal", { seat: 0, scorer: 8, home: 1, away: 0, minute: 4 });
const change = happened(7, "ca.substitution", { piece: 8, off: 9, on: 14 });
const late = happened(9, "ca.goal", { seat: 0, scorer: 8, home: 2, away: 0, minute: 9 });
const events = [early, change, late];

describe("the log", () => {
  it("keeps the name of a man after another has taken his shirt", () => {
    expect(eventArgs(early, snapshot, t, events).scorer).toBe("9 Kofi Asarebi");
    expect(eventArgs(change, snapshot, t, events).piece).toBe("9 Gijs Hoogstraat");
    expect(eventArgs(late, snapshot, t, events).scorer).toBe("9 Gijs Hoogstraat");
  });

  it("names nobody of the first leg by the squad of the second", () => {
    const legs = [early, happened(5, "ca.second-leg", { home: 1, away: 0 }), { ...late, n: 9 }];
    expect(eventArgs(early, snapshot, t, legs).scorer).toBe("number 9");
    expect(eventArgs(late, snapshot, t, legs).scorer).toBe("9 Gijs Hoogstraat");
  });

  it("calls a side by its team, else by whoever leads it", () => {
    expect(eventArgs(early, snapshot, t).seat).toBe("Harbour United");
    expect(eventArgs({ ...early, args: { seat: 1 } }, snapshot, t).seat).toBe("Computer 2");
  });
});
