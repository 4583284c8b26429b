import { beforeAll, describe, expect, it } from "vitest";
import { startWords, useGame } from "../../../lib/i18n.svelte";
import { reached } from "./scenario";

beforeAll(async () => {
  await startWords();
  await useGame("setup");
});

/** A scenario that has ended with these places, for whoever plays side a. */
function ended(places: number[], scenario: object | null = { id: "SC-2", sides: ["a", "b"] }): string {
  const match = { snapshot: { status: "over", result: { places } }, seats: [0] };
  const table = { view: { scenario, leg: 1 }, seat: 0, coach: () => "Noor", match };
  return reached(table as unknown as Parameters<typeof reached>[0]);
}

describe("the end of a scenario", () => {
  it("says whether the aim was reached, and which", () => {
    expect(ended([1, 2])).toBe("Aim reached: Stay ahead to the end: drawing level means going out.");
    expect(ended([2, 1])).toMatch(/^Aim missed: Stay ahead/);
    expect(ended([1, 1])).toMatch(/half reached/);
  });

  it("says nothing of other matches, or without a result", () => {
    expect(ended([1, 2], null)).toBe("");
    expect(ended([])).toBe("");
  });
});
