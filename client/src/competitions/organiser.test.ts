import { fireEvent, render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { knowCompetitions } from "../../tests/competitions";
import { fixture, LEAGUE } from "../../tests/league";
import type { Competition, Guest } from "./api";
import StepWho from "./create/StepWho.svelte";
import OnPhones from "./evening/OnPhones.svelte";
import NextMatch from "./NextMatch.svelte";
import { Settings } from "./settings.svelte";

knowCompetitions();

const open = { status: "waiting", enterable: true, in_turn: true, match: null, goals: null, result: "" };
const said = { number: 2, goals90: [0, 1], goals: [0, 1], decided: "90", shootout: null, mark: "m1" };
const league = (more: object, ...fixtures: object[]) =>
  ({ ...LEAGUE, ...more, fixtures }) as unknown as Competition;

it.each([
  [true, 0],
  [false, 1],
])("asks once about a result that the other side has entered (organiser: %s)", (organiser, asked) => {
  const now = league({ organiser }, fixture("L1.1", { ...open, said: [said] }));
  const { container } = render(NextMatch, { now, busy: false, act: () => Promise.resolve(true) });
  expect(container.querySelectorAll("[data-act=ready-next]")).toHaveLength(0);
  expect(container.querySelectorAll("[data-act=confirm-result]")).toHaveLength(asked);
});

it("lets the organiser begin a match of their own with guests", async () => {
  const entrants = LEAGUE.entrants.map((one) => ({ ...one, guest: one.number === 2 }));
  const act = vi.fn(() => Promise.resolve(true));
  const now = league({ entrants }, fixture("L1.1", open));
  const { container } = render(NextMatch, { now, busy: false, act });
  await fireEvent.click(container.querySelector("[data-act=ready-guest]") as Element);
  expect(act.mock.calls).toEqual([[{ act: "ready", fixture: "L1.1", entrant: 2 }]]);
});

it("fills up from those who are there", async () => {
  const people: Guest[] = [
    { name: "Ann", team: "" },
    { name: "Bob", team: "" },
  ];
  const rest = { sources: [], name: "", plays: true, team: "", earlier: "", follows: false };
  const { container } = render(StepWho, { settings: new Settings(), ...rest, people, fill: 0 });
  const value = () => container.querySelector(".fill [role=spinbutton]")?.textContent?.trim();
  const [less, more] = container.querySelectorAll<HTMLButtonElement>(".fill button");
  expect([value(), less?.disabled]).toEqual(["3", true]);
  await fireEvent.click(more as Element);
  expect(value()).toBe("4");
  expect(container.querySelector("[data-fill]")?.textContent).toBe("one computer");
});

it("offers the organiser's device to a guest who has to play a computer", () => {
  const entrants = [
    ...LEAGUE.entrants,
    { ...LEAGUE.entrants[0], number: 13, name: "Cor", guest: true },
    { ...LEAGUE.entrants[0], number: 14, name: "Bram", level: "easy" },
  ];
  const two = [fixture("L1.1", open), fixture("L1.2", { ...open, sides: [13, 14] })];
  const now = league({ entrants }, ...two);
  const { container } = render(OnPhones, { competition: now, onchange: () => undefined });
  expect(container.querySelectorAll("[data-on-phone]")).toHaveLength(1);
  expect(container.querySelector("[data-on-phone='L1.2'] [data-act=play-here]")).not.toBeNull();
});
