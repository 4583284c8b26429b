import { describe, expect, it } from "vitest";
import type { CardView, Member } from "../types";
import { bestCard } from "./ask";
import { offerOf } from "./notation";
import { attributesNow, bestTaker, countsFor, lineOf } from "./squad";

const men = [
  { man: "H1", keeper: true, attributes: [5, 1, 5, 5, 6], far: 0 },
  { man: "H7", keeper: false, attributes: [3, 3, 3, 3, 5, 1, 3], far: 17 },
  { man: "H9", keeper: false, attributes: [3, 3, 3, 3, 2, 6, 3], far: 4 },
  { man: "H10", keeper: false, attributes: [3, 3, 3, 3, 2, 2, 3], far: 3 },
];

describe("what counts for whoever is asked for by name", () => {
  it("is what bestTaker goes by, Shooting in a shoot-out, and nothing in goal or at a kick-off", () => {
    expect([3, 5, 6, 1].map((restart) => countsFor("taker", restart))).toEqual([4, 4, 5, undefined]);
    expect([countsFor("order", 0), countsFor("emergency", 0)]).toEqual([5, undefined]);
  });
});

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

describe("a squad that is picked for somebody", () => {
  const KINDS = ["stopper", "full-back", "playmaker", "winger", "finisher"];
  /** Forwards are worth least, defenders most. */
  const deck = Array.from({ length: 20 }, (_, number) => ({
    number,
    kind: KINDS[Math.floor(number / 4)],
    value: 40 - number,
  })) as CardView[];

  const picked = (shirts: number[], size: number) => {
    const squad = (shirts[0] === 1 ? [{ kind: "keeper" }] : []) as Member[];
    const open = [...deck];
    while (squad.length < size && open.length > 0) {
      const offer = offerOf(open.map((card) => `pick ${card.number}`));
      const text = bestCard(offer, open, { squad, shirts, size }) ?? "";
      const [card] = open.splice(
        open.findIndex((one) => `pick ${one.number}` === text),
        1,
      );
      squad.push({ kind: card?.kind } as Member);
    }
    const lines = squad.map((member) => lineOf(member.kind));
    return ["defence", "midfield", "attack"].map((line) => lines.filter((one) => one === line).length);
  };

  it("has the forwards that the attack of a scenario needs", () =>
    expect(picked([4, 6, 7, 8, 9, 10, 11], 7)).toEqual([1, 4, 2]));
  it("has reserves for every line", () =>
    expect(picked([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 16)).toEqual([6, 6, 3]));
  it("has the keeper of the highest value", () => {
    const keepers = [1, 2, 3].map((number) => ({ number, kind: "keeper", value: number === 2 ? 9 : 5 }));
    const offer = offerOf(keepers.map((card) => `pick ${card.number}`));
    expect(bestCard(offer, keepers as CardView[], { squad: [], shirts: [1, 4], size: 2 })).toBe("pick 2");
  });
});
