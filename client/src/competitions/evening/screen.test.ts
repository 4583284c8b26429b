import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { NEVER } from "../../games";
import { games } from "../../lib/games.svelte";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { Tie } from "../api";
import type { Evening, EveningEntrant, EveningFixture } from "./api";
import { entrant, evening, match } from "./fixtures";
import Mine from "./Mine.svelte";
import NowPlaying from "./NowPlaying.svelte";
import TvNext from "./TvNext.svelte";
import TvPeople from "./TvPeople.svelte";
import TvTie from "./TvTie.svelte";
import TvTrophy from "./TvTrophy.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
const plays = (at_tables: boolean) =>
  vi
    .spyOn(games, "byId")
    .mockImplementation(() => ({ competing: { ...NEVER, at_tables } }) as ReturnType<typeof games.byId>);
beforeEach(() => void plays(false));

const entrants = [
  entrant(1, "Cem", { team: "Rovers", here: true }),
  entrant(2, "Ines", { level: "easy" }),
  entrant(3, "Anna"),
  entrant(4, "Otto", { team: "Otto" }),
];
const lit = new Set<string>();
const words = (container: HTMLElement) => container.textContent?.replace(/\s+/g, " ").trim();

it("lists everybody before the draw with team, and marks who is here and who needs no phone", () => {
  const { container } = render(TvPeople, { now: evening([], { phase: "OPEN", entrants }) });
  const rows = [...container.querySelectorAll("li")];
  expect(rows.map((row) => row.textContent?.trim())).toEqual([
    "CemRovers",
    "InesInes United · computer",
    "AnnaAnna United",
    "Otto",
  ]);
  expect(rows.map((row) => [row.classList.contains("here"), row.classList.contains("ready")])).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

it("calls to a table and to the own phone at the same time, and no computer", () => {
  const called = match("at a table", { sides: [3, 4], table: 1, called: 0 });
  const { container } = render(TvNext, {
    now: evening([called, match("own", { needs_table: false })], { entrants }),
    lit,
  });
  expect(words(container)).toContain("Anna and Otto: go to table 1 Cem: play the computer on your own phone");
  const session = match("session", { sides: [1, 2, 3], table: 2, called: 0 });
  const { container: tables } = render(TvNext, { now: evening([session], { entrants }), lit });
  expect(words(tables)).toContain("Cem and Anna: go to table 2");
});

it("says that everybody is at a table only where somebody is", () => {
  const computers = match("own", { needs_table: false, sides: [2, 5], status: "begun" });
  const next = (...fixtures: EveningFixture[]) =>
    words(render(TvNext, { now: evening(fixtures, { entrants, phase: "RUNNING" }), lit }).container);
  expect(next()).toContain("Nobody is called right now");
  expect(next(computers)).toContain("Waiting for Ines United –");
  expect(next(computers, match("K", { status: "begun", table: 1 }))).toContain("Everybody is at a table");
});

it("calls two people who each play a computer as two matches, not as a pairing", () => {
  const players = [...entrants, entrant(5, "Bram", { level: "easy" })];
  const own = [
    match("a", { needs_table: false, sides: [1, 2] }),
    match("b", { needs_table: false, sides: [5, 3] }),
  ];
  const here = players.map((one) => ({ ...one, here: !one.level }));
  const { container } = render(TvNext, { now: evening(own, { entrants: here }), lit });
  expect(words(container)).toContain("Cem and Anna: each play the computer on your own phone");
  expect(words(container)).toContain("Rovers – Ines United · Bram United – Anna United");
  expect(container.querySelector(".apart")).not.toBeNull();
  const { container: one } = render(TvNext, { now: evening(own, { entrants: players }), lit });
  expect(words(one)).toContain("Cem: play the computer on your own phone");
  expect(words(one)).toContain("Anna: play the computer on the organiser’s device");
});

it("names the coach beside the team, once", () => {
  const tie = { round: 1, place: 0, sides: [1, 4], winner: 0, fixtures: [], branch: "" } as unknown as Tie;
  const { container } = render(TvTie, { now: evening([], { entrants, ties: [tie] }), tie, lit });
  expect([...container.querySelectorAll(".name")].map((name) => name.textContent)).toEqual([
    "Rovers",
    "Cem",
    "Otto",
  ]);
});

it("shows the shirts of a match on a real board, and where a session is played", () => {
  const on = (fixture: EveningFixture) =>
    render(NowPlaying, { now: evening([fixture], { entrants }), fixture, lit: false, small: false })
      .container;
  const real = on(match("K", { table: 1 }));
  expect(words(real)).toContain("on the real board");
  expect(real.querySelectorAll(".pitch svg")).toHaveLength(2);
  plays(true);
  expect(words(on(match("S", { sides: [1, 2, 3], table: 1 })))).toContain("each on their own phone");
});

it("ends with the cup and the final", () => {
  const tie = {
    round: 2,
    place: 0,
    sides: [1, 3],
    winner: 1,
    fixtures: ["K2"],
    branch: "",
  } as unknown as Tie;
  const final = match("K2", { sides: [3, 1], status: "done", goals: [1, 1], shootout: [2, 4] });
  const now = evening([match("K1", { status: "done", goals: [9, 0] }), final], {
    entrants,
    ties: [tie],
    champion: 1,
  });
  const { container } = render(TvTrophy, { now, champion: entrants[0] as EveningEntrant });
  expect(words(container)).toContain("Cem wins! Rovers Anna United1–1 (2–4) Rovers");
});

it("tells a phone against the computer to begin, not when a later match may be called", () => {
  const later = {
    fixture: "",
    stage: "knockout" as const,
    day: 0,
    round: 2,
    rounds: 2,
    branch: "" as const,
    table: 2,
  };
  const now = evening([match("own", { needs_table: false })], {
    entrants,
    me: 1,
    next: [{ ...later, at: 0, sides: [[1, 2], [3]] }],
  });
  const phone = { now, lost: false } as unknown as { now: Evening };
  const { container } = render(Mine, { evening: phone as never, onleave: () => undefined });
  expect(container.querySelector("[data-where]")?.textContent).toContain("Whenever you like, on this phone");
});
