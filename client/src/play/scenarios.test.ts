import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startWords, useGame } from "../lib/i18n.svelte";
import type { GameInfo, Snapshot } from "../protocol";
import { bestOf, hasScenarios, noteScenario, scenarioMatch, scenariosOf } from "./scenarios";

const game = {
  id: "counter-attack",
  options: [{ name: "scenario", choices: ["none", "SC-1", "SC-2", "SC-3", "SC-4"] }],
  short: { full: { squads: "fixed", ready: true } },
} as unknown as GameInfo;

beforeAll(async () => {
  await startWords();
  await useGame("setup");
});
beforeEach(() => localStorage.clear());

function ended(places: number[], scores: number[], scenario: string | null = "SC-1"): Snapshot {
  const seats = [
    { seat: 0, kind: "person", name: "Noor", yours: true },
    { seat: 1, kind: "person", name: "Sam", yours: false },
  ];
  const view = { scenario: scenario && { id: scenario } };
  return { game: game.id, status: "over", result: { places, scores }, seats, view } as unknown as Snapshot;
}
const kept = () => bestOf(game.id, "SC-1");

describe("scenarios", () => {
  it("are those that have words, and are made without questions that they leave open", () => {
    expect(hasScenarios(game)).toBe(true);
    expect(hasScenarios({ ...game, options: [] })).toBe(false);
    expect(scenariosOf(game)).toEqual(["SC-1", "SC-2", "SC-3", "SC-4"]);
    expect(scenarioMatch(game, "SC-2", "tuva-lind", " Noor ")).toEqual({
      game: game.id,
      options: { squads: "fixed", ready: true, scenario: "SC-2" },
      seats: [
        { kind: "me", name: "Noor" },
        { kind: "bot", level: "tuva-lind" },
      ],
    });
  });

  it("keep the best end: rather a draw than a narrow defeat, then the wider margin", () => {
    noteScenario(ended([2, 1], [0, 2]));
    expect(kept()).toEqual({ won: "no", goals: [0, 2], opponent: "Sam" });
    noteScenario(ended([1, 1], [2, 2]));
    noteScenario(ended([2, 1], [2, 3]));
    expect(kept()).toMatchObject({ won: "level", goals: [2, 2] });
    noteScenario(ended([1, 2], [3, 2]));
    noteScenario(ended([1, 2], [4, 2]));
    noteScenario(ended([1, 2], [3, 2]));
    expect(kept()).toMatchObject({ won: "yes", goals: [4, 2] });
  });

  it("keep nothing of other matches, of one that goes on, or of one that is watched", () => {
    noteScenario(ended([1, 2], [1, 0], null));
    noteScenario({ ...ended([1, 2], [1, 0]), status: "running" } as Snapshot);
    const watched = ended([1, 2], [1, 0]);
    noteScenario({ ...watched, seats: watched.seats.map((seat) => ({ ...seat, yours: false })) });
    expect(kept()).toBeUndefined();
  });
});
