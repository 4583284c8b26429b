import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setSpeed } from "../../lib/speed.svelte";
import type { Kick } from "../../moments/moment";
import type { GameEvent } from "../../protocol";
import { block } from "../../stage/fixture";
import { stepsOf } from "./events";
import { flight, man, position } from "./parts/fixture";
import { ballIn, Stage } from "./stage.svelte";

// nothing is drawn here
vi.mock("../../moments/later", () => ({ pictures: () => null }));

let n = 0;
const event = (code: string, args: Record<string, number>): GameEvent => ({
  n: ++n,
  code: `ch.${code}`,
  rule: "CH-1",
  args,
  at: 0,
});
const cell = (name: string) => Number(name.slice(1)) * 12 + "yabcdefghijz".indexOf(name[0] ?? "");
const kick = {
  man: 9,
  start: cell("e7"),
  end: cell("g10"),
  direction: 1,
  before: 2,
  turned: 0,
  after: 1,
  left: 0,
};

beforeEach(() => {
  vi.useFakeTimers();
  setSpeed("normal");
});
afterEach(() => vi.useRealTimers());

/** Beats with nothing but their kind. */
const staged = (one: GameEvent) => {
  const kind = one.code.endsWith("roll") ? "roll" : "save";
  const beat = block({ kind, ...(kind === "roll" ? { small: "strip" as const } : {}) });
  return { beat, asked: false, until: 0, seen: () => undefined };
};

describe("events for the eye", () => {
  it("let a kick wait until it is settled", () => {
    expect(stepsOf([event("kick", kick), event("rest", { cell: cell("g10") })])).toEqual([
      { kind: "leg", start: "e7", cells: ["f8", "g9", "g10"], shot: false },
      { kind: "fly", to: null },
    ]);
  });
  it("show cause before effect: the ball, the man, the die", () => {
    const kinds = stepsOf([
      event("attempt", { man: 30, start: cell("f9"), cell: cell("f8") }),
      event("attempt-failed", { man: 30, face: 1 }),
    ]).map((step) => step.kind);
    expect(kinds).toEqual(["hang", "move", "beat"]);
  });
  it("say nothing of what cannot be seen", () => {
    expect(stepsOf([event("clock", { minute: 6 }), event("lineup-chosen", { seat: 0 })])).toEqual([]);
  });
});

describe("the ball", () => {
  it("waits with the kicker while a kick is planned", () => {
    const view = position({
      phase: "leg",
      ball: "g9",
      flight: flight({ cells: ["f8", "g9"], rems: [3, 2] }),
    });
    expect(ballIn({ view, chance: null })).toBe("e7");
  });
  it("hangs one cell short of the cell that is asked about", () => {
    const view = position({
      phase: "intercept",
      ball: "g10",
      flight: flight({ cells: ["f8", "g9", "g10"], end: "rest" }),
    });
    expect(ballIn({ view, chance: "g9" })).toBe("f8");
    expect(ballIn({ view, chance: "f8" })).toBe("e7");
  });
  it("lies with the shooter while the keeper thinks", () => {
    const view = position({
      phase: "dive",
      ball: null,
      flight: flight({ cells: ["f8", "g9", "f10"], legs: [0, 2], end: "goal" }),
    });
    expect(ballIn({ view, chance: null })).toBe("g9");
  });
});

describe("the stage", () => {
  const told = vi.fn();
  const before = { view: position(), chance: null };
  const after = {
    view: position({ ball: "g10", men: [man("H#10", "e7"), man("H#8", "g9"), man("A#1", "e14")] }),
    chance: null,
  };
  const events = () => [
    event("run", { man: 9, start: cell("e5"), cell: cell("e7"), steps: 2 }),
    event("kick", kick),
    event("rest", { cell: cell("g10") }),
  ];

  it("acts out what happened and ends with the truth", async () => {
    const stage = new Stage(() => "", told);
    stage.settle(before);
    stage.follow(after, events(), 3);
    expect([stage.busy, stage.at["H#10"]]).toEqual([true, "e5"]); // a frame for what the news changes elsewhere
    await vi.advanceTimersByTimeAsync(20);
    expect(stage.at["H#10"]).toBe("e6");
    await vi.advanceTimersByTimeAsync(300);
    expect(stage.at["H#10"]).toBe("e7");
    await vi.advanceTimersByTimeAsync(2000);
    expect(stage.busy).toBe(false);
    expect(stage.ball).toBe("g10");
    expect(stage.at).toEqual({ "H#10": "e7", "H#8": "g9", "A#1": "e14" });
    expect(stage.trails[0]).toContainEqual(["e5", "e6", "e7"]);
  });

  it.each([
    ["award", { restart: 1, seat: 1, cell: cell("e7") }],
    ["goal", { seat: 0, man: 9, home: 1, away: 0 }],
    ["kick-off", { man: 30, budget: 2 }],
  ])("keeps no ways of a turn that ended with %s", async (code, args) => {
    const stage = new Stage(() => "", told);
    stage.settle(before);
    stage.follow(after, [...events(), event(code, args)], 4);
    await vi.advanceTimersByTimeAsync(5000);
    expect([stage.busy, stage.trails]).toEqual([false, [[], []]]);
  });

  it("counts a free kick to the side that takes it", async () => {
    const stage = new Stage(() => "", told);
    stage.settle(before);
    const award = event("award", { restart: 1, seat: 1, cell: cell("e7") });
    stage.follow(after, [event("turn", { seat: 0 }), award, ...events().slice(1)], 4);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.trails).toEqual([[], [["e7", "f8", "g9", "g10"]]]);
  });

  it("keeps no ways of another moment when it goes to one", async () => {
    const stage = new Stage(() => "", told);
    stage.settle(before);
    stage.follow(after, events(), 3);
    await vi.advanceTimersByTimeAsync(5000);
    stage.settle(before);
    expect(stage.trails).toEqual([[], []]);
  });

  it("draws a kick no longer once the next turn has begun", async () => {
    const stage = new Stage(() => "", told);
    stage.settle(before);
    const walk = event("walk", { man: 9, start: cell("e7"), cell: cell("e8") });
    stage.follow(after, [...events(), event("turn", { seat: 1 }), walk], 5);
    let drawn = 0;
    for (let ms = 0; ms < 5000 && stage.at["H#10"] !== "e8"; ms += 20) {
      await vi.advanceTimersByTimeAsync(20);
      drawn = Math.max(drawn, stage.route.length);
    }
    expect([stage.busy, drawn, stage.route]).toEqual([true, 4, []]);
  });

  it("waits with what others do first, once, until a coach has said hello", async () => {
    const calm = { greets: () => true, isSlow: () => false, why: () => "" };
    const stage = new Stage(() => "", told, undefined, undefined, undefined, calm);
    stage.settle(before);
    stage.follow(after, events(), 3);
    await vi.advanceTimersByTimeAsync(5500);
    expect([stage.busy, stage.at["H#10"]]).toEqual([true, "e5"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([stage.busy, stage.at["H#10"]]).toEqual([false, "e7"]);
    stage.follow(before, [event("walk", { man: 9, start: cell("e7"), cell: cell("e5") })], 4);
    await vi.advanceTimersByTimeAsync(1000);
    expect([stage.busy, stage.at["H#10"]]).toEqual([false, "e5"]);
  });

  it("is at the end at once when somebody skips, or nothing may move", async () => {
    const stage = new Stage(() => "", told);
    stage.settle(before);
    stage.follow(after, events(), 3);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.busy, stage.ball]).toEqual([false, "g10"]);
    setSpeed("off");
    const quick = new Stage(() => "", told);
    quick.settle(before);
    quick.follow(after, events(), 3);
    await vi.advanceTimersByTimeAsync(0);
    expect([quick.busy, quick.ball]).toEqual([false, "g10"]);
  });

  it("draws the truth whatever the events said", async () => {
    const stage = new Stage(() => "", told);
    stage.settle(before);
    stage.follow(after, [event("walk", { man: 9, start: cell("e5"), cell: cell("a1") })], 1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(stage.at["H#10"]).toBe("e7");
  });

  it("tells what a die has decided when it lies, and nothing before", async () => {
    const tell = vi.fn();
    const stage = new Stage(() => "", tell, undefined, undefined, staged);
    stage.settle(before);
    stage.follow(before, [event("roll", { seat: 0, face: 5 })], n);
    await vi.advanceTimersByTimeAsync(300);
    expect([stage.duel.frame, stage.duel.lying, tell.mock.calls]).toEqual(["roll", 0, []]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.duel.frame, stage.duel.lying, tell.mock.calls]).toEqual(["land", 1, [[n]]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([stage.busy, stage.duel.question]).toEqual([false, null]);
  });

  it("lets the ball hang one cell short of whoever steps in, until his die lies", async () => {
    const stage = new Stage(() => "", vi.fn(), undefined, undefined, staged);
    stage.settle({ view: position({ men: [man("H#10", "e7"), man("A#11", "h9")] }), chance: null });
    const tries = event("attempt", { man: 30, start: cell("h9"), cell: cell("g9") });
    const fails = event("attempt-failed", { man: 30, face: 2 });
    stage.follow(after, [event("kick", kick), tries, fails, event("rest", { cell: cell("g10") })], n);
    const balls = new Set<string | null>();
    for (let ms = 0; ms < 9000 && !stage.duel.isOver; ms += 20) {
      await vi.advanceTimersByTimeAsync(20);
      balls.add(stage.ball);
    }
    expect([...balls]).toEqual(["f8"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.ball).toBe("g10");
  });
});

describe("a shoot-out", () => {
  const keeper = { man: 20, cell: cell("e14") };
  const shot = {
    man: 9, start: cell("e12"), end: cell("e14"), direction: 0, before: 2, turned: 0, after: 0, left: 0,
  }; // biome-ignore format: a table
  const kicks = (saved: boolean) => [
    event("keeper-placed", keeper),
    event("shooter", { man: 9, cell: cell("e12") }),
    event("roll", { seat: 0, face: 3 }),
    event("shot", shot),
    event("dive", { man: 20, cell: cell("e13"), quarters: 3 }),
    event(saved ? "saved" : "beaten", { man: 20, face: saved ? 4 : 1 }),
    event("shot-taken", { seat: 0, scored: saved ? 0 : 1, home: saved ? 0 : 1, away: 0 }),
  ];
  const before = {
    view: position({ men: [man("H#10", "e12"), man("A#1", "e14")], ball: "e12" }),
    chance: null,
  };

  it.each([true, false])("tells a kick when its dice have landed (saved: %s)", async (saved) => {
    const seen: string[] = [];
    const stage = new Stage(
      () => "",
      () => seen.push("told"),
      ({ code }) => {
        seen.push(code);
        return null;
      },
      undefined,
      staged,
    );
    stage.settle(before);
    stage.follow(before, kicks(saved), n);
    for (let ms = 0; ms < 9000 && stage.busy; ms += 20) {
      await vi.advanceTimersByTimeAsync(20);
      const { question, frame, beat } = stage.duel;
      const now = question && frame !== "tell" ? `${beat?.kind} ${frame}` : "";
      if (now && !seen.includes(now)) seen.push(now);
    }
    expect(seen).toEqual([
      "ch.shooter", "roll roll", "told", "roll land", "save ask", "save set", "save roll", "told", "save land",
      "ch.shot-taken",
    ]); // biome-ignore format: a table
  });

  it("keeps the goal in sight while its dice fall", async () => {
    const walks = {
      kind: "kick",
      n: 1,
      teams: [],
      score: [0, 0],
      rows: [[], []],
      scored: null,
    } as unknown as Kick;
    const stage = new Stage(
      () => "",
      vi.fn(),
      ({ code }) => (code === "ch.shooter" ? walks : null),
      undefined,
      staged,
    );
    stage.settle(before);
    stage.follow(before, kicks(true), n);
    const seen = new Set<boolean>();
    for (let ms = 0; ms < 9000 && stage.busy; ms += 20) {
      await vi.advanceTimersByTimeAsync(20);
      if (stage.duel.isStaged) seen.add(stage.showing.kick === walks);
    }
    expect([...seen]).toEqual([true]);
  });

  it.each([
    [true, "e13"],
    [false, "e14"],
  ])("shows a ball that is saved (%s) at the keeper's hands: %s", async (saved, end) => {
    const balls: (string | null)[] = [];
    const stage = new Stage(() => "", vi.fn());
    stage.settle(before);
    stage.follow(before, [...kicks(saved), event("full-time", { ending: 3, home: 0, away: 0 })], n);
    while (stage.busy) {
      await vi.advanceTimersByTimeAsync(20);
      if (stage.busy) balls.push(stage.ball);
    }
    expect(balls).toContain(end);
    expect(balls.includes("e14")).toBe(!saved);
  });

  it("of many kicks at once is told whole, in one go, at its end", async () => {
    const told = vi.fn();
    const stage = new Stage(() => "", told);
    stage.settle(before);
    const many = Array.from({ length: 10 }, (_, i) => kicks(i % 2 === 0)).flat();
    stage.follow(before, many, n);
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.busy, told.mock.calls]).toEqual([false, [[n]]]);
  });
});
