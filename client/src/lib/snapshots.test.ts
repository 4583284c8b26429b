import { describe, expect, it } from "vitest";
import type { Snapshot, Update } from "../protocol";
import { fullUpdate, updated } from "./snapshots";

interface View {
  phase: string;
  rounds: number[];
}

const before = {
  question: 1,
  last: 4,
  prompt: { code: "turn" },
  seats: ["as they were"],
  view: { phase: "turn", rounds: [1] },
  views: { "0": { phase: "turn", rounds: [1] }, "1": { phase: "turn", rounds: [1] } },
} as unknown as Snapshot<View>;

function update(more: object): Update<View> {
  return { last: 5, clock: null, changed: {}, view: {}, views: {}, ...more } as unknown as Update<View>;
}

describe("an update of a match", () => {
  it("leaves what it does not name, as the same object", () => {
    const after = updated(before, update({}));
    expect(after).toEqual({ ...before, last: 5, clock: null });
    expect(after.view).toBe(before.view);
    expect(after.views["0"]).toBe(before.views["0"]);
  });

  it("overwrites the fields of the match that changed, with nothing, too", () => {
    const after = updated(before, update({ changed: { question: 2, prompt: null } }));
    expect(after).toEqual({ ...before, last: 5, clock: null, question: 2, prompt: null });
    expect(after).not.toHaveProperty("changed");
  });

  it("overwrites the fields of the view, and of the view of the seat they belong to", () => {
    const views = { "1": { rounds: [1, 2] } };
    const after = updated(before, update({ view: { phase: "window" }, views }));
    expect(after.view).toEqual({ phase: "window", rounds: [1] });
    expect(after.view.rounds).toBe(before.view.rounds);
    expect(after.views).toEqual({ ...before.views, "1": { phase: "turn", rounds: [1, 2] } });
  });

  it("can say everything anew", () => {
    const { last, clock, question, view, views } = {
      ...before,
      question: 3,
      view: { phase: "over", rounds: [] },
    };
    const after = updated(before, fullUpdate({ last, clock, question, view, views }));
    expect(after).toEqual({ ...before, question: 3, view: { phase: "over", rounds: [] } });
  });
});
