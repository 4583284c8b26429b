import { beforeEach, describe, expect, it } from "vitest";
import english from "../../../../../src/dugout/i18n/en/champions-moments.ftl?raw";
import ui from "../../../../../src/dugout/i18n/en/champions-ui.ftl?raw";
import moments from "../../../../../src/dugout/i18n/en/moments.ftl?raw";
import { addMessages } from "../../../lib/i18n.svelte";
import { type Kick, kickText, saidOf } from "../../../moments/moment";
import type { GameEvent } from "../../../protocol";
import { man, position } from "./fixture";
import { endingOf, isBetweenKicks, kickInSight, momentOf } from "./moments";

const event = (n: number, code: string, args: Record<string, number>): GameEvent => ({
  n,
  code: `ch.${code}`,
  rule: "CH-1",
  args,
  at: 0,
});
const seats = [
  { seat: 0, kind: "person", name: "Noor", team: null },
  { seat: 1, kind: "bot", name: "Bram", team: null },
];

function at(events: GameEvent[], mine: number[] = [0], isReplay = false, sit: object[] = seats) {
  const view = position({ minute: 54, men: [man("H#17", "f11"), man("A#1", "e14"), man("A#5", "d8")] });
  const match = { known: { seats: sit, view }, knownEvents: events, seats: mine, isReplay };
  const last = events.at(-1);
  return last ? momentOf(last, match as unknown as Parameters<typeof momentOf>[1]) : null;
}

beforeEach(() => {
  addMessages("en", english);
  addMessages("en", ui);
  addMessages("en", moments);
});

describe("a goal", () => {
  const goal = event(9, "goal", { seat: 0, man: 16, home: 2, away: 1 });
  it.each([
    [[0], false, "for"],
    [[1], false, "against"],
    [[], false, "neutral"],
    [[0, 1], false, "neutral"],
    [[0], true, "neutral"],
  ])("for a device with the seats %j (replay: %s) is %s", (mine, isReplay, stance) =>
    expect(at([goal], mine, isReplay)).toMatchObject({ kind: "goal", stance }),
  );
  it("has shirt, score and minute of its event", () =>
    expect(at([goal])).toMatchObject({
      seat: 0,
      score: [2, 1],
      man: { seat: 0, number: 17, kit: "stripes" },
    }));
  it("that nobody touched has no scorer", () =>
    expect(at([event(9, "goal", { seat: 0, man: -1, home: 1, away: 0 })])).toMatchObject({ man: null }));
});

describe("a goal against", () => {
  const before = (...events: [string, Record<string, number>, string?][]) => [
    event(1, "shot", { man: 24 }),
    ...events.map(([code, args, rule], i) => ({ ...event(2 + i, code, args), rule: rule ?? "CH-1" })),
  ];
  const goal = event(9, "goal", { seat: 1, man: 24, home: 0, away: 1 });
  const next = event(10, "award", { seat: 0, restart: 1 });
  it.each([
    [before(["dive", { quarters: 3 }]), "Your keeper had a 75% chance of saving it: bad luck."],
    [
      before(["dive", { quarters: 1 }]),
      "Your keeper had only a 25% chance of saving it. A player beside the line of the shot can step in first.",
    ],
    [
      before(["no-save", {}, "CH-12.4"]),
      "No keeper reaches that one. A player beside the line of the shot can step in first.",
    ],
    [before(["no-save", {}, "CH-12.3"]), "Next time let your keeper dive: he may get there."],
    [[], ""],
  ])("says what might have helped, and that the ball is one's own", (events, how) => {
    const match = { known: { seats, view: position() }, seats: [0], isReplay: false };
    const comfort = (knownEvents: GameEvent[]) =>
      momentOf(goal, { ...match, knownEvents } as unknown as Parameters<typeof momentOf>[1]);
    const yours = "The ball is yours: your keeper restarts.";
    expect(comfort([...events, goal, next])).toMatchObject({
      comfort: [how, yours].filter(Boolean).join(" "),
    });
    expect(comfort([...events, goal])).toMatchObject({ comfort: how });
  });
  it("gives the same advice once a match", () => {
    const events = before(["no-save", {}, "CH-12.4"]);
    const later = events.map((one) => ({ ...one, n: one.n + 20 }));
    const second = event(29, "goal", { seat: 1, man: 24, home: 0, away: 2 });
    const match = { known: { seats, view: position() }, seats: [0], isReplay: false };
    const knownEvents = [
      ...events,
      goal,
      next,
      ...later,
      second,
      event(30, "award", { seat: 0, restart: 1 }),
    ];
    const moment = momentOf(second, { ...match, knownEvents } as unknown as Parameters<typeof momentOf>[1]);
    expect(moment).toMatchObject({ comfort: "No keeper reaches that one." });
  });
});

describe("a reader without a name", () => {
  const sit = [
    { seat: 0, kind: "person", name: null, team: null, yours: true },
    { seat: 1, kind: "bot", name: "Bram", team: null, yours: false },
  ];
  const goal = event(9, "goal", { seat: 0, man: 16, home: 2, away: 1 });
  it("is called you, and never a player with a number", () => {
    const moment = at([goal], [0], false, sit);
    expect(moment?.teams.map(({ name }) => name)).toEqual(["You", "Bram"]);
    expect(moment && saidOf(moment)).toBe("Goal for you. Number 17. 2–1, 54′.");
    expect(at([event(1, "red", { man: 4 })], [0], false, sit)).toMatchObject({
      means: "You play on with 1.",
    });
  });
  it("wins as you", () => {
    const snapshot = { seats: sit, view: position({ score: [2, 1] }), result: { places: [1, 2] } };
    expect(endingOf({ snapshot } as unknown as Parameters<typeof endingOf>[0])).toBe("You win 2–1");
    const lost = { seats: sit, view: position({ score: [0, 2] }), result: { places: [2, 1] } };
    expect(endingOf({ snapshot: lost } as unknown as Parameters<typeof endingOf>[0])).toBe("Bram wins 2–0");
  });
  it("wins on penalties, and not 0–0", () => {
    const view = position({ score: [0, 0], period: "shoot-out" });
    const snapshot = { seats: sit, view, result: { places: [2, 1] } };
    expect(endingOf({ snapshot } as unknown as Parameters<typeof endingOf>[0])).toMatch(/wins on penalties$/);
  });
});

describe("a card", () => {
  it("is yellow, and says what it means", () =>
    expect(at([event(1, "yellow", { man: 24 })])).toMatchObject({
      colour: "yellow",
      man: { seat: 1, number: 5 },
      means: "One more and he is off.",
    }));
  it("that makes a red one is shown with it, once", () => {
    const both = [
      event(1, "yellow", { man: 24 }),
      event(2, "injury", { man: 3 }),
      event(3, "red", { man: 24 }),
    ];
    expect(at(both)).toMatchObject({ colour: "second", means: "Bram plays on with 2." });
    const [yellow] = both as [GameEvent];
    const known = { known: { seats, view: position() }, knownEvents: both, seats: [0], isReplay: false };
    expect(momentOf(yellow, known as unknown as Parameters<typeof momentOf>[1])).toBeNull();
  });
  it("is red without a yellow one", () =>
    expect(at([event(1, "red", { man: 20 })])).toMatchObject({ colour: "red", man: { kit: "keeper2" } }));
});

describe("a shoot-out", () => {
  const kicks = [
    event(1, "shooter", { man: 16, cell: 149 }),
    event(2, "shot-taken", { seat: 0, scored: 1, home: 1, away: 0 }),
    event(3, "shooter", { man: 24, cell: 29 }),
    event(4, "shot-taken", { seat: 1, scored: 0, home: 1, away: 0 }),
  ];
  it("counts the kicks that have been told", () =>
    expect(at(kicks)).toMatchObject({
      kind: "kick",
      seat: 1,
      scored: false,
      rows: [[true], [false]],
      score: [1, 0],
    }));
  it.each([
    ["shoot-out", "ch.dive", "running", false, true],
    ["shoot-out", undefined, "running", false, true],
    ["shoot-out", "ch.leg", "running", false, false],
    ["shoot-out", undefined, "over", false, false],
    ["shoot-out", undefined, "running", true, false],
    ["extra", undefined, "running", false, false],
  ])("in %s, asked %s, %s (replay: %s), keeps its goal: %s", (period, code, status, isReplay, keeps) => {
    const play = { match: { snapshot: { status }, isReplay }, told: { period }, asked: code && { code } };
    expect(isBetweenKicks(play as unknown as Parameters<typeof isBetweenKicks>[0])).toBe(keeps);
  });
  it("shows the goal, its keeper and the kicks so far while a man is chosen, and the pitch for his spot", () => {
    const view = position({ period: "shoot-out", men: [man("A#1", "e14")] });
    const snapshot = { status: "running", prompt: { code: "ch.shooter", seats: [0] } };
    const match = { snapshot, known: { seats, view }, knownEvents: kicks, seats: [0], isReplay: false };
    const sight = (picked: string | null, busy = false) =>
      kickInSight(
        { match, told: view, asked: { code: "ch.shooter" }, picked } as unknown as Parameters<
          typeof kickInSight
        >[0],
        { busy, showing: { kick: null } },
      );
    expect(sight(null)).toMatchObject({
      seat: 0,
      man: null,
      keeper: { number: 1 },
      scored: null,
      rows: [[true], [false]],
    });
    expect(sight("H#17")).toBeNull();
    expect(sight(null, true)).toBeNull();
  });
  it("says what the taker does: he walks to the spot, he shoots, and only then whether it is in", () => {
    const kick = at(kicks) as Kick;
    expect([
      kickText({ ...kick, scored: null }),
      kickText({ ...kick, isStruck: true }),
      kickText(kick),
    ]).toEqual(["Number 5 walks to the spot", "Number 5 shoots", "No goal!"]);
  });
  it("does not know the end of a kick before it is taken", () =>
    expect(at(kicks.slice(0, 3))).toMatchObject({ scored: null, man: { number: 5 }, rows: [[true], []] }));
});

it("says what extra time is about", () =>
  expect(at([event(1, "extra-time", { home: 1, away: 1 })])).toMatchObject({
    kind: "period",
    title: "Extra time",
    text: "1–1 after ninety minutes. Five more spaces on the clock.",
  }));
it("is nothing else", () => expect(at([event(1, "walk", { man: 3, cell: 8 })])).toBeNull());
