import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Onward from "../src/competitions/Onward.svelte";
import { place } from "../src/competitions/place.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => {
  place.now = null;
});

it("after a match of a competition the main button leads back to it", () => {
  place.now = { competition: "c1", title: "Sunday league", stage: "league", day: 1, out: [] } as never;
  render(Onward, { again: "Play again", size: "lg", onagain: vi.fn() });
  expect(screen.getByRole("link", { name: "Back to Sunday league" }).getAttribute("href")).toBe(
    "/competitions/c1",
  );
  expect(screen.queryByText("Play again")).toBeNull();
});

it("after any other match it is played again", () => {
  render(Onward, { again: "Play again", size: "lg", onagain: vi.fn() });
  expect(screen.getByRole("button", { name: "Play again" })).not.toBeNull();
});
