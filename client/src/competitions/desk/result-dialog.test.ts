import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { fixture, LEAGUE } from "../../../tests/league";
import { NEVER } from "../../games";
import { games } from "../../lib/games.svelte";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { Competition } from "../api";
import { competitions } from "../api";
import ResultDialog from "./ResultDialog.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ["begun", 1],
  ["waiting", 0],
])("says how the result of a match that is played here is entered by hand (%s)", (status, count) => {
  vi.spyOn(games, "byId").mockImplementation(() => ({ competing: NEVER }) as ReturnType<typeof games.byId>);
  vi.spyOn(competitions, "desk").mockReturnValue(new Promise(() => undefined));
  const one = fixture("L1.1", { status, enterable: true, goals: null });
  const competition = { ...LEAGUE, fixtures: [one] } as unknown as Competition;
  const props = { competition, fixture: competition.fixtures[0] ?? null, busy: false, version: "" };
  const { container } = render(ResultDialog, {
    ...props,
    onact: async () => "",
    onclose: () => undefined,
  } as never);
  expect(container.querySelectorAll("[data-begun]")).toHaveLength(count);
});
