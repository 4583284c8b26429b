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
    expect(opened(now("ca.action", ["move", "standard 3,4"]))).toEqual(["pass"]);
    expect(opened(now("ca.action", ["shot 18,0"]))).toEqual(["shot"]);
    expect(opened(now("ca.snapshot", ["snapshot", "no"]))).toEqual(["shot"]);
    expect(opened(now("ca.move-b", ["run H2 1,1"]))).toEqual(["defend"]);
    expect(opened(now("ca.move-c", ["run H2 1,1"]))).toEqual([]);
  });
});
