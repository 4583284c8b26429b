import { beforeAll, describe, expect, it } from "vitest";
import { startWords } from "../../../lib/i18n.svelte";
import { loadWords } from "../../../lib/words.svelte";
import type { GameEvent } from "../../../protocol";
import { storyOf } from "./story";

beforeAll(async () => {
  await startWords();
  await loadWords("counter-attack");
});

/** A match of 40 minutes: each goal by its minute, side and scorer. */
function played(...goals: [number, 0 | 1, number][]): string {
  const score = [0, 0];
  const events = goals.map(([minute, seat, scorer], n): GameEvent => {
    score[seat] = (score[seat] ?? 0) + 1;
    const [home = 0, away = 0] = score;
    return { n, code: "ca.goal", rule: "CA-6.10", at: 0, args: { minute, seat, scorer, home, away } };
  });
  const pieces = [8, 9, 19].map((piece) => ({
    piece,
    name: `Name ${["Ann", "Bo", "Cy"][[8, 9, 19].indexOf(piece)]}`,
  }));
  const view = { stage: "over", minute: 40, pieces, teams: [] };
  return storyOf({ snapshot: { view }, events } as unknown as Parameters<typeof storyOf>[0]);
}

describe("what a match will be remembered for", () => {
  it("is a late goal that decides it, whatever came before", () => {
    expect(played([5, 0, 8], [31, 1, 19], [39, 0, 8])).toBe("Ann settles it in minute 39.");
    expect(played([5, 0, 8], [38, 1, 19])).toBe("Cy makes it level in minute 38.");
  });

  it("is a lead that was lost, or three goals by one man", () => {
    expect(played([5, 1, 19], [12, 0, 8], [20, 0, 9])).toBe("A match turned around.");
    expect(played([5, 0, 8], [12, 0, 8], [20, 0, 8])).toBe("Three goals by Ann.");
  });

  it("is nothing where nothing of that kind happened", () => {
    expect([played(), played([5, 0, 8]), played([5, 0, 8], [39, 0, 9])]).toEqual(["", "", ""]);
  });
});
