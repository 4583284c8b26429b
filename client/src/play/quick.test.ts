import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { quickMatch } from "./quick";

const who = (id: string, level: string) => ({ id, level });
const game = {
  id: "g",
  bots: ["easy", "medium", "hard"],
  characters: [who("ann", "easy"), who("bob", "medium"), who("cat", "hard"), who("dan", "hard")],
  options: [],
  short: { seats: 4, minutes: 10, options: {}, full: {}, friends: {}, alone: {} },
} as unknown as GameInfo;
const levels = (opponent?: string) =>
  quickMatch(game, opponent === undefined ? {} : { opponent }, "").seats.map(({ level }) => level);

beforeEach(() => localStorage.clear());

describe("whoever joins in", () => {
  it("plays no better than the weakest in a first match", () => {
    expect(levels()).toEqual([undefined, "ann", "bob@easy", "cat@easy"]);
  });

  it("plays no better than the one who was asked for", () => {
    expect(levels("bob")).toEqual([undefined, "bob", "ann", "cat@medium"]);
    expect(levels("cat")).toEqual([undefined, "cat", "ann", "bob"]);
  });

  it("plays as usual where a strength was asked for", () => {
    expect(levels("hard")).toEqual([undefined, "hard", "ann", "bob"]);
  });
});
