import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { LEAGUE } from "../../tests/league";
import { NEVER } from "../games";
import { games } from "../lib/games.svelte";
import { startWords, useGame } from "../lib/i18n.svelte";
import type { Competition, Follows } from "./api";
import FollowsList from "./desk/FollowsList.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => vi.restoreAllMocks());

const follows = {
  rows: [{ number: 1, place: [2, 1], points: [0, 30] }],
  men: [], ties: [], out: [], fixtures: {}, parts: [], champion: 0, told: 0,
} as unknown as Follows; // biome-ignore format: what does not matter here

it.each([
  [true, "cash 0 → +30"],
  [false, "points 0 → 30"],
])("is called by its name: money at a table %s", (at_tables, said) => {
  vi.spyOn(games, "byId").mockImplementation(
    () => ({ competing: { ...NEVER, at_tables } }) as ReturnType<typeof games.byId>,
  );
  render(FollowsList, { competition: LEAGUE as unknown as Competition, follows, problem: "" });
  expect(screen.getByText(new RegExp(said.replace("+", "\\+")))).toBeTruthy();
});

it("is not said in a ladder, which only places", () => {
  vi.spyOn(games, "byId").mockImplementation(
    () => ({ competing: { ...NEVER } }) as ReturnType<typeof games.byId>,
  );
  const competition = { ...LEAGUE, config: { ...LEAGUE.config, format: "ladder" } } as unknown as Competition;
  const { container } = render(FollowsList, { competition, follows, problem: "" });
  expect(container.textContent).toContain("now 1st");
  expect(container.textContent).not.toContain("points");
});
