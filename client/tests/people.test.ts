import { beforeAll, describe, expect, it } from "vitest";
import { paceText, timeLeft } from "../src/lib/clocks";
import { addMessages } from "../src/lib/i18n.svelte";
import { resultText, won } from "../src/lib/results";
import { pageOf } from "../src/lib/router.svelte";
import type { TimeControl } from "../src/protocol";
import type { PlayedMatch } from "../src/wire";

beforeAll(() => {
  addMessages(
    "en",
    [
      "clock-none = no clock",
      "clock-live = { $minutes }+{ $seconds }",
      "clock-days = { $days } days",
      "pace-decision = { $time } each",
      "pace-form = form { $time }",
      "pace-whistle = whistle { $time }",
      "span = { $count } { $unit }",
      "time-days = { $days } d { $hours } h",
      "result-won = won",
      "result-lost = lost",
      "result-drawn = drawn",
      "result-place = place { $place }",
      "result-none = no result",
      "standing-won = { $names } won",
    ].join("\n"),
  );
});

function match(places: (number | null)[], seat: number | null = 0): PlayedMatch {
  const seats = places.map((place, at) => ({
    seat: at,
    name: `P${at}`,
    person: null,
    kind: "person" as const,
    level: null,
    place,
    taken: true,
  }));
  return {
    match: "m",
    game: "g",
    status: "over",
    created: 0,
    ended: 0,
    rated: false,
    pace: { clock: {}, limits: [] },
    seats,
    seat,
    turn: false,
  };
}

describe("lists of matches", () => {
  it.each([
    [[1, 2], 0, "won"],
    [[1, 2], 1, "lost"],
    [[1, 1], 1, "drawn"],
    [[2, 1, 3], 0, "place 2"],
    [[1, 1, 3], 1, "won"],
    [[null, null], 0, "no result"],
    [[1, 2], null, "P0 won"],
  ] as const)("says how %j went for seat %j: %s", (places, seat, text) => {
    expect(resultText(match([...places], seat))).toBe(text);
    expect(won(match([...places], seat))).toBe(text === "won");
  });
});

describe("clocks", () => {
  it.each([
    [0, "0:00"],
    [-5000, "0:00"],
    [61_000, "1:01"],
    [3_600_000, "1:00:00"],
    [2 * 86_400_000 + 3_600_000, "2 d 1 h"],
  ])("shows %i ms as %s", (ms, text) => {
    expect(timeLeft(ms)).toBe(text);
  });

  it("calls clocks by what they allow", () => {
    const clock = (clock: TimeControl) => paceText({ clock, limits: [] });
    expect(clock({ kind: "live", bank: 300, increment: 5 })).toBe("5+5");
    expect(clock({ kind: "days", days: 3 })).toBe("3 days");
    expect(clock({})).toBe("no clock");
  });

  it("says no clock only where nothing runs", () => {
    const limits = [
      { kind: "decision", seconds: 60 },
      { kind: "form", seconds: 180 },
      { kind: "whistle", seconds: 6 },
    ];
    expect(paceText({ clock: {}, limits })).toBe("60 seconds each · form 3 minutes · whistle 6 seconds");
    expect(paceText({ clock: {}, limits: [{ kind: "decision", seconds: 3 * 86_400 }] })).toBe("3 days each");
    const live = { kind: "live", bank: 300, increment: 5 } as const;
    expect(paceText({ clock: live, limits: limits.slice(2) })).toBe("5+5 · whistle 6 seconds");
  });
});

describe("addresses", () => {
  it("knows the pages of people", () => {
    expect(pageOf("/lobby")).toEqual({ name: "lobby" });
    expect(pageOf("/account")).toEqual({ name: "account" });
    expect(pageOf("/people/p1")).toEqual({ name: "person", id: "p1" });
    expect(pageOf("/lobby/x")).toEqual({ name: "missing" });
  });
});
