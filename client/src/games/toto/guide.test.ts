import { expect, it } from "vitest";
import type { Now } from "../../guide/guide.svelte";
import type { GameEvent } from "../../protocol";
import { steps } from "./guide";

const whistle = (seat: number, scorer: number) =>
  ({ n: 1, code: "to.whistle", rule: "TO-7.4", args: { seat, scorer }, at: 0 }) as GameEvent;
const now = (code: string, events: GameEvent[]): Now => ({
  code,
  choices: [],
  waits: false,
  seat: 0,
  events,
  sees: () => false,
});

it("speaks of handing in as soon as the form is full", () => {
  const [form, send] = ["form", "send"].map((id) => steps.find((step) => step.id === id));
  const full = { ...now("to.form", []), sees: () => true };
  expect([form?.done(now("to.form", [])), send?.opens(now("to.form", []))]).toEqual([false, false]);
  expect([form?.done(full), send?.opens(full), send?.done(full)]).toEqual([true, true, false]);
  expect(send?.at).not.toBe(form?.at);
});

it("speaks of a goal that was stopped at the next turn, if it was one of the reader's", () => {
  const stopped = steps.find(({ id }) => id === "stopped");
  expect(stopped?.opens(now("to.goal", [whistle(2, 0)]))).toBe(true);
  expect(stopped?.opens(now("to.goal", [whistle(0, 2)]))).toBe(false);
  expect(stopped?.opens(now("to.window", [whistle(2, 0)]))).toBe(false);
});

it("speaks of cards that wait and of a hand that fits nowhere when they are seen", () => {
  const [waiting, idle, spent] = ["waiting", "idle", "spent"].map((id) =>
    steps.find((step) => step.id === id),
  );
  const at = (code: string, ...seen: string[]) => ({
    ...now(code, []),
    sees: (what: string) => seen.includes(what),
  });
  expect(waiting?.opens(at("to.goal", ".hand .idle"))).toBe(true);
  expect(waiting?.opens(at("to.window", ".hand .idle"))).toBe(false);
  const [out, goal] = ["[data-act=play-out]", '.hand [data-face]:not([data-face="7"])'];
  expect(idle?.opens(at("", out, goal))).toBe(true);
  expect(idle?.done(at("", goal))).toBe(true);
  expect([idle?.opens(at("", out)), spent?.opens(at("", out))], "no goal is left to wait with").toEqual([
    false,
    true,
  ]);
  expect(spent?.opens(at("", out, goal))).toBe(false);
});

it("explains STOP when it is first seen, until the reader is asked something", () => {
  const strip = steps.find(({ id }) => id === "strip");
  const goal = { n: 1, code: "to.goal", rule: "TO-6.4", args: { seat: 0 }, at: 0 } as GameEvent;
  const sees = (what: string) => what === "[data-strip] [data-act=stop]";
  expect([strip?.opens(now("", [goal])), strip?.opens({ ...now("", [goal]), sees })]).toEqual([false, true]);
  expect(strip?.opens({ ...now("", []), sees }), "the own first goal comes first").toBe(false);
  expect([strip?.done(now("", [])), strip?.done(now("to.goal", []))]).toEqual([false, true]);
  const asked = { ...now("to.window", []), sees: (what: string) => what === "[data-act=stand]" };
  expect([strip?.done(now("to.window", [])), strip?.done(asked)], "silent answers end nothing").toEqual([
    false,
    true,
  ]);
});

it("rings neither answer to a goal that hurts: either can be the better one", () => {
  expect(steps.find(({ id }) => id === "whistle")?.at).toBeUndefined();
});
