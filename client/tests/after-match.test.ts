import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import AfterMatchButton from "../src/competitions/AfterMatchButton.svelte";
import { matchCompetition } from "../src/competitions/match-competition.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => {
  matchCompetition.now = null;
});

it("after a match of a competition the main button leads back to it", () => {
  matchCompetition.now = {
    competition: "c1",
    title: "Sunday league",
    stage: "league",
    day: 1,
    out: [],
  } as never;
  render(AfterMatchButton, { again: "Play again", size: "lg", onagain: vi.fn() });
  expect(screen.getByRole("link", { name: "Back to Sunday league" }).getAttribute("href")).toBe(
    "/competitions/c1",
  );
  expect(screen.queryByText("Play again")).toBeNull();
});

it("after any other match it is played again", () => {
  render(AfterMatchButton, { again: "Play again", size: "lg", onagain: vi.fn() });
  expect(screen.getByRole("button", { name: "Play again" })).not.toBeNull();
});
