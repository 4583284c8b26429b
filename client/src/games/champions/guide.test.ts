import { expect, it } from "vitest";
import type { Now } from "../../guide/guide.svelte";
import type { GameEvent } from "../../protocol";
import { steps } from "./guide";

const event = (n: number, code: string, args: Record<string, number>) =>
  ({ n, code: `ch.${code}`, rule: "", args, at: 0 }) as GameEvent;
const now = (events: GameEvent[], code = "ch.turn"): Now => ({
  code,
  choices: [],
  waits: false,
  seat: 0,
  events,
  sees: () => false,
});
const step = (id: string) => steps.find((one) => one.id === id);
const AWAY_KEEPER = 20;

it("cheers up after the first goal against, until the ball is played", () => {
  const against = step("against");
  expect(against?.opens(now([event(1, "goal", { seat: 0 })]))).toBe(false);
  expect(against?.opens(now([event(1, "goal", { seat: 1 })], ""))).toBe(false);
  expect(against?.opens(now([event(1, "goal", { seat: 1 })]))).toBe(true);
  expect(against?.done(now([event(2, "roll", { seat: 0, face: 3 })]))).toBe(false);
  expect(against?.done(now([event(3, "kick", { man: 0 })]))).toBe(true);
});

it("speaks of the keeper while he has the ball: caught, picked up, or for a goal kick", () => {
  const keeper = step("keeper");
  expect(keeper?.opens(now([event(1, "caught", { man: 0 })]))).toBe(true);
  expect(keeper?.opens(now([event(1, "pick-up", { man: 0 })]))).toBe(true);
  expect(keeper?.opens(now([event(1, "award", { seat: 0, restart: 2 })]))).toBe(true);
  expect(keeper?.opens(now([event(1, "award", { seat: 0, restart: 3 })]))).toBe(false);
  expect(keeper?.opens(now([event(1, "caught", { man: AWAY_KEEPER })]))).toBe(false);
  expect(keeper?.opens(now([event(1, "caught", { man: 0 }), event(2, "kick", { man: 0 })]))).toBe(false);
});

it("says why somebody may run after the ball, while that is planned", () => {
  const seeing = { ...now([]), sees: (selector: string) => selector === "[data-code=chase]" };
  expect([step("chase")?.opens(seeing), step("chase")?.done(seeing)]).toEqual([true, false]);
  expect([step("chase")?.opens(now([])), step("chase")?.done(now([]))]).toEqual([false, true]);
  expect(step("dive")?.opens(now([], "ch.dive"))).toBe(true);
  expect(step("pass")?.done(seeing)).toBe(true); // a plan of the coach leads there at once
});

it("speaks of the first loose ball at one's own question", () => {
  const loose = step("loose");
  expect(loose?.opens(now([event(1, "loose", { start: 1, end: 2 })]))).toBe(true);
  expect(loose?.opens(now([event(1, "loose", { start: 1, end: 2 })], ""))).toBe(false);
});
