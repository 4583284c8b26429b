import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import Competition from "../src/pages/Competition.svelte";
import { fixture, LEAGUE } from "./league";

const row = (number: number, form: string, earned: number[]) => ({
  number,
  played: 2,
  won: [1, 0, 0],
  drawn: 0,
  lost: [1, 0, 0],
  goals_for: 3,
  goals_against: 2,
  points: 5,
  fair_play: 0,
  form,
  earned,
  moved: 0,
});
const line = {
  act: "pause",
  by: "Noor",
  teams: [],
  reason: "half term",
  rule: "CO-4.10",
  at: 4,
  seq: 3,
  undo: false,
};
const NOW = {
  ...LEAGUE,
  entrants: LEAGUE.entrants.map((one, at) => ({ ...one, team: ["Lantern FC", "Fenland"][at] })),
  fixtures: [
    fixture("L1.1"),
    fixture("L2.2", { part: 2, day: 2, status: "waiting", match: null, goals: null }),
  ],
  tables: [{ group: "", rows: [row(1, "LW", [0, 5]), row(2, "W", [3])] }],
};
const HOME = {
  news: [
    { kind: "decided", at: 4, line },
    { kind: "ban", at: 3, number: 2, man: "9", count: 2, what: "R", rule: "CO-7.6", fixture: "L1.1" },
    { kind: "streak", at: 2, number: 1, count: 3, what: "won" },
    { kind: "result", at: 1, fixture: "L1.1", number: 1 },
  ],
  parts: [1, 2],
  race: [
    { number: 1, points: [0, 5] },
    { number: 2, points: [3, 3] },
  ],
};

beforeAll(startWords);
beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/home")) return new Response(JSON.stringify(HOME));
    if (path.startsWith("/api/competitions/")) return new Response(JSON.stringify(NOW));
    return new Response(JSON.stringify({ games: [], me: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the opening page of a league", () => {
  it("tells the news in sentences, with reason and rule", async () => {
    const { container } = render(Competition, { id: "c1" });
    await vi.waitFor(() => expect(container.querySelectorAll("[data-item]")).toHaveLength(4));
    const told = [...container.querySelectorAll("[data-item]")].map((one) =>
      one.textContent?.replace(/\s+/g, " "),
    );
    expect(told[0]).toContain("Noor paused everything. “half term”");
    expect(told[1]).toContain("Fenland, No. 9: misses 2 matches, red card.");
    expect(told[1]).toContain("CO-7.6");
    expect(told[2]).toContain("Lantern FC have won 3 in a row.");
    expect(told[3]).toContain("Lantern FC 2–1 Fenland");
  });

  it("has the round that is played, the form with its points, and a page for every team", async () => {
    const { container } = render(Competition, { id: "c1" });
    await vi.waitFor(() => expect(container.querySelector("[data-race]")).not.toBeNull());
    expect(container.querySelector("[data-round] h2")?.textContent).toBe("Matchday 2");
    expect(container.querySelectorAll("[data-home-fixture]")).toHaveLength(1);
    expect(screen.getAllByRole("img", { name: "lost (0), won (5)" })).not.toHaveLength(0);
    await fireEvent.click(container.querySelector("[data-home] [data-team='2']") as Element);
    const page = container.querySelector("[data-team-page='2']");
    expect(page?.textContent).toContain("2nd, 5 points");
    expect(page?.textContent).toContain("Lantern FC");
  });
});
