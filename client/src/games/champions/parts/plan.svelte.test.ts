import { describe, expect, it } from "vitest";
import type { ChampionsView } from "../types";
import { type Ahead, Plan } from "./plan.svelte";

const after = (stale: boolean): Ahead => ({
  view: {} as ChampionsView,
  asked: [{ seat: 0, code: "ch.leg", rule: "CH-8.1", args: {}, choices: ["kick e7"], may: false }],
  stale,
});

/** A plan whose looks ahead are answered by hand, and what it has drawn. */
function planned() {
  const answers: ((ahead: Ahead) => void)[] = [];
  const drawn: (ChampionsView | null)[] = [];
  const plan = new Plan(
    () => new Promise((resolve) => answers.push(resolve)),
    (view) => drawn.push(view),
  );
  return { plan, drawn, answer: (ahead: Ahead) => answers.shift()?.(ahead) };
}

describe("a plan", () => {
  it("takes a step that something follows", async () => {
    const { plan, drawn, answer } = planned();
    const added = plan.add("run H#9 1");
    answer(after(false));
    expect(await added).toBe(true);
    expect(plan.steps).toEqual(["run H#9 1"]);
    expect(drawn).toHaveLength(1);
  });

  it("does not begin on the next question what was looked up for the one before", async () => {
    const { plan, drawn, answer } = planned();
    const added = plan.add("run H#9 1");
    plan.clear();
    answer(after(false));
    expect(await added).toBe(true);
    expect(plan.steps).toEqual([]);
    expect(drawn).toEqual([]);
  });

  it("ends where its question has been answered meanwhile, and sends nothing", async () => {
    const { plan, answer } = planned();
    const added = plan.add("run H#9 1");
    answer(after(true));
    expect(await added).toBe(true);
    expect(plan.steps).toEqual([]);
  });
});
