import { expect, test } from "vitest";
import { kickOffRolls } from "./kickoff";

const roll = (seat: number, face: number) => ({ code: "ch.kick-off-roll", args: { seat, face } });

test("a one is rolled again, and only the last roll of each side counts", () => {
  expect(kickOffRolls([roll(1, 2), roll(0, 1), roll(0, 4)])).toEqual([
    { seat: 1, face: 2 },
    { seat: 0, face: 4 },
  ]);
});

test("level dice are rolled again by both", () => {
  const rolls = kickOffRolls([
    roll(1, 3),
    roll(0, 3),
    { code: "ch.clock", args: {} },
    roll(1, 6),
    roll(0, 2),
  ]);
  expect(rolls.map(({ face }) => face)).toEqual([6, 2]);
});
