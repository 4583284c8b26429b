import { beforeAll, describe, expect, it } from "vitest";
import { startWords, t } from "../../../lib/i18n.svelte";
import { loadWords } from "../../../lib/words.svelte";
import type { Face, Loose } from "../types";
import { man, position } from "./fixture";
import { barredNear, isShotAt } from "./pitch";
import { isGain, keepsIt, looseText, oneText, toComeText } from "./telling";

beforeAll(async () => {
  await startWords();
  await loadWords("champions");
});

const name = (seat: number) => (seat === 0 ? "Ann" : "Bram");
const loose = (changes: Partial<Loose>): Loose => ({
  cells: ["e6"],
  chances: [],
  end: "rest",
  next: 0,
  ...changes,
});

describe("a ball that is cut out", () => {
  it("is a gain unless the opponent has it then", () => {
    const gains = (changes: Partial<Loose>) => isGain(loose(changes), 0);
    expect([gains({ end: "man", man: "H#4" }), gains({ end: "man", man: "A#4" })]).toEqual([true, false]);
    expect([gains({ end: "out", to: 0 }), gains({ end: "out", to: 1 })]).toEqual([true, false]);
    expect([gains({ end: "goal", cells: ["e14"] }), gains({ end: "goal", cells: ["e0"] })]).toEqual([
      true,
      false,
    ]);
    expect([gains({}), isGain(undefined, 0)]).toEqual([true, true]);
  });

  it("is a shot if it flies into one's own goal", () => {
    const at = (...cells: string[]) => [0, 1, null].map((seat) => isShotAt(seat, { cells }));
    expect(at("e2", "f1", "f0")).toEqual([true, false, false]);
    expect(at("e13", "e14")).toEqual([false, true, false]);
    expect([at("e1"), at()].flat()).not.toContain(true);
  });

  it("says on the button who has it then", () => {
    const label = (changes: Partial<Loose>) =>
      t("ch-step-in", { shirt: 8, share: "33%", to: keepsIt(loose(changes), 0), next: 2 });
    expect(label({ end: "man", man: "A#2" })).toBe("Step in with #8: 33%, ball to their #2");
    expect(label({ end: "man", man: "H#2" })).toBe("Step in with #8: 33%, ball to your #2");
    expect(label({ end: "out", to: 1 })).toBe("Step in with #8: 33%, then out: their ball");
    expect(label({})).toBe("Step in with #8: 33%");
  });

  it("names the men of both teams with their team", () => {
    const chances = [{ cell: "e6", men: ["H#10", "A#10"] }];
    expect(looseText(loose({ chances }), 0, name)).toContain("Your #10 and Bram #10 may step in");
    expect(toComeText({ intercepts: chances }, 1, name)).toContain("Ann #10 and your #10 can still try.");
  });
});

describe("a one", () => {
  const faces = (clock: boolean) => [{ face: 1, what: "goal", clock }] as Face[];
  it("moves the clock, or ends the match", () => {
    const at = (ones: number, period = "regular") => position({ ones, period } as never);
    expect(oneText(faces(true), at(3))).toBe("A one moves the clock.");
    expect(oneText(faces(false), at(3))).toBe("");
    expect(oneText(faces(false), at(15))).toBe("A one is full time.");
    expect(oneText(faces(false), at(5, "extra"))).toBe("A one ends extra time.");
  });
});

describe("who restarted", () => {
  it("is named where he stands by the ball and must not play it", () => {
    const view = (cell: string) =>
      position({ men: [man("H#10", cell, { barred: true })], ball: "e7", die: 1 } as never);
    expect([barredNear(view("e6"), 0), barredNear(view("e5"), 0), barredNear(view("e6"), 1)]).toEqual([
      10, 0, 0,
    ]);
    expect(t("ch-action-help-far", { roll: 1, barred: 10 })).toMatch(
      /^#10 took the restart: .* Tap a ringed/s,
    );
    expect(t("ch-action-help-far", { roll: 1, barred: 0 })).toMatch(
      /^The ball is too far away for a 1\. Tap/,
    );
  });
});
