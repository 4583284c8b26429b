import { describe, expect, it } from "vitest";
import type { News, Snapshot } from "../protocol";
import { withNews } from "./snapshots";

interface View {
  phase: string;
  rounds: number[];
}

const before = {
  question: 1,
  view: { phase: "turn", rounds: [1] },
  views: { "0": { phase: "turn", rounds: [1] } },
} as unknown as Snapshot<View>;

function news(more: object): News<View> {
  return {
    question: 2,
    view: { phase: "window" },
    views: { "0": { phase: "window" } },
    ...more,
  } as unknown as News<View>;
}

describe("news about a match", () => {
  it("leaves what is settled as it was told last", () => {
    const after = withNews(before, news({}));
    expect(after.question).toBe(2);
    expect(after.view).toEqual({ phase: "window", rounds: [1] });
    expect(after.view.rounds).toBe(before.view.rounds);
    expect(after.views["0"]).toEqual({ phase: "window", rounds: [1] });
  });

  it("takes over what has been settled since, in every view", () => {
    const after = withNews(before, news({ settled: { rounds: [1, 2] } }));
    expect(after.view.rounds).toEqual([1, 2]);
    expect(after.views["0"]?.rounds).toEqual([1, 2]);
    expect(after).not.toHaveProperty("settled");
  });

  it("knows what is settled of a seat that is new on this device", () => {
    const after = withNews(before, news({ views: { "1": { phase: "window" } } }));
    expect(after.views["1"]).toEqual({ phase: "window", rounds: [1] });
  });
});
