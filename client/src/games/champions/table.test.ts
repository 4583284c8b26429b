import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { MatchClient } from "../../lib/match.svelte";
import type { Asked } from "../../protocol";
import Answers from "./parts/Answers.svelte";
import type { Draft } from "./parts/draft.svelte";
import { flight, position } from "./parts/fixture";
import { Stage } from "./stage.svelte";
import { Play } from "./table.svelte";
import type { ChampionsView } from "./types";

/** Somebody with the ball, who may pass to #8 in two curves. */
function sat(asks: (about: string, plan: string) => unknown, code = "ch.leg", choices = CURVES): Play {
  const view = position({ phase: "leg", flight: flight(), men: [...position().men] });
  const asked = { seat: 0, code, rule: "CH-8.3", args: {}, choices: [...choices], may: false };
  const match = {
    snapshot: { question: 3, seats: [], status: "running" },
    seats: [0],
    events: [],
    viewOf: () => view,
    asked: () => asked,
    sending: false,
    advice: async (about: string, { plan }: { plan: string }) => asks(about, plan),
  } as unknown as MatchClient<ChampionsView>;
  const stage = new Stage(() => "", vi.fn());
  stage.settle({ view, chance: null });
  return new Play(() => ({ match, seat: 0 }), stage);
}

const CURVES = ["kick E2 N4", "kick N4 E2"];

it("speaks of a roll only to somebody who has rolled", async () => {
  await startWords();
  await useGame("champions");
  const said = (code: string, choices: string[]) => {
    const play = sat(() => null, code, choices);
    play.tap("a1");
    return play.no.refused?.sentence;
  };
  expect(said("ch.chase", ["none", "chase H#10 e6", "chase H#8 f8"])).toBe("Choose one of the marked cells.");
  expect(said("ch.action", ["walk H#10 e6", "walk H#8 f8"])).toBe(
    "None of your players can end up there with this roll.",
  );
});

it("says what to do where there is but one answer, on the pitch or off it", async () => {
  await startWords();
  await useGame("champions");
  const said = (choices: string[]) => {
    const play = sat(() => null, "ch.surplus", choices);
    const asked = { seat: 0, code: "ch.surplus", choices } as unknown as Asked;
    const draft = {} as Draft;
    return render(Answers, { play, draft, asked, code: "surplus", flipped: false }).container.textContent;
  };
  for (const only of ["none", "bench H#12"]) expect(said([only])).toContain("There is only one option");
  expect(said(["bench H#12", "bench H#13"])).not.toContain("option");
});

describe("a pass that is tapped twice", () => {
  it("is planned once, and nobody is asked what follows it twice", async () => {
    const ahead = vi.fn();
    const late: (() => void)[] = [];
    let weighed = 0;
    const play = sat(async (about, plan) => {
      if (about === "odds") {
        weighed += 1;
        if (weighed > CURVES.length) await new Promise<void>((done) => late.push(done));
        return { odds: { arrives: { num: 1, den: 1 } } };
      }
      ahead(plan);
      const asked = [{ seat: 0, code: "ch.leg", choices: [] }];
      return { view: position({ phase: "leg", flight: flight() }), asked };
    });
    play.tap("g9");
    play.tap("g9");
    await vi.waitFor(() => expect(play.plan.steps).toHaveLength(1));
    for (const done of late) done(); // what the second tap asked comes when the first has been taken
    await new Promise((done) => setTimeout(done));
    expect([late.length, ahead.mock.calls]).toEqual([CURVES.length, [[CURVES[0]]]]);
  });
});
