import { fireEvent, render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { answer, knowCompetitions } from "../../tests/competitions";
import { fixture, LEAGUE } from "../../tests/league";
import type { Competition } from "./api";
import NextMatch from "./NextMatch.svelte";

const open = { status: "waiting", enterable: true, in_turn: true, match: null, goals: null, result: "" };
const said = { number: 2, goals90: [0, 1], goals: [0, 1], decided: "90", shootout: null, mark: "m1" };
const league = (...fixtures: object[]) => ({ ...LEAGUE, fixtures }) as unknown as Competition;
const first = fixture("L1.1", open);
const second = fixture("L2.1", { ...open, part: 2, day: 2 });

knowCompetitions();

it("sends nothing that was typed about one match as the result of the next", async () => {
  const act = vi.fn(() => Promise.resolve(true));
  const { container, rerender } = render(NextMatch, { now: league(first, second), busy: false, act });
  await fireEvent.click(container.querySelector("[data-act=coach-result]") as Element);
  expect(container.querySelector("[data-coach-form]")).not.toBeNull();
  await rerender({ now: league(fixture("L1.1"), second) });
  expect(container.querySelector("[data-coach-form]")).toBeNull();
});

it("confirms what was read", async () => {
  const act = vi.fn(() => Promise.resolve(true));
  const now = { ...league({ ...first, said: [said] }), organiser: false };
  const { container } = render(NextMatch, { now, busy: false, act });
  await fireEvent.click(container.querySelector("[data-act=confirm-result]") as Element);
  await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ act: "confirm", fixture: "L1.1", seen: "m1" }]]));
});

it("asks before the result that ends it all, which nobody can correct (CO-14.4)", async () => {
  const act = vi.fn(() => Promise.resolve(true));
  const now = { ...league({ ...first, said: [{ ...said, last: true }] }), organiser: false };
  const { container } = render(NextMatch, { now, busy: false, act });
  const yes = container.querySelector("[data-act=confirm-result]") as Element;
  await fireEvent.click(yes);
  expect(await answer("no")).toContain("Does 0–1 count?");
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(yes);
  await answer("yes");
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
});

it("shows the table to which the match was called in an evening (CO-21.2)", () => {
  const now = league({ ...first, in_turn: false }, { ...second, table: 3 });
  const { container } = render(NextMatch, { now, busy: false, act: () => Promise.resolve(true) });
  expect(container.querySelector("[data-table]")?.textContent).toContain("Table 3, now");
});
