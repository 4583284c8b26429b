import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import AfterMatchButton from "../src/competitions/AfterMatchButton.svelte";
import type { Competition, Fixture, Tie } from "../src/competitions/api";
import Cup from "../src/competitions/Cup.svelte";
import { isKept, keepCup, keptCups } from "../src/competitions/cabinet";
import { matchCompetition } from "../src/competitions/match-competition.svelte";
import { partTitle } from "../src/competitions/results";
import Shelf from "../src/competitions/Shelf.svelte";
import Trophy from "../src/competitions/Trophy.svelte";
import { wayOf } from "../src/competitions/trophy";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { toasts } from "../src/ui/toasts.svelte";
import { fixture, LEAGUE } from "./league";

const entrant = (number: number, name: string) => ({
  ...LEAGUE.entrants[0],
  number,
  name,
  team: name,
  kit: number,
});
const tie = (round: number, place: number, sides: number[], winner: number, fixtures: string[], over = {}) =>
  ({ round, place, third: false, bye: false, seeds: sides, sides, winner, fixtures, ...over }) as Tie;
const done = (id: string, sides: number[], goals: number[], over = {}) =>
  fixture(id, { stage: "knockout", sides, goals, result: goals.join("–"), ...over }) as never as Fixture;

const CUP = {
  ...LEAGUE,
  phase: "FINISHED",
  config: { game: "another-game", format: "cup" },
  title: "Lamplight Cup",
  me: 1,
  entrants: [entrant(1, "Lantern"), entrant(2, "Harbour"), entrant(3, "Orchard"), entrant(4, "Quarry")],
  ranking: [1, 3, 2, 4],
  fixtures: [
    done("K1", [2, 1], [1, 3]),
    done("K2", [3, 4], [2, 0]),
    done("K3", [3, 1], [1, 1], { result: "1–1 (3–4 pens)", shootout: [3, 4], decided: "PEN" }),
    done("K4", [2, 4], [0, 5]),
  ],
  ties: [
    tie(2, 0, [1, 3], 1, ["K3"]),
    tie(1, 0, [1, 2], 1, ["K1"]),
    tie(1, 1, [3, 4], 3, ["K2"]),
    tie(2, 1, [2, 4], 4, ["K4"], { third: true }),
  ],
} as never as Competition;

const row = (number: number, points: number) => ({
  number,
  points,
  played: 3,
  won: [1],
  lost: [0],
  form: "",
});
const TABLE = {
  ...CUP,
  config: { game: "another-game", format: "league1" },
  ties: [],
  me: 2,
  ranking: [2, 1, 3, 4],
  tables: [{ group: "", rows: [row(2, 7), row(1, 5), row(3, 1), row(4, 0)] }],
} as never as Competition;

const shown = (container: Element) =>
  [...container.querySelectorAll("[data-step]")].map((step) => step.textContent?.replace(/\s+/g, " ").trim());

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
  await useGame("opponents");
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [], me: null })));
});
afterEach(() => {
  matchCompetition.now = null;
  vi.unstubAllGlobals();
});

describe("the trophy of a cup", () => {
  it("says who has won what, and every round of the way from the winner's side", () => {
    const { container } = render(Trophy, { now: CUP });
    expect(screen.getByRole("heading", { name: "Lantern wins Lamplight Cup" })).not.toBeNull();
    expect(screen.getByRole("img", { name: "The cup in the colours of Lantern" })).not.toBeNull();
    expect(shown(container)).toEqual(["Semi-finals Harbour 3–1", "Final Orchardshoot-out 4–3 1–1"]);
  });

  it("wears the colours in which the winner entered, whatever the number at the draw", () => {
    const { container } = render(Trophy, { now: CUP });
    const style = container.querySelector(".cup svg")?.getAttribute("style");
    expect(style).toContain("--kit-checks-a");
  });

  it("adds up two legs, tells of a bye, and begins with the group", () => {
    const long = {
      ...CUP,
      fixtures: [done("A", [1, 3], [2, 0]), done("B", [3, 1], [2, 1], { result: "2–1 aet" })],
      ties: [tie(1, 0, [1, 0], 1, [], { bye: true }), tie(2, 0, [1, 3], 1, ["A", "B"])],
      tables: [
        { group: "A", rows: [row(2, 7)] },
        { group: "B", rows: [row(3, 9), row(1, 1)] },
      ],
    } as never as Competition;
    expect(wayOf(long).steps.map(({ label, name, score }) => [label, name, score])).toEqual([
      ["Group B", "2nd", "1 point"],
      ["Semi-finals", "bye", ""],
      ["Final", "Orchard", "2–0, 1–2"],
    ]);
  });

  it("tells the way through a double elimination in the order of playing, the final last", () => {
    const branch = (name: string) => ({ branch: name });
    const now = {
      ...CUP,
      config: { game: "another-game", format: "double" },
      fixtures: [
        done("W1", [1, 2], [2, 0], { part: 1, branch: "winners" }),
        done("W2", [1, 3], [2, 1], { part: 2, branch: "winners" }),
        done("F1", [1, 4], [1, 0], { part: 4, branch: "final" }),
      ],
      ties: [
        tie(1, 0, [1, 2], 1, ["W1"], branch("winners")),
        tie(1, 0, [1, 4], 1, ["F1"], branch("final")),
        tie(2, 0, [1, 3], 1, ["W2"], branch("winners")),
      ],
    } as never as Competition;
    expect(wayOf(now).steps.map(({ label }) => label)).toEqual([
      "Winners' side, round 1",
      "Winners' side, round 2",
      "Final",
    ]);
    expect([1, 4].map((part) => partTitle(now, part))).toEqual(["Round 1", "Final"]);
  });

  it("shows the sessions of a cup at tables", () => {
    const result = "1. Lantern +30, 2. Harbour -30";
    const sides = [2, 1, 3];
    const now = { ...CUP, ties: [], fixtures: [fixture("T1", { stage: "tables", sides, result })] };
    expect(wayOf(now as never).steps).toMatchObject([{ label: "Session 1", name: result }]);
  });

  it("is not there before the end", () => {
    const { container } = render(Trophy, { now: { ...CUP, phase: "RUNNING" } });
    expect(container.querySelector("[data-champion]")).toBeNull();
  });
});

it("the trophy of a league shows places and points instead of rounds", () => {
  const { container } = render(Trophy, { now: TABLE });
  expect(screen.getByRole("heading", { name: "Final table" })).not.toBeNull();
  expect(shown(container)).toEqual(["1 Harbour 7 points", "2 Lantern 5 points", "3 Orchard 1 point"]);
  expect(container.querySelectorAll("li.own")).toHaveLength(1);
});

it("every name fits on the plate", () => {
  const plate = (name: string) => {
    const { container } = render(Cup, { kit: "plain", name });
    const text = container.querySelector("text");
    return {
      words: text?.textContent,
      size: Number(text?.getAttribute("font-size")),
      fixed: text?.hasAttribute("textLength"),
    };
  };
  expect(plate("Ada")).toEqual({ words: "Ada", size: 11, fixed: false });
  expect(plate("Lantern Football").size).toBeLessThan(11);
  expect(plate("Association of the Northern Lamplighters")).toMatchObject({ size: 6, fixed: true });
});

describe("the cabinet", () => {
  it("takes the cup of its winner, who finds it on the shelf", async () => {
    const { unmount } = render(Trophy, { now: CUP });
    await fireEvent.click(screen.getByRole("button", { name: "Put it in the cabinet" }));
    expect(keptCups()).toEqual([{ id: "c1", title: "Lamplight Cup", name: "Lantern", kit: "checks" }]);
    expect(location.pathname).toBe("/opponents");
    unmount();
    render(Shelf);
    expect(screen.getByRole("heading", { name: "1 cup won" })).not.toBeNull();
    expect(screen.getByRole("link", { name: "Lamplight Cup" }).getAttribute("href")).toBe("/competitions/c1");
    render(Trophy, { now: CUP });
    expect(screen.getByRole("link", { name: "It is in your cabinet" })).not.toBeNull();
  });

  it("is offered to nobody else", () => {
    render(Trophy, { now: { ...CUP, me: 3 } });
    render(Trophy, { now: { ...CUP, me: 0 } });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("gives a cup back when a corrected result takes it away, and not when somebody only looks", () => {
    keepCup({ id: "c1", title: "Lamplight Cup", name: "Orchard", kit: "plain" });
    render(Trophy, { now: { ...CUP, me: 0 } });
    expect(isKept("c1")).toBe(true);
    render(Trophy, { now: { ...CUP, me: 3 } });
    expect(isKept("c1")).toBe(false);
  });

  it("says so where the browser keeps nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    render(Trophy, { now: CUP });
    await fireEvent.click(screen.getByRole("button", { name: "Put it in the cabinet" }));
    vi.restoreAllMocks();
    expect(toasts.at(-1)?.text).toMatch(/^This browser does not let/);
    expect(screen.getByRole("button", { name: "Put it in the cabinet" })).not.toBeNull();
  });
});

describe("after the final", () => {
  const after = (found: unknown) => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(found)));
    matchCompetition.now = {
      competition: "c1",
      title: "Lamplight Cup",
      stage: "knockout",
      day: 2,
      out: [],
    } as never;
    render(AfterMatchButton, { again: "Play again", size: "lg", onagain: vi.fn() });
  };

  it("its winner is led to the trophy", async () => {
    after(CUP);
    expect((await screen.findByRole("link", { name: "See the trophy" })).getAttribute("href")).toBe(
      "/competitions/c1",
    );
  });

  it.each([
    ["who has lost", { ...CUP, me: 3 }],
    ["whose competition goes on", { ...CUP, phase: "RUNNING" }],
  ])("somebody %s is led back", async (_, found) => {
    after(found);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole("link", { name: "Back to Lamplight Cup" })).not.toBeNull();
    expect(screen.queryByText("See the trophy")).toBeNull();
  });
});
