import { describe, expect, it } from "vitest";
import type { Effect } from "../types";
import { level, roundReport, seatView, totoView } from "./fixture";
import {
  cardFor,
  cardsLeft,
  cardsOf,
  cashAt,
  colourOf,
  countNow,
  countsAfter,
  draftFrom,
  emptyDraft,
  fillFromHand,
  fillRandom,
  goalsOffered,
  isComplete,
  isLost,
  landing,
  letterOf,
  lookOf,
  moneyOf,
  moveCursor,
  nearestSides,
  potAt,
  rankedSides,
  resultOf,
  rightRows,
  rightSeats,
  scoreWith,
  sideFrom,
  sideKey,
  standings,
  targetsOf,
  turnsUntil,
  wayOf,
} from "./model";

describe("a goal in words", () => {
  it("is called by what it is to its match", () => {
    const said = [
      [1, 0],
      [2, 1],
      [1, 1],
      [1, 2],
      [3, 0],
      [6, 5],
    ].map((after) => wayOf(after, 0));
    expect(said).toEqual(["first", "ahead", "level", "back", "more", "six"]);
    expect(wayOf([1, 2], 1)).toBe("ahead");
  });

  it("loses a row for good where the other side has all its goals", () => {
    expect([isLost("2", [6, 5]), isLost("2", [6, 6]), isLost("1", [3, 6])]).toEqual([true, true, true]);
    expect([isLost("1", [6, 5]), isLost("3", [6, 2]), isLost("2", [5, 0])]).toEqual([false, false, false]);
  });
});

describe("results and forms", () => {
  it("reads a result off a score (TO-8.4)", () => {
    expect([resultOf([2, 0]), resultOf([2, 4]), resultOf([0, 0]), resultOf([6, 6])]).toEqual([
      "1",
      "2",
      "3",
      "3",
    ]);
  });

  it("counts what would be right if it ended now", () => {
    const scores = level();
    scores[0] = [1, 0];
    scores[1] = [0, 1];
    expect(countNow("1233333333333", scores)).toBe(13);
    expect(countNow("2133333333333", scores)).toBe(11);
    expect(countNow(null, scores)).toBe(0);
    expect(rightRows("2233333333333", scores).slice(0, 3)).toEqual([false, true, true]);
  });

  it.each([
    ["right", "right"],
    ["safer", "up"],
    ["nearer", "up"],
    ["none", "none"],
    ["further", "hurts"],
    ["wrong", "hurts"],
  ] as const)("draws a box whose goal is %s as %s", (effect, look) => {
    expect(lookOf(effect)).toBe(look);
  });

  it("names the best sides first, each kind in the order of the board", () => {
    const effects: Record<string, Effect> = {
      "1H": "wrong",
      "1A": "none",
      "2H": "right",
      "3H": "nearer",
      "4H": "right",
    };
    const ranked = rankedSides(Object.keys(effects), (side) => effects[side] ?? "none");
    expect(ranked).toEqual(["2H", "4H", "3H", "1A", "1H"]);
  });

  it("takes a goal off again", () => {
    expect(scoreWith([3, 2], 1, -1)).toEqual([3, 1]);
  });
});

describe("sides and cards", () => {
  it("names sides both ways", () => {
    expect(sideKey({ fixture: 12, side: 1 })).toBe("12A");
    expect(sideFrom("12A")).toEqual({ fixture: 12, side: 1 });
    expect(sideFrom("3H")).toEqual({ fixture: 3, side: 0 });
  });

  it("finds goals among the offered answers and nothing else", () => {
    const offered = goalsOffered(["goal 1H", "goal 13A", "whistle", "goal 3X"]);
    expect([...offered]).toEqual([
      ["1H", "goal 1H"],
      ["13A", "goal 13A"],
    ]);
    expect(goalsOffered(null).size).toBe(0);
  });

  it("shows the sides that one card fits on", () => {
    const scores = level();
    scores[0] = [1, 0];
    const offered = goalsOffered(["goal 1H", "goal 1A", "goal 2H"]);
    expect(cardFor(scores, sideFrom("1H"))).toBe(2);
    expect([...targetsOf(offered, scores, 2)]).toEqual(["1H"]);
    expect([...targetsOf(offered, scores, 1)]).toEqual(["1A", "2H"]);
    expect(targetsOf(offered, scores, null).size).toBe(3);
  });

  it("lays a hand out by face", () => {
    expect(cardsOf([2, 0, 1, 0, 0, 0, 1])).toEqual([1, 1, 3, 7]);
    expect(cardsOf(null)).toEqual([]);
  });

  it("points to the nearest legal sides after a refusal", () => {
    expect(nearestSides(["1H", "4A", "6H", "13A"], sideFrom("5H"), 2)).toEqual(["6H", "4A"]);
  });

  it("walks over the board and stops at its edges", () => {
    expect(moveCursor(sideFrom("1H"), "ArrowUp")).toEqual(sideFrom("1H"));
    expect(moveCursor(sideFrom("1H"), "ArrowDown")).toEqual(sideFrom("2H"));
    expect(moveCursor(sideFrom("2H"), "ArrowRight")).toEqual(sideFrom("2A"));
    expect(moveCursor(sideFrom("2A"), "End")).toEqual(sideFrom("13A"));
    expect(moveCursor(sideFrom("2A"), "x")).toEqual(sideFrom("2A"));
  });
});

describe("filling a form", () => {
  it("knows a complete one", () => {
    expect(isComplete(emptyDraft())).toBe(false);
    expect(isComplete(draftFrom("1231231231231"))).toBe(true);
  });

  it("leaves marks that stand", () => {
    const draft = emptyDraft();
    draft[4] = "2";
    expect(fillRandom(draft, () => 0.99)[4]).toBe("2");
    expect(fillRandom(draft, () => 0.99)[0]).toBe("3");
    expect(fillFromHand(draft, [4, 3, 2, 1, 1, 1, 4], [18, 14, 10, 7, 4, 3, 8])[4]).toBe("2");
  });

  it("expects fewer draws with more ones in hand", () => {
    const deck = [18, 14, 10, 7, 4, 3, 8];
    const draws = (hand: number[]) =>
      fillFromHand(emptyDraft(), hand, deck).filter((mark) => mark === "3").length;
    expect(draws([9, 3, 2, 1, 0, 0, 1])).toBe(1);
    expect(draws([1, 5, 4, 3, 1, 1, 1])).toBe(7);
    expect(isComplete(fillFromHand(emptyDraft(), [4, 4, 3, 2, 1, 1, 1], deck))).toBe(true);
  });
});

describe("seats, money and places", () => {
  it("names a token by its column, and by the seat before there is one", () => {
    expect(letterOf(seatView({ column: 3 }), 0)).toBe("C");
    expect(letterOf(seatView(), 1)).toBe("2");
    expect([colourOf(seatView({ column: 3 })), colourOf(seatView())]).toEqual([3, 0]);
  });

  it("counts turns clockwise", () => {
    expect(turnsUntil(totoView({ turn: 1 }), 0)).toBe(3);
    expect(turnsUntil(totoView({ turn: 0 }), 0)).toBe(0);
    const window = { scorer: 2, fixture: 1, side: 0, card: 1, asked: [0], effect: null, hurts: false };
    expect(turnsUntil(totoView({ phase: "window", turn: null, window }), 2)).toBe(4);
    expect(turnsUntil(totoView({ phase: "expose", turn: null }), 0)).toBeNull();
  });

  it("reads results out step by step", () => {
    const report = roundReport();
    expect(countsAfter(report, 0)).toEqual([0, 0]);
    expect(countsAfter(report, 5)).toEqual([5, 0]);
    expect(rightSeats(report, 3)).toEqual([0]);
  });

  it("lets the token of the leader fall last, and only those who are right", () => {
    const forms = ["3333333333333", "1333333333333", "1133333333333", "2233333333333"];
    const report = roundReport({ results: "3313333333333", forms });
    expect(landing(report, 0)).toEqual([0]);
    expect(landing(report, 3)).toEqual([2, 3, 1, 0]);
  });

  it("knows cash before and after the pot is paid", () => {
    const report = roundReport();
    expect([cashAt(report, 0, false), cashAt(report, 0, true)]).toEqual([40, 60]);
    expect(cashAt(report, 1, false)).toBe(40);
    expect(moneyOf([report], 1)).toEqual([50, 40]);
  });

  it("empties the pot when it is paid, not when it stays", () => {
    const report = roundReport();
    expect([potAt(report, false), potAt(report, true)]).toEqual([report.pot, 0]);
    expect(potAt(roundReport({ outcome: "stays" }), true)).toBe(report.pot);
  });

  it("ranks by the engine's places and shows what broke the ties", () => {
    const seats = [seatView({ cash: 40 }), seatView({ cash: 60 })];
    const report = roundReport({ counts: [5, 7], leaders: [1] });
    const rows = standings(totoView({ seats, reports: [report], places: [2, 1], phase: "over" }));
    expect(rows.map((row) => row.seat)).toEqual([1, 0]);
    expect(rows[0]).toEqual({ seat: 1, place: 1, cash: 60, right: 7, led: 1, best: 7 });
  });
});

describe("how far a round has come", () => {
  it("goes by the cards that everybody can count", () => {
    const four = (cards: number) => cardsLeft({ seats: [0, 1, 2, 3].map(() => seatView({ cards })) });
    expect(four(16)).toEqual({ cards: 64, stage: "early" });
    expect(four(9)).toEqual({ cards: 36, stage: "middle" });
    expect(four(3)).toEqual({ cards: 12, stage: "late" });
    expect(cardsLeft({ seats: [seatView({ cards: 32 }), seatView({ cards: 31 })] }).stage).toBe("early");
  });
});
