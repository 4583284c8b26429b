import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../../protocol";
import type { Move } from "./events";
import { level, roundReport, totoView } from "./parts/fixture";
import { Stage } from "./stage.svelte";

const event = (code: string, args: GameEvent["args"]): GameEvent => ({ n: 1, code, rule: "", args, at: 0 });
const goal = (fixture: number, card = 1) => event("to.goal", { seat: 1, fixture, side: 0, card });
const told = vi.fn();
const settled = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scored(...fixtures: number[]): number[][] {
  return level().map((score, row) => (fixtures.includes(row + 1) ? [1, 0] : score));
}

describe("the stage", () => {
  it("lets the last goal be told before the round is read out, and the result after it", async () => {
    const shown: number[] = [];
    const stage = new Stage(
      async () => {},
      (n) => shown.push(n),
    );
    stage.settle(totoView());
    const args = { seat: 1, fixture: 3, side: 0, card: 1 };
    const events: GameEvent[] = [
      { n: 5, code: "to.goal", rule: "", args, at: 0 },
      { n: 6, code: "to.round-over", rule: "", args: { round: 1 }, at: 0 },
      { n: 7, code: "to.result", rule: "", args: {}, at: 0 },
    ];
    stage.follow(totoView({ reports: [roundReport()] }), events, 7);
    await settled();
    expect(stage.report).not.toBeNull();
    expect(shown).toEqual([6]);
    stage.closeReport();
    await settled();
    expect(shown).toEqual([6, 7]);
  });

  it("acts news out in order and ends with the scores of the view", async () => {
    const seen: number[] = [];
    const stage = new Stage(async (step) => {
      if (step.kind === "goal") seen.push(step.fixture);
    }, told);
    stage.settle(totoView());
    stage.follow(totoView({ scores: scored(3, 5) }), [goal(3), goal(5)], 9);
    expect(stage.busy).toBe(true);
    await settled();
    expect(seen).toEqual([3, 5]);
    expect(stage.scores).toEqual(scored(3, 5));
    expect(stage.hot).toMatchObject({ fixture: 5, side: 0 });
    expect(stage.busy).toBe(false);
  });

  it("shows a score only once its card has landed", async () => {
    let land = () => {};
    const stage = new Stage(() => new Promise((resolve) => (land = resolve)), told);
    stage.settle(totoView());
    stage.follow(totoView({ scores: scored(3) }), [goal(3)], 9);
    await settled();
    expect(stage.scores).toEqual(level());
    land();
    await settled();
    expect(stage.scores).toEqual(scored(3));
  });

  it("forgets a goal that is taken back while it flies", async () => {
    let land = () => {};
    const stage = new Stage(() => new Promise((resolve) => (land = resolve)), told);
    stage.settle(totoView());
    stage.follow(totoView({ scores: scored(3) }), [goal(3)], 9);
    await settled();
    stage.settle(totoView());
    land();
    await settled();
    expect(stage.busy).toBe(false);
    expect(stage.scores).toEqual(level());
    expect(stage.hot).toBeNull();
  });

  it("ends what is being looked at when another position is shown", async () => {
    let end = () => {};
    const looks = () => new Promise<void>((resolve) => (end = resolve));
    const stage = new Stage(async () => {}, told, { after: looks, end: () => end() });
    stage.settle(totoView());
    stage.follow(totoView({ scores: scored(3) }), [goal(3)], 9);
    await settled();
    expect(stage.busy).toBe(true);
    stage.settle(totoView());
    await settled();
    expect([stage.busy, stage.scores]).toEqual([false, level()]);
  });

  it("goes on where a step cannot be shown", async () => {
    const noted = vi.spyOn(console, "error").mockReturnValue();
    const stage = new Stage(() => Promise.reject(new Error("no picture")), told);
    stage.settle(totoView());
    stage.follow(totoView({ scores: scored(3) }), [goal(3)], 77);
    await settled();
    expect(stage.busy).toBe(false);
    expect(stage.scores).toEqual(scored(3));
    expect(told).toHaveBeenLastCalledWith(77);
    expect(noted).toHaveBeenCalledOnce();
    noted.mockRestore();
  });

  it("never drifts: a step that the view contradicts is put right at the end", async () => {
    const stage = new Stage(async () => {}, told);
    stage.settle(totoView());
    stage.follow(totoView({ scores: scored(7) }), [goal(3)], 9);
    await settled();
    expect(stage.scores).toEqual(scored(7));
  });

  it("only notes old goals when many wait, or when somebody is asked", async () => {
    const acted: number[] = [];
    const act = async (step: Move) => {
      if (step.kind === "goal") acted.push(step.fixture);
    };
    const calm = new Stage(act, told);
    calm.settle(totoView());
    calm.follow(
      totoView({ scores: scored(1, 2, 3, 4, 5) }),
      [1, 2, 3, 4, 5].map((f) => goal(f)),
      9,
    );
    await settled();
    expect(acted).toEqual([3, 4, 5]);
    acted.length = 0;
    const urgent = new Stage(act, told, { patience: () => 1 });
    urgent.settle(totoView());
    urgent.follow(totoView({ scores: scored(1, 2) }), [goal(1), goal(2)], 9);
    await settled();
    expect(acted).toEqual([2]);
  });

  it("tells goals together that were only noted, with the scores before them", async () => {
    const runs: unknown[] = [];
    const stage = new Stage(async () => {}, told, {
      several: async (steps, before) => void runs.push([steps.length, before[0], stage.scores[0]]),
    });
    stage.settle(totoView());
    stage.follow(
      totoView({ scores: scored(1, 2, 3, 4, 5) }),
      [1, 2, 3, 4, 5].map((f) => goal(f)),
      9,
    );
    await settled();
    expect(runs).toEqual([[2, [0, 0], [1, 0]]]);
  });

  it("jumps over everything until somebody is asked again", async () => {
    const acted = vi.fn(async () => {});
    const stage = new Stage(acted, told);
    stage.settle(totoView());
    stage.jump();
    stage.follow(totoView({ scores: scored(3) }), [goal(3)], 9);
    await settled();
    stage.follow(totoView({ scores: scored(3, 4) }), [goal(4)], 11);
    await settled();
    expect(acted).not.toHaveBeenCalled();
    expect(stage.scores).toEqual(scored(3, 4));
    stage.jumps = false;
    stage.follow(totoView({ scores: scored(3, 4, 5) }), [goal(5)], 13);
    await settled();
    expect(acted).toHaveBeenCalledOnce();
  });

  it("acts out what must be seen, however many wait, and looks at it once it lies", async () => {
    const seen: string[] = [];
    const stage = new Stage(async (step) => void seen.push(`act ${step.kind}`), told, {
      patience: () => 1,
      keeps: ({ kind }) => kind === "whistle",
      after: async (step) => void seen.push(`${step.kind} ${JSON.stringify(stage.scores[2])}`),
    });
    stage.settle(totoView());
    const whistle = event("to.whistle", { seat: 2, scorer: 1, fixture: 3, side: 0, card: 1 });
    stage.follow(totoView({ scores: scored(5) }), [goal(3), whistle, goal(5)], 9);
    await settled();
    expect(seen).toEqual(["act whistle", "whistle [0,0]", "act goal", "goal [0,0]"]);
  });

  it("takes a whistled goal off again", async () => {
    const stage = new Stage(async () => {}, told);
    stage.settle(totoView());
    stage.follow(totoView(), [goal(3), event("to.whistle", { seat: 2, fixture: 3, side: 0, card: 1 })], 9);
    await settled();
    expect(stage.scores).toEqual(level());
    expect(stage.hot).toMatchObject({ fixture: 3, kind: "whistle" });
  });

  it("stops for a report until the reader closes it", async () => {
    const stage = new Stage(async () => {}, told);
    const report = roundReport();
    stage.settle(totoView());
    stage.follow(
      totoView({ round: 2, phase: "expose", reports: [report] }),
      [event("to.round-over", { round: 1 })],
      9,
    );
    expect(stage.behind).toBe(true);
    await settled();
    expect(stage.report).toEqual(report);
    stage.closeReport();
    await settled();
    expect([stage.report, stage.behind, stage.busy]).toEqual([null, false, false]);
  });
});
