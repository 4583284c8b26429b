import { describe, expect, it } from "vitest";
import type { Asked } from "../../../protocol";
import type { Piece } from "../types";
import { parseChoice } from "./notation";
import { movesMade, movesUnused, startOf, stepsLeft } from "./steps";

describe("the line that is drawn to a hex", () => {
  it("begins at the ball where the ball is played", () => {
    for (const text of ["standard 3,-3", "high 3,-3", "kick 4,0", "shot 18,2", "head 8,4"])
      expect(startOf(parseChoice(text), 4)).toEqual({ man: null });
  });
  it("begins at the man who is placed, never at the ball", () => {
    expect(startOf(parseChoice("put -3,5"), 12)).toEqual({ man: "A2" });
    expect(startOf(parseChoice("retreat -3,5"), 3)).toEqual({ man: "H4" });
    expect(startOf(parseChoice("run H9 12,-4"), -1)).toEqual({ man: "H9" });
  });
  it("is none where the ball is put down, or a corner chosen", () => {
    expect(startOf(parseChoice("place -16,4"), -1)).toBeNull();
    expect(startOf(parseChoice("corner 18,24"), -1)).toBeNull();
  });
});

describe("the counter of moves", () => {
  const men = (...moved: number[]) =>
    [3, 4, 5, 14, 15].map((piece) => ({ seat: piece < 11 ? 0 : 1, moved: moved.includes(piece) }) as Piece);
  it("shows how many moved, also in a step that was ended early", () => {
    expect(movesMade({ step: "A", moves_left: 3, attack: 0, pieces: men(3) })).toEqual({ A: 1, B: 0, C: 0 });
    expect(movesMade({ step: "B", moves_left: 5, attack: 0, pieces: men(3) })).toEqual({ A: 1, B: 0, C: 0 });
    expect(movesMade({ step: "C", moves_left: 1, attack: 0, pieces: men(3, 4, 14) })).toEqual({
      A: 1,
      B: 1,
      C: 1,
    });
  });
});

it("lets the man with the ball go as far as the question says: running to it took steps, too", () => {
  const carrier = { pace: 6 } as Piece;
  const asked = { code: "ca.dribble", args: { seat: 0, left: 1 } } as unknown as Asked;
  expect(stepsLeft(carrier, "A", asked)).toBe(1);
  expect(stepsLeft(carrier, "A", undefined)).toBe(6);
  expect(stepsLeft(carrier, "C", undefined)).toBe(2);
});

it("tells of moves unused only what the question says too", () => {
  expect(movesUnused(4, 11)).toBe(4);
  expect(movesUnused(4, 3)).toBe(0);
});
