import { describe, expect, test } from "vitest";
import type { Tie } from "../api";
import { columnsOf } from "./double";

const tie = (branch: string, round: number, place: number, winner = 0) =>
  ({ branch, round, place, winner, bye: false }) as Tie;
const rounds = (branch: string, sizes: number[], played: number) =>
  sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, place) => tie(branch, at + 1, place, at < played ? 1 : 0)),
  );
const told = (ties: Tie[], ...branches: string[]) =>
  columnsOf(ties, branches).map(
    (one) => `${one.branch}${one.round}:${one.ties.length}${one.named ? "*" : ""}`,
  );

describe("a double elimination on the television", () => {
  const eight = [
    ...rounds("winners", [4, 2, 1], 1),
    ...rounds("losers", [2, 2, 1, 1], 0),
    tie("final", 1, 0),
  ];
  test("each side begins with the round that is played, and the final follows the winners", () => {
    expect(told(eight, "winners", "final")).toEqual(["winners2:2*", "winners3:1*", "final1:1*"]);
    expect(told(eight, "losers")).toEqual(["losers1:2*", "losers2:2*", "losers3:1*", "losers4:1*"]);
  });
  test("a round of sixteen takes four columns and its name once", () => {
    const large = rounds("winners", [16, 8, 4, 2, 1], 0);
    expect(told(large, "winners")).toEqual(["winners1:4*", "winners1:4", "winners1:4", "winners1:4"]);
  });
  test("when all is over the last rounds stay", () => {
    expect(told(rounds("losers", [4, 4, 2, 2, 1, 1], 6), "losers").map((one) => one.slice(0, 7))).toEqual([
      "losers3",
      "losers4",
      "losers5",
      "losers6",
    ]);
  });
});
