import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { snapshot } from "../../tests/fakes";
import { startWords, t } from "../lib/i18n.svelte";
import type { MatchClient } from "../lib/match.svelte";
import { loadWords } from "../lib/words.svelte";
import Coach from "./Coach.svelte";
import LearnFrom from "./LearnFrom.svelte";

const { plan, taken, view } = vi.hoisted(() => ({
  view: { period: 1, minute: 13, pieces: [], teams: [], ball: { hex: null, carrier: null } },
  plan: ["run H#10 e7", "kick 3N"],
  taken: { code: "coach-plan-ca-move", args: {} },
}));
vi.mock("../lib/api", async (original) => ({
  ...(await original<typeof import("../lib/api")>()),
  call: async () => ({
    hints: [{ plan, odds: {}, value: 0, why: "", reason: "hint-best", args: {}, steps: [] }],
    moments: [
      {
        view,
        steps: [],
        better: { plan, odds: {}, value: 0, why: "It wins ground.", reason: "", args: {}, steps: [taken] },
      },
    ],
  }),
}));

beforeAll(startWords);
afterEach(cleanup);

/** The coach is asked and followed; what was answered, and what was drawn. */
async function followed(takes: boolean) {
  const answer = vi.fn(async () => ({ accepted: true, last: 1 }));
  const draw = vi.fn(async () => {});
  const match = { id: "m", tokens: [], known: { question: 3 }, snapshot: null, answer };
  const drafting = { takes: () => takes, draw };
  render(Coach, { match: { ...match, drafting } as unknown as MatchClient, seat: 0 });
  await fireEvent.click(screen.getByRole("button", { name: t("coach-ask") }));
  await fireEvent.click(await screen.findByText(t(takes ? "coach-draft" : "coach-first-step")));
  return { answer, draw };
}

it("a plan goes to the table that draws it, and nothing of it is handed in", async () => {
  const { answer, draw } = await followed(true);
  expect(draw).toHaveBeenCalledWith(plan);
  expect(answer).not.toHaveBeenCalled();
});

it("a plan that is not drawn begins with its first answer", async () => {
  const { answer, draw } = await followed(false);
  expect(answer).toHaveBeenCalledWith(0, plan[0]);
  expect(draw).not.toHaveBeenCalled();
});

it("a moment to learn from says in which minute it was", async () => {
  const game = "counter-attack";
  await loadWords(game);
  const match = { id: "m", tokens: [], snapshot: snapshot({ game, view: { ...view, minute: 40 } }) };
  render(LearnFrom, { match: match as unknown as MatchClient });
  await fireEvent.click(screen.getByRole("button", { name: t("coach-moments", { count: 0 }) }));
  expect(await screen.findByText(t("commentary-minute", { minute: 13 }))).toBeTruthy();
});
