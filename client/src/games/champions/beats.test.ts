import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import { loadWords } from "../../lib/words.svelte";
import type { GameEvent, Snapshot } from "../../protocol";
import type { Beat } from "../../stage/beat";
import { beatOf } from "./beats";
import { man, position } from "./parts/fixture";
import type { ChampionsView } from "./types";

beforeAll(async () => {
  await setLanguage("en", false);
  await loadWords("champions");
});

const known = {
  game: "champions",
  seats: [
    { seat: 0, name: "Lantern", kind: "human" },
    { seat: 1, name: "Quarry", kind: "human" },
  ],
  view: position({
    men: [
      man("H#17", "f11"),
      man("H#10", "e7"),
      man("H#16", "c3"),
      man("A#1", "e14", { keeper: true }),
      man("A#11", "f9"),
    ],
  }),
} as unknown as Snapshot<ChampionsView>;

const cell = (name: string) => Number(name.slice(1)) * 12 + "yabcdefghijz".indexOf(name[0] ?? "");
type Row = [code: string, args: Record<string, number>, more?: Partial<GameEvent>];
const news = (...rows: Row[]): GameEvent[] =>
  rows.map(([code, args, more], i) => ({
    n: i + 1,
    code: `ch.${code}`,
    rule: "CH-6.1",
    args,
    at: 1,
    ...more,
  }));
const stakes = (outcomes: string[], faces: string) => ({
  stakes: {
    outcomes,
    faces: [...faces].map((at) => outcomes.map((_, i) => (String(i) === at ? 1 : 0))),
    more: 0,
  },
});
const SAVE = stakes(["goal-clock", "goal", "rebound", "catch"], "0123");
const ATTEMPT = stakes(["through-clock", "through", "cut"], "012");
const kick = { start: cell("e7"), end: cell("e10"), direction: 0, before: 3, turned: 0, after: 0 };
const shot: Row = ["shot", { ...kick, man: 16, left: 1 }];
const pass: Row = ["pass", { ...kick, man: 9, mate: 16 }];
const dive: Row = ["dive", { man: 20, start: cell("e14"), cell: cell("e13"), quarters: 2 }];
const attempt: Row = ["attempt", { man: 30, start: cell("f9"), cell: cell("e9") }];

const beat = (events: GameEvent[], code: string, seat: number | null = 0): Beat => {
  const event = events.find((one) => one.code === `ch.${code}`) as GameEvent;
  return beatOf(event, { known, all: events, seat }) as Beat;
};

/** [events, the event of the die, kind, faces, verdict, winner] of every kind of die. */
const EVERY: [string, GameEvent[], string, string, string[], string, 0 | 1 | null][] = [
  ["a goal", news(shot, dive, ["beaten", { man: 20, face: 2 }, SAVE], ["goal", { seat: 0, man: 16, home: 2, away: 0 }]),
    "beaten", "Save", ["goal, clock moves", "goal", "rebound", "caught"], "Goal!", 0],
  ["a rebound", news(shot, dive, ["saved", { man: 20, face: 3 }, SAVE], ["rebound", { man: 20 }]),
    "saved", "Save", ["goal, clock moves", "goal", "rebound", "caught"], "Parried!", null],
  ["a catch", news(shot, dive, ["caught", { man: 20, cell: cell("e13"), face: 4 }, SAVE]),
    "caught", "Save", ["goal, clock moves", "goal", "rebound", "caught"], "Caught!", 1],
  ["hands", news(shot, dive, ["hands", { man: 20, cell: cell("e10") }]), "hands", "Save", [], "Handball!", 0],
  ["a kick of the shoot-out", news(shot, dive, ["saved", { man: 20, face: 4 }, stakes(["goal", "save"], "0011")],
    ["shot-taken", { seat: 0, scored: 0, home: 0, away: 0 }]),
    "saved", "Save", ["goal", "goal", "saved", "saved"], "Saved!", 1],
  ["an interception", news(pass, attempt,
    ["intercepted", { man: 30, cell: cell("e9"), direction: 6, length: 2 }, ATTEMPT]),
    "intercepted", "Interception", ["through, clock moves", "through", "cut out"], "Cut out!", 1],
  ["an attempt that fails", news(pass, attempt, ["attempt-failed", { man: 30, face: 1 }, ATTEMPT], 
    ["clock", { minute: 54 }]),
    "attempt-failed", "Interception", ["through, clock moves", "through", "cut out"], "Past him!", 0],
  ["a foul", news(["roll", { seat: 0, face: 2 }],
    ["foul", { man: 15, start: cell("c3"), victim: 30, cell: cell("f9") }],
    ["yellow", { man: 15 }], ["award", { restart: 5, seat: 1, cell: cell("f9") }]), "foul", "Foul", [], "Foul!", 0],
  ["a turn", news(["roll", { seat: 0, face: 5 }]), "roll", "Roll", [], "You rolled a 5", null],
  ["the kick-off", news(["kick-off-roll", { seat: 1, face: 4 }]),
    "kick-off-roll", "Kick-off", [], "Quarry rolled a 4", null],
]; // biome-ignore format: a table

describe("every kind of die", () => {
  it("is heard: a save by the crowd, a foul by the whistle", () => {
    const heard = EVERY.flatMap(([name, events, code]) => {
      const { sound } = beat(events, code).verdict;
      return sound ? [`${name}: ${sound}`] : [];
    });
    expect(heard).toContain("a foul: whistle");
    expect(heard).toContain("a rebound: ooh");
    expect(heard.filter((line) => line.startsWith("an "))).toEqual([]);
  });
  it.each(EVERY)("%s", (_, events, code, kind, faces, verdict, winner) => {
    const found = beat(events, code);
    expect([found.kind, found.faces.map(({ text }) => text)]).toEqual([kind, faces]);
    expect([found.verdict.text, found.verdict.winner]).toEqual([verdict, winner]);
  });
  it("is a strip where it is the roll of a turn, and the stage otherwise", () => {
    expect(
      EVERY.filter(([, events, code]) => beat(events, code).small === "strip").map(([name]) => name),
    ).toEqual(["a turn", "the kick-off"]);
  });
  it("rolls a D4 for saves, a D3 for attempts, nothing for a foul", () => {
    const sides = EVERY.map(([, events, code]) => beat(events, code).dice[0]?.sides ?? 0);
    expect(sides).toEqual([4, 4, 4, 0, 4, 3, 3, 0, 6, 6]);
  });
  it("of a throw-in is a D4", () => {
    const events = news(
      ["award", { restart: 3, seat: 0, cell: 1 }],
      ["roll", { seat: 0, face: 3 }, { rule: "CH-15.7" }],
    );
    expect(beat(events, "roll").dice[0]?.sides).toBe(4);
  });
});

describe("who meets whom", () => {
  const events = news(pass, attempt, [
    "intercepted",
    { man: 30, cell: cell("e9"), direction: 6, length: 2 },
    ATTEMPT,
  ]);

  it("is told to each reader as his own and theirs, and to a spectator by name", () => {
    const names = (seat: number | null) => beat(events, "intercepted", seat).men.map(({ name }) => name);
    expect([names(0), names(1), names(null)]).toEqual([
      ["Your #10", "Their #11"],
      ["Their #10", "Your #11"],
      ["Lantern #10", "Quarry #11"],
    ]);
    expect([0, 1, null].map((seat) => beat(events, "intercepted", seat).reader)).toEqual([0, 1, null]);
  });
  it("has the ball on the left, also of the second pass of a plan", () => {
    const second: Row = [
      "pass",
      { ...kick, man: 16, start: cell("e10"), end: cell("e12"), before: 2, mate: 15 },
    ];
    const chain = news(pass, second, attempt, ["attempt-failed", { man: 30, face: 2 }, ATTEMPT]);
    expect(beat(chain, "attempt-failed").men[0]?.id).toBe("H#10");
  });
  it("tells the score with a goal, and nothing of it in the question", () => {
    const goal = news(
      shot,
      dive,
      ["beaten", { man: 20, face: 2 }, SAVE],
      ["goal", { seat: 0, man: 16, home: 2, away: 0 }],
    );
    const found = beat(goal, "beaten");
    expect(found.verdict.note).toBe("Lantern 2, Quarry 0.");
    const { ask, men, faces, kind } = found;
    expect(JSON.stringify({ ask, men, kind })).not.toMatch(/goal|Lantern 2/i);
    expect(faces).toHaveLength(4);
  });
});
