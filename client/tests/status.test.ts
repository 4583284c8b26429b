import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import Result from "../src/games/counter-attack/parts/Result.svelte";
import type { Table } from "../src/games/counter-attack/table.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { chipText } from "../src/lib/results";
import { statusText } from "../src/lib/status";
import { headlineOf } from "../src/match/missed.svelte";
import type { PlayedMatch } from "../src/wire";
import { snapshot } from "./fakes";

beforeAll(async () => {
  await startWords();
  await useGame("counter-attack");
});

const line = (status: PlayedMatch["status"], turn: boolean, places: (number | null)[] = [null, null]) =>
  chipText({ status, turn, seat: 0, seats: places.map((place) => ({ place })) } as PlayedMatch);
const ruled = snapshot({
  status: "over",
  result: { reason: "match.ruled", places: [], details: {}, rule: "", scores: [] },
});

describe("a match in a list", () => {
  it("says whether it waits for you, as the lobby and the profile both do", () => {
    expect(line("running", true)).toBe("your turn");
    expect(line("running", false)).toBe("waiting");
    expect(line("waiting", false)).toBe("open");
    expect(line("over", false, [1, 2])).toBe("won");
    expect(line("over", false, [1, 1])).toBe("drawn");
  });

  it("of two is won, drawn or lost, one's own goals first", () => {
    const over = (places: number[], scores: number[], seat = 0) =>
      statusText(
        snapshot({
          status: "over",
          seats: snapshot({})
            .seats.slice(0, 2)
            .map((one, at) => ({ ...one, seat: at, yours: at === seat })),
          result: { reason: "", places, details: {}, rule: "", scores },
        }),
      );
    expect(over([1, 2], [2, 1])).toBe("you won 2–1");
    expect(over([1, 2], [2, 1], 1)).toBe("you lost 1–2");
    expect(over([1, 1], [0, 0])).toBe("a draw 0–0");
    expect(over([2, 1], [])).toBe("you lost");
  });

  it("names the winner to those who look on", () => {
    const seats = [
      { seat: 0, kind: "person", name: "Noor", place: 2 },
      { seat: 1, kind: "person", name: "Sam", place: 1 },
    ];
    expect(chipText({ status: "over", turn: false, seat: null, seats } as PlayedMatch)).toBe("Sam won");
  });

  it("that ended without a result is no draw and has no winners", () => {
    expect(line("over", false)).toBe("no result");
    expect(statusText(ruled)).toBe("ended without a result");
  });
});

it("the bar of a match says whose turn it is, but not while the end of a round is shown", () => {
  const now = snapshot({ status: "running" });
  expect(headlineOf(now, [0], [0])).toBe("Your turn");
  expect(headlineOf(now, [0], [0], true)).toBe("The round is over");
});

it("a match that ended without a result says so on its table", () => {
  const view = { teams: [{ score: 0 }, { score: 0 }], first_leg: null };
  const over = { ...ruled, view };
  const match = { snapshot: over, seats: [], events: [] };
  const table = { match, snapshot: over, view, stage: { tally: null } };
  render(Result, { table: table as unknown as Table });
  expect(screen.getByRole("heading").textContent).toBe("Ended without a result");
});
