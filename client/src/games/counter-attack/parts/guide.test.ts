import { describe, expect, it } from "vitest";
import type { Now } from "../../../guide/guide.svelte";
import { steps } from "../guide";

const now = (code: string, choices: string[] = [], over: Partial<Now> = {}): Now => ({
  code,
  choices,
  waits: false,
  seat: 0,
  events: [],
  sees: () => false,
  ...over,
});
const opened = (at: Now) => steps.filter((step) => step.opens(at)).map(({ id }) => id);
const run = { n: 1, code: "ca.run", rule: "CA-8.2", args: {}, at: 0 };

describe("the guide of Counter Attack", () => {
  it("speaks at the questions that the referee puts", () => {
    expect(opened(now("ca.kickoff-pass"))).toEqual(["kick-off"]);
    expect(opened(now("ca.move-a", ["run H9 1,1"]))).toEqual(["move"]);
    expect(opened(now("ca.move-a", ["run H8 1,1"], { events: [run] }))).toEqual(["move", "steps"]);
    expect(opened(now("ca.action", ["move", "standard 3,4"]))).toEqual(["pass", "space"]);
    expect(opened(now("ca.action", ["shot 18,0"]))).toEqual(["shot"]);
    expect(opened(now("ca.snapshot", ["snapshot", "no"]))).toEqual(["shot"]);
    expect(opened(now("ca.move-b", ["run H2 1,1"]))).toEqual(["defend"]);
    expect(opened(now("ca.move-c", ["run H2 1,1"]))).toEqual([]);
    expect(opened(now("ca.foul", ["play-on", "take-kick"]))).toEqual(["advantage"]);
    expect(opened(now("ca.keeper-step", ["step 17,1", "end"]))).toEqual(["keeper"]);
    expect(opened(now("ca.free-moves", ["run H2 1,1", "end"]))).toEqual(["free"]);
    expect(opened(now("ca.reposition", ["place 1,1", "stay"]))).toEqual(["past"]);
    expect(opened(now("ca.replace", ["lift H2", "end"]))).toEqual(["set-piece"]);
    expect(opened(now("ca.jump", ["jump H9"]))).toEqual(["jump"]);
  });

  it("sends whoever has the ball near goal into the area", () => {
    const near = { events: [run], sees: (selector: string) => selector === "[data-near='true']" };
    expect(opened(now("ca.move-a", ["run H9 9,1"], near))).toContain("attack");
    expect(opened(now("ca.action", ["standard 9,1"], near))).toEqual(["pass"]);
    expect(opened(now("ca.move-b", ["run H9 9,1"], near))).not.toContain("attack");
  });

  it("knows at free moves who has the ball", () => {
    const has = (piece: number) => [{ n: 1, code: "ca.possession", rule: "", args: { piece }, at: 0 }];
    expect(opened(now("ca.free-moves", ["end"], { events: has(3) }))).toEqual(["free"]);
    expect(opened(now("ca.free-moves", ["end"], { events: has(11) }))).toEqual(["back"]);
    expect(opened(now("ca.free-moves", ["end"], { events: has(11), seat: 1 }))).toEqual(["free"]);
  });

  it("speaks of a loose ball until somebody has it, of headers and of keeping away", () => {
    const told = (...codes: string[]) =>
      codes.map((code, n) => ({ n, code, rule: "", args: { piece: 3 }, at: 0 }));
    expect(opened(now("ca.move-b", [], { events: told("ca.possession", "ca.loose") }))).toEqual([
      "loose",
      "defend",
    ]);
    expect(opened(now("ca.move-b", [], { events: told("ca.loose", "ca.possession") }))).toEqual(["defend"]);
    expect(opened(now("ca.move-a", [], { events: told("ca.restart", "ca.into-space") }))).toContain("loose");
    expect(opened(now("ca.head", ["goal 18,0"]))).toEqual(["head"]);
    expect(opened(now("ca.retreat", ["retreat 1,1"]))).toEqual(["retreat"]);
  });

  it("tells one die from two", () => {
    const on = (...seen: string[]) => now("", [], { sees: (selector) => seen.includes(selector) });
    expect(opened(on("[data-duel] .faces"))).toEqual(["die"]);
    expect(opened(on("[data-duel] [data-chances]"))).toEqual(["duel"]);
  });

  it("does not speak of a card when the match is over", () => {
    const events = [{ n: 1, code: "ca.yellow", rule: "", args: {}, at: 0 }];
    expect(opened(now("", [], { events }))).toEqual(["card"]);
    expect(opened(now("", [], { events, sees: (selector) => selector === "[data-full-time]" }))).toEqual([]);
  });

  it("says goodbye in ordinary play, and is silent at what comes between", () => {
    const events = [{ n: 1, code: "ca.save", rule: "", args: { piece: 11 }, at: 0 }];
    const end = steps.find(({ id }) => id === "end");
    expect(end?.opens(now("ca.action", [], { events }))).toBe(true);
    expect(end?.opens(now("ca.air-move", [], { events }))).toBe(false);
    expect(end?.done(now("ca.air-move"))).toBe(true);
    expect(end?.done(now(""))).toBe(false);
  });

  it("speaks of a foul, an injury and a card while they are news, the gravest last", () => {
    const told = (...codes: string[]) =>
      now("", [], { events: codes.map((code, n) => ({ n, code, rule: "", args: {}, at: 0 })) });
    const step = (id: string) => steps.find((one) => one.id === id);
    expect(opened(told("ca.tackler-roll", "ca.foul"))).toEqual(["foul"]);
    expect(step("foul")?.done(told("ca.injury-roll"))).toBe(false);
    expect(step("foul")?.done(told("ca.injury-roll", "ca.injured"))).toBe(true);
    expect(step("injury")?.done(told("ca.card-roll", "ca.yellow"))).toBe(true);
    expect(step("card")?.done(told("ca.plays-on"))).toBe(false);
    expect(step("card")?.done(told("ca.restart"))).toBe(true);
    const later = Array.from({ length: 10 }, () => "ca.run");
    expect(opened(told("ca.foul", "ca.yellow", ...later))).toEqual([]);
  });

  it("counts as its way only what every match brings", () => {
    expect(steps.filter(({ aside }) => !aside).map(({ id }) => id)).toEqual([
      "kick-off", "move", "steps", "theirs", "defend", "duel", "pass", "shot", "end",
    ]); // biome-ignore format: a list
  });
});
