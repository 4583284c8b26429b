import { fireEvent, render } from "@testing-library/svelte";
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

it("still has what was typed when it was closed by mistake", async () => {
  vi.spyOn(competitions, "desk").mockReturnValue(new Promise(() => undefined));
  const one = fixture("L1.1", { status: "waiting", enterable: true, goals: null });
  const competition = { ...LEAGUE, fixtures: [one] } as unknown as Competition;
  const props = { competition, busy: false, onact: async () => "", onclose: () => undefined };
  const shown = { ...props, fixture: competition.fixtures[0] ?? null };
  const { container, rerender } = render(ResultDialog, shown as never);
  const home = () => container.querySelector<HTMLInputElement>("input[type=number]");
  await fireEvent.input(home() as HTMLInputElement, { target: { value: "3" } });
  await rerender({ ...props, fixture: null } as never);
  await rerender(shown as never);
  expect(home()?.value).toBe("3");
});

it("sends what was refused once, until it is changed", async () => {
  const one = fixture("L1.1", { status: "waiting", enterable: true, goals: null });
  const competition = { ...LEAGUE, fixtures: [one] } as unknown as Competition;
  const onact = vi.fn(async () => "No match ends level here.");
  const props = {
    competition,
    fixture: competition.fixtures[0] ?? null,
    busy: false,
    onclose: () => undefined,
  };
  const { container } = render(ResultDialog, { ...props, onact } as never);
  const save = () => container.querySelector<HTMLButtonElement>("[data-act=save-report]");
  await fireEvent.submit(container.querySelector("[data-correct]") as Element);
  await vi.waitFor(() => expect(save()?.disabled).toBe(true));
  expect(container.querySelector("[role=alert]")?.textContent).toContain("No match ends level here.");
  vi.spyOn(competitions, "desk").mockReturnValue(new Promise(() => undefined));
  const [home] = container.querySelectorAll<HTMLInputElement>("input[type=number]");
  await fireEvent.input(home as HTMLInputElement, { target: { value: "1" } });
  expect(save()?.disabled).toBe(false);
  expect(onact).toHaveBeenCalledTimes(1);
});
