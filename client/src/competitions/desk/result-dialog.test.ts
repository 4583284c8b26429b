import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { knowCompetitions } from "../../../tests/competitions";
import { fixture, LEAGUE } from "../../../tests/league";
import type { Competition } from "../api";
import { competitions } from "../api";
import ResultDialog from "./ResultDialog.svelte";

knowCompetitions();

it.each([
  ["begun", 1],
  ["waiting", 0],
])("says how the result of a match that is played here is entered by hand (%s)", (status, count) => {
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
