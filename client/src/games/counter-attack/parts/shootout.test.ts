import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../protocol";
import { cuesOf } from "../../../stage/cues";
import { duelsOf } from "../beats";
import { stepsOf } from "../events";
import type { CounterAttackView } from "../types";
import { isWalk, momentOf } from "./moments";

const view = {
  pieces: [],
  ball: { state: "none", hex: null, carrier: null },
  teams: [{ name: "Harbour", score: 1 }, { name: "Northgate", score: 1 }], // biome-ignore format: short
  stage: "shootout",
  period: 5,
  step: "",
  shootout: [[0, 0], [0, 0]], // biome-ignore format: short
} as unknown as CounterAttackView;
const event = (n: number, code: string, args: Record<string, number>): GameEvent =>
  ({ n, code: `ca.${code}`, rule: "CA-19.4", args, at: 1 }) as GameEvent;
const kick = (n: number, piece: number, code: string): GameEvent[] => [
  event(n, "penalty-roll", { piece, die: 4, score: 9 }),
  event(n + 1, "save-roll", { piece: piece < 11 ? 11 : 0, die: 2, score: 7, against: 9 }),
  event(n + 2, code, { piece, home: 1, away: 0 }),
];
const news = [...kick(1, 8, "shootout-goal"), ...kick(4, 19, "shootout-miss")];
const match = {
  known: { game: "counter-attack", seats: [], view } as never,
  knownEvents: news,
  seats: [0],
  isReplay: false,
};

describe("a kick of the shoot-out", () => {
  it("begins with the walk to the spot, then come the dice, then the ball", () => {
    const steps = stepsOf(news, { view, seat: 0, all: news }).filter(({ kind }) => kind !== "tally");
    const told = steps.map((step) => (step.kind === "great" ? step.event.code : step.kind));
    expect(told).toEqual([
      "ca.penalty-roll",
      "beat",
      "ca.shootout-goal",
      "ca.penalty-roll",
      "beat",
      "ca.shootout-miss",
    ]);
  });

  it("shows the rows as they were before it, until the ball is there", () => {
    const rows = (at: number) => {
      const moment = momentOf(news[at] as GameEvent, match);
      return moment?.kind === "kick" ? [moment.scored, ...moment.rows] : null;
    };
    expect(rows(0)).toEqual([null, [], []]);
    expect(rows(2)).toEqual([true, [true], []]);
    expect(rows(3)).toEqual([null, [true], []]);
    expect(rows(5)).toEqual([false, [true], [false]]);
  });

  it("is not what a penalty in play is", () => {
    const play = [
      event(1, "penalty-roll", { piece: 8, die: 4, score: 9 }),
      event(2, "goal", { seat: 0, scorer: 8 }),
    ];
    expect(isWalk(play[0] as GameEvent, play)).toBe(false);
  });
});

it("a verdict is to be read, not glanced at", () => {
  const [duel] = duelsOf(news, { view, seat: 0, all: news });
  const land = duel && cuesOf(duel.beat, { kind: "moving", factor: 1 }).at(-1);
  expect(land).toMatchObject({ frame: "land" });
  expect(land?.ms).toBeGreaterThanOrEqual(1000);
});
