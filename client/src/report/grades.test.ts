import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { snapshot } from "../../tests/fakes";
import { ApiFailure } from "../lib/api";
import { startWords, t, useGame } from "../lib/i18n.svelte";
import Grades from "./Grades.svelte";
import { noted } from "./trend";

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock("../lib/api", async (original) => {
  const real = await original<typeof import("../lib/api")>();
  return {
    ...real,
    call: asked,
    api: { ...real.api, snapshot: async () => snapshot({ game: "champions" }) },
  };
});

const better = {
  plan: ["run H#2 e6"],
  odds: {},
  value: 0,
  why: "",
  reason: "hint-best",
  args: {},
  steps: [],
};
const moment = { answer: 9, seat: 0, view: {}, played: ["walk H#2 e5"], steps: [], better, loss: 0.2 };
const graded = {
  judge: "test-1",
  enough: 30,
  lost: [
    { decisions: 40, each: 2 },
    { decisions: 40, each: 3 },
  ],
  figures: [],
  decisions: [{ at: 17, lead: "12′", band: "blunder", cost: 10, moment }],
};

beforeAll(async () => {
  await startWords();
  await useGame("report");
});
beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
});
afterEach(cleanup);

it("shows how far it is, goes on after a failure, and ends with what cost most", async () => {
  let go: (found: unknown) => void = () => undefined;
  noted({ match: "before", game: "champions", decisions: 40, each: 4 }, 30);
  asked
    .mockResolvedValueOnce({ done: 12, of: 48, graded: null })
    .mockRejectedValueOnce(new ApiFailure({ code: "offline", message: "" }, 0))
    .mockReturnValueOnce(new Promise((resolve) => (go = resolve)));
  render(Grades, { id: "m", game: "champions", match: "/match/m" });
  expect(asked).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: t("report-grades-ask") }));
  expect((await screen.findByRole("alert")).textContent).toContain(t("report-grades-failed"));
  await fireEvent.click(screen.getByRole("button", { name: t("report-grades-go-on") }));
  const bar = await screen.findByRole<HTMLProgressElement>("progressbar");
  expect([bar.value, bar.max]).toEqual([12, 48]);
  go({ done: 48, of: 48, graded });
  expect(await screen.findByText(t("report-grade", { band: "blunder", cost: 10 }))).toBeTruthy();
  expect(screen.getByText(t("report-grades-trend", { now: 2, mean: 4, count: 1 }))).toBeTruthy();
  const again = document.querySelector("[data-act=again]");
  expect(again?.getAttribute("href")).toBe("/match/m?at=17&again=0");
});
