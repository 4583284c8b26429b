import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../protocol";
import { turnedIn } from "./turned";

const FORM = "1311111111111";
let n = 0;
const event = (code: string, args: Record<string, number>) =>
  ({ n: ++n, code, args }) as unknown as GameEvent;
const goal = (seat: number, fixture: number, home: number, away: number) =>
  event("to.goal", { seat, fixture, home, away });

describe("the goal that is remembered", () => {
  it("is the last that turned a row and was not turned back, in this round", () => {
    const events = [
      event("to.round", { round: 1 }),
      goal(3, 5, 1, 0),
      event("to.round", { round: 2 }),
      goal(0, 1, 1, 0),
      goal(1, 2, 1, 0),
      goal(2, 2, 1, 1),
      goal(1, 2, 2, 1),
      goal(2, 1, 2, 0),
    ];
    expect(turnedIn(events, 2, FORM)).toEqual([
      { kind: "right", fixture: 1, seat: 0, home: 1, away: 0 },
      { kind: "wrong", fixture: 2, seat: 1, home: 2, away: 1 },
    ]);
    expect(turnedIn(events, 1, FORM).map(({ seat }) => seat)).toEqual([3]);
  });

  it("is none that was whistled off", () => {
    const events = [
      event("to.round", { round: 1 }),
      goal(1, 2, 1, 0),
      event("to.whistle", { seat: 0, scorer: 1, fixture: 2, home: 0, away: 0 }),
    ];
    expect(turnedIn(events, 1, FORM)).toEqual([]);
  });
});
