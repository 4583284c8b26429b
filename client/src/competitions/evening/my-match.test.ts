import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { answer, knowCompetitions } from "../../../tests/competitions";
import type { SaidResult } from "./api";
import { entrant, evening, match } from "./fixtures";
import MyMatch from "./MyMatch.svelte";
import TvNext from "./TvNext.svelte";

knowCompetitions();

const entrants = [entrant(1, "Fred", { here: true }), entrant(2, "Dora", { here: true })];
const phone = (ready: number[]) => {
  const fixture = match("K", { table: 1, ready });
  const now = evening([fixture], { me: 2, entrants });
  return render(MyMatch, { now, fixture, busy: false, onact: () => Promise.resolve(true) });
};

it("offers the score sheet first", () => {
  phone([]);
  expect(screen.getByText("Enter this result")).toBeTruthy();
});

it("says on the phone of the other that somebody waits there, with the button it takes", () => {
  phone([1]);
  expect(screen.getByRole("status").textContent).toContain("Fred is ready");
  expect(screen.getByRole("button", { name: "I am ready" })).toBeTruthy();
  expect(screen.queryByText("Enter this result")).toBeNull();
});

it("begins with what the other has entered when that is not right", async () => {
  const said = { number: 1, goals90: [1, 1], goals: [1, 1], decided: "PEN", shootout: [3, 4] };
  const fixture = match("K", { table: 1, said: [said as unknown as SaidResult] });
  const now = evening([fixture], { me: 2, entrants });
  render(MyMatch, { now, fixture, busy: false, onact: () => Promise.resolve(true) });
  await fireEvent.click(screen.getByText("That is not right"));
  const typed = screen.getAllByRole<HTMLInputElement>("spinbutton").map((one) => one.value);
  expect([typed.slice(0, 2), typed.slice(-2)]).toEqual([
    ["1", "1"],
    ["3", "4"],
  ]);
});

it("keeps what was typed when it could not be sent", async () => {
  const said = { number: 1, goals90: [1, 0], goals: [1, 0], decided: "90", shootout: null, mark: "m1" };
  const fixture = match("K", { table: 1, said: [said as SaidResult] });
  const now = evening([fixture], { me: 2, entrants });
  const onact = vi.fn(() => Promise.resolve(false));
  render(MyMatch, { now, fixture, busy: false, onact });
  await fireEvent.click(screen.getByText("That is not right"));
  const [home] = screen.getAllByRole<HTMLInputElement>("spinbutton");
  await fireEvent.input(home as HTMLInputElement, { target: { value: "2" } });
  await fireEvent.click(screen.getByText("Enter this result"));
  expect(onact).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole<HTMLInputElement>("spinbutton")[0]?.value).toBe("2");
});

it("confirms what was read, whatever the other enters meanwhile", async () => {
  const said = { number: 1, goals90: [1, 0], goals: [1, 0], decided: "90", shootout: null, mark: "m1" };
  const fixture = match("K", { table: 1, said: [said as SaidResult] });
  const onact = vi.fn(() => Promise.resolve(true));
  render(MyMatch, { now: evening([fixture], { me: 2, entrants }), fixture, busy: false, onact });
  await fireEvent.click(screen.getByText("That is right"));
  await vi.waitFor(() => expect(onact.mock.calls).toEqual([[{ act: "confirm", fixture: "K", seen: "m1" }]]));
});

it("calls whoever holds everybody up to the own phone, before those who can only get ready", () => {
  const now = evening([match("K", { needs_table: false })], {
    entrants: [entrant(1, "Cem", { here: true }), entrant(2, "Ines", { level: "easy" }), entrant(3, "Anna")],
    next: [
      {
        fixture: "",
        stage: "knockout",
        day: 0,
        round: 2,
        rounds: 2,
        branch: "",
        sides: [[3], [1, 2]],
        table: 1,
        at: 0,
      },
    ],
  });
  const { container } = render(TvNext, { now, lit: new Set<string>() });
  expect(container.textContent).toContain("Cem: play the computer on your own phone");
  expect(container.textContent).not.toContain("get ready");
});

it("shows the shirts of those it names, and sends nobody to a phone that cannot be reached (CO-21.2)", () => {
  const table = match("K", { needs_table: false, sides: [1, 2, 3, 4] });
  const now = evening([table], {
    reachable: false,
    entrants: [
      entrant(1, "Bea", { kit: 0 }),
      entrant(2, "Ines", { kit: 1, level: "easy" }),
      entrant(3, "Petra", { kit: 2 }),
      entrant(4, "Ali", { kit: 3 }),
    ],
  });
  const { container } = render(TvNext, { now, lit: new Set<string>() });
  expect(container.textContent).toContain("Petra, and Ali: play together on the organiser’s device");
  expect(container.querySelectorAll(".shirts .shirt")).toHaveLength(3);
});

it("asks on the phone, too, before the result that ends the evening (CO-14.4)", async () => {
  const one = {
    number: 1,
    goals90: [1, 0],
    goals: [1, 0],
    decided: "90",
    shootout: null,
    mark: "m1",
    last: true,
  };
  const fixture = match("K", { table: 1, said: [one as SaidResult] });
  const onact = vi.fn(() => Promise.resolve(true));
  render(MyMatch, { now: evening([fixture], { me: 2, entrants }), fixture, busy: false, onact });
  await fireEvent.click(screen.getByText("That is right"));
  await answer("no");
  expect(onact).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("That is right"));
  await answer("yes");
  await vi.waitFor(() => expect(onact).toHaveBeenCalledTimes(1));
});
