import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { startWords, useGame } from "../lib/i18n.svelte";
import type { MatchCompetitionInfo } from "./match-competition.svelte";
import Overturned from "./Overturned.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});

const score = (home: number, away: number) => ({
  goals: [home, away] as [number, number],
  how: "",
  shootout: null,
});
const place = (after: string): MatchCompetitionInfo => ({
  competition: "c1",
  title: "Sunday",
  fixture: "L1.1",
  stage: "league",
  day: 1,
  leg: 0,
  round: 0,
  rounds: 0,
  branch: "",
  teams: [],
  kits: [],
  out: [],
  ruled: null,
  overturned: [
    {
      at: 0,
      by: "Noor",
      before: "2–1",
      after,
      reason: "wrong team",
      stood: score(2, 1),
      stands: after ? score(0, 1) : null,
    },
  ],
});

describe("a match that was overturned", () => {
  it("says by whom, why and what stands instead", () => {
    const { container } = render(Overturned, { place: place("0–1") });
    const told = container.textContent ?? "";
    expect(told).toContain("overturned by Noor");
    expect(told).toContain("2–1 → 0–1");
    expect(told).toContain("“wrong team”");
    expect(told).toContain("CO-14.4");
  });

  it("says who ended it by a forfeit, how, and why", () => {
    const ruled = { at: 0, by: "Noor", before: "", after: "3–0 forfeit", reason: "left", stood: null };
    const stands = { goals: [3, 0] as [number, number], how: "forfeit", shootout: null };
    const told = { ...place(""), overturned: [], ruled: { ...ruled, stands } };
    const { container } = render(Overturned, { place: told });
    expect(container.textContent).toContain("Noor ruled a forfeit");
    expect(container.textContent).toContain("3–0");
    expect(container.textContent).toContain("“left”");
  });

  it("says that it was struck out, and nothing where nothing was", () => {
    expect(render(Overturned, { place: place("") }).container.textContent).toContain(
      "was struck out by Noor",
    );
    expect(render(Overturned, { place: null }).container.textContent?.trim()).toBe("");
  });
});
