import { beforeAll, expect, it } from "vitest";
import { startWords, useGame } from "../lib/i18n.svelte";
import type { Competition, Fixture, ScoreInfo } from "./api";
import { sentence } from "./home/news";
import { howText, resultWords, roundTitle } from "./results";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});

const forfeit = (given_up: number[] | null) =>
  ({ status: "done", sides: [4, 7], result: "3–0 forfeit", decided: "FORFEIT", given_up }) as Fixture;

it("says of a match that was given up how it stood, as the side sees it", () => {
  expect(howText("any", forfeit([1, 0]))).toBe("resigned at 1–0");
  expect(howText("any", forfeit([1, 0]), 7)).toBe("resigned at 0–1");
  expect(howText("any", forfeit(null))).toBe("forfeit");
});

it("says nothing of how a session of two at a table came about", () => {
  expect(howText("a-game", { status: "done", sides: [1, 2], decided: "" } as Fixture)).toBe("");
});

it("tells of a session of two as of any session", async () => {
  const session = {
    id: "T1.1",
    stage: "tables",
    part: 1,
    sides: [1, 2],
    status: "done",
    result: "1. Ada +30, 2. Bo -30",
  };
  const now = { config: { format: "toto_league" }, fixtures: [session], entrants: [], ties: [] };
  const item = { kind: "result", at: 0, fixture: "T1.1" } as Parameters<typeof sentence>[1];
  expect(sentence(now as unknown as Competition, item)).toContain("1. Ada +30, 2. Bo -30");
});

it("calls a round by the same name wherever it is told", () => {
  expect([1, 2, 3, 4].map((round) => roundTitle(round, 4))).toEqual([
    "Round 1",
    "Quarter-finals",
    "Semi-finals",
    "Final",
  ]);
});

it("says a result of the log in the reader's words", () => {
  const results = [
    { goals: [2, 1], how: "", shootout: null },
    { goals: [1, 0], how: "gg", shootout: null },
    { goals: [3, 0], how: "forfeit", shootout: null },
    { goals: [1, 1], how: "pens", shootout: [4, 3] },
    null,
  ] as (ScoreInfo | null)[];
  expect(results.map(resultWords)).toEqual([
    "2–1",
    "1–0 (golden goal)",
    "3–0 (forfeit)",
    "1–1 (shoot-out 4–3)",
    "",
  ]);
});
