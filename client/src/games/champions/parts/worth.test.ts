import { beforeEach, describe, expect, it } from "vitest";
import type { Odds, Reach } from "../types";
import { habitualPlace, places, settlesItself, sideOf } from "./keeper";
import type { Option } from "./notation";
import { moodOf, riskOf } from "./odds";
import { prefer } from "./prefs.svelte";
import { bestReaches, Worth } from "./worth.svelte";

const reach = (man: string, steps: number, goal: number): Reach => ({
  run: `run ${man} ${steps}`,
  man,
  steps,
  pips: 6 - steps,
  goal: goal > 0 ? { num: goal, den: 4 } : null,
});

describe("who goes to the ball", () => {
  it("is each man once: by his best shot, then by the shortest way", () => {
    const found = bestReaches([
      reach("H#9", 1, 0),
      reach("H#9", 3, 2),
      reach("H#8", 4, 0),
      reach("H#8", 2, 0),
      reach("H#10", 2, 3),
    ]);
    expect(found.map(({ run }) => run)).toEqual(["run H#10 2", "run H#9 3", "run H#8 2"]);
  });
});

/** Somebody who asks the rules; they answer when they are told to. */
function asking() {
  const answers: ((odds: Odds | null) => void)[] = [];
  const worth = new Worth(() => new Promise((resolve) => answers.push(resolve)));
  return { worth, answer: (odds: Odds | null) => answers.shift()?.(odds) };
}
const aim = { cell: "f14", goal: { num: 2, den: 4 }, plan: ["run H#9 1", "kick N4"] };

describe("what the rules say of a question", () => {
  beforeEach(() => prefer("odds", true));

  it("lights the goal, and is no worth of a plan before there is one", async () => {
    const { worth, answer } = asking();
    const looked = worth.look(false);
    answer({ goals: [aim], reaches: [reach("H#9", 1, 2)] });
    await looked;
    expect([worth.aims, worth.reaches.length, worth.odds]).toEqual([[aim], 1, null]);
  });
  it("is forgotten with the question, also when it comes late", async () => {
    const { worth, answer } = asking();
    const looked = worth.look(true);
    worth.forget();
    answer({ goals: [aim], arrives: { num: 1, den: 1 } });
    await looked;
    expect([worth.aims, worth.odds]).toEqual([[], null]);
  });
  it("stays with a kick that only waits for its chase when the pencil is lifted", async () => {
    const { worth, answer } = asking();
    const looked = worth.look(true);
    answer({ arrives: { num: 2, den: 3 } });
    await looked;
    worth.lift("ch.chase");
    expect(worth.odds?.arrives).toEqual({ num: 2, den: 3 });
    worth.lift("ch.leg");
    expect(worth.odds).toBeNull();
  });
  it("is the worth of what is pencilled in, not of the plan before it", async () => {
    const { worth, answer } = asking();
    const looked = worth.look(true);
    const weighed = worth.weigh("kick N4", () => true);
    answer({ arrives: { num: 1, den: 1 } });
    answer({ arrives: { num: 2, den: 3 } });
    await Promise.all([looked, weighed]);
    expect(worth.odds?.arrives).toEqual({ num: 2, den: 3 });
  });
  it("is told of every answer where there are few", async () => {
    const { worth, answer } = asking();
    const weighed = worth.weighAll(["intercept A#11", "none"]);
    answer({ success: { num: 1, den: 3 } });
    answer(null);
    await weighed;
    expect([...worth.answers.keys()]).toEqual(["intercept A#11"]);
  });
});

describe("odds", () => {
  it("against oneself are never green", () => {
    expect([0.1, 0.5, 1].map(riskOf)).toEqual(["fair", "poor", "poor"]);
    expect([0.1, 0.5, 1].map(moodOf)).toEqual(["poor", "fair", "good"]);
  });
});

describe("the keeper's place", () => {
  const option = (cell: string): Option => ({
    text: `keeper ${cell}`,
    word: "keeper",
    man: null,
    cell,
    steps: 0,
    cells: [],
    other: null,
  });
  const asked = { seat: 0, code: "ch.keeper", rule: "CH-15.4", args: {}, choices: [], may: false };
  const desk = (cells: string[], odds: (cell: string) => Odds) => ({
    asked: asked as never,
    acts: cells.map(option),
    worth: { answers: new Map(cells.map((cell) => [`keeper ${cell}`, odds(cell)])), isWeighed: true },
  });
  beforeEach(() => {
    prefer("keeperRarely", true);
    prefer("side", "left");
  });

  it("is left or right as seen from behind the own goal", () => {
    expect(["e0", "f0", "e14", "f14"].map(sideOf)).toEqual(["left", "right", "right", "left"]);
    expect(places([option("e14"), option("f14")]).map(({ option: { cell } }) => cell)).toEqual([
      "f14",
      "e14",
    ]);
  });
  it("is asked for when a shot may follow, or when the coach wants to be asked", () => {
    const shot = desk(["e0", "f0"], () => ({ shot: true, stands: false }));
    expect(habitualPlace(shot)).toBeNull();
    expect(settlesItself(shot)).toBe(false);
    expect(settlesItself({ ...shot, worth: { answers: new Map(), isWeighed: false } })).toBe(true);
    expect(settlesItself({ ...shot, worth: { answers: new Map(), isWeighed: true } })).toBe(false);
    const none = desk(["e0", "f0"], () => ({ shot: false, stands: false }));
    prefer("keeperRarely", false);
    expect(habitualPlace(none)).toBeNull();
  });
  it("is else where he stands, or where he stood last", () => {
    expect(habitualPlace(desk(["e0", "f0"], (cell) => ({ shot: false, stands: cell === "f0" })))).toBe(
      "keeper f0",
    );
    const none = desk(["e14", "f14"], () => ({ shot: false, stands: false }));
    expect(habitualPlace(none)).toBe("keeper f14");
    expect(settlesItself(none)).toBe(true);
    prefer("side", "right");
    expect(habitualPlace(none)).toBe("keeper e14");
  });
  it("waits for the rules", () => {
    expect(habitualPlace({ ...desk(["e0", "f0"], () => ({})), worth: { answers: new Map() } })).toBeNull();
  });
});
