import { beforeAll, expect, it } from "vitest";
import { startWords, useGame } from "../lib/i18n.svelte";
import type { Fixture } from "./api";
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

it("calls a round by the same name wherever it is told", () => {
  expect([1, 2, 3, 4].map((round) => roundTitle(round, 4))).toEqual([
    "Round 1",
    "Quarter-finals",
    "Semi-finals",
    "Final",
  ]);
});

it("says a result of the log in the reader's words", () => {
  expect(["2–1", "1–0 gg", "3–0 forfeit", "1–1 (4–3 pens)", "Cup of 2–1"].map(resultWords)).toEqual([
    "2–1",
    "1–0 (golden goal)",
    "3–0 (forfeit)",
    "1–1 (shoot-out 4–3)",
    "Cup of 2–1",
  ]);
});
