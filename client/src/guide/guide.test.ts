import { beforeEach, describe, expect, it } from "vitest";
import { storedMatch, storeMatch } from "../lib/stored-matches";
import type { GameEvent } from "../protocol";
import { Guide, happened, type Step } from "./guide.svelte";
import { ringFor } from "./place";

const steps: Step[] = [
  { id: "roll", at: "#die", opens: ({ code }) => code === "roll", done: (now) => happened(now, "rolled") },
  { id: "goal", at: "#goal", opens: (now) => now.sees("#goal"), done: (now) => !now.sees("#goal") },
];
const event = (n: number, code: string, seat = 0) =>
  ({ n, code, rule: "", args: { seat }, at: 0 }) as GameEvent;
const match = (code: string, events: GameEvent[] = [], status = "running") =>
  ({
    id: "m",
    seats: [0],
    isBehind: false,
    events,
    snapshot: { status, game: "x", asked: code ? [{ seat: 0, code, may: false, choices: [] }] : [] },
  }) as never;
const nothing = () => false;

beforeEach(() => localStorage.clear());

describe("a guide", () => {
  it("is silent in a match that is not guided", () => {
    const guide = new Guide(match("roll"), steps);
    guide.look(nothing);
    expect([guide.isOver, guide.step]).toEqual([true, null]);
  });

  it("says one thing when it matters, and ends with the deed of the person", () => {
    storeMatch("m", { guide: [] });
    const now = match("roll", [event(1, "rolled")]) as { events: GameEvent[] };
    const guide = new Guide(now as never, steps);
    guide.look(nothing);
    expect(guide.step?.id).toBe("roll");
    now.events = [...now.events, event(2, "rolled", 1)];
    guide.look(nothing);
    expect(guide.step?.id).toBe("roll"); // the roll of the other side is not the deed
    now.events = [...now.events, event(3, "rolled", 0)];
    guide.look(nothing);
    expect([guide.step, guide.past]).toEqual([null, ["roll"]]);
  });

  it("lets a later thing come first, and none come twice", () => {
    storeMatch("m", { guide: [] });
    const guide = new Guide(match(""), steps);
    guide.look((selector) => selector === "#goal");
    expect(guide.step?.id).toBe("goal");
    guide.look(nothing);
    guide.look((selector) => selector === "#goal");
    expect([guide.step, guide.past]).toEqual([null, ["goal"]]);
  });

  it("leaves its words to be read when the deed is done at once, unless something else is to be said", () => {
    storeMatch("m", { guide: [] });
    const now = match("roll") as { events: GameEvent[] };
    const guide = new Guide(now as never, steps);
    guide.look(nothing, 1000);
    now.events = [event(1, "rolled")];
    guide.look(nothing, 1250);
    expect([guide.step, guide.lingers]).toEqual([null, "roll"]);
    guide.look(nothing, 5000);
    expect(guide.lingers).toBe("");
    guide.look(() => true, 5250);
    expect([guide.step?.id, guide.lingers]).toEqual(["goal", ""]);
  });

  it("goes on where it was, and stays away once it was skipped", () => {
    storeMatch("m", { guide: [] });
    const guide = new Guide(match(""), steps);
    guide.look(() => true);
    guide.look(nothing);
    expect(new Guide(match("roll"), steps).past).toEqual(["goal"]);
    guide.skip();
    expect(storedMatch("m").guide).toEqual(["*"]);
    const again = new Guide(match("roll"), steps);
    again.look(nothing);
    expect(again.step).toBe(null);
  });

  it("leaves with the match, though the deed never came, but not while its thing is on the page", () => {
    storeMatch("m", { guide: [] });
    const now = match("roll") as { snapshot: unknown };
    const guide = new Guide(now as never, steps);
    guide.look(nothing);
    expect(guide.step?.id).toBe("roll");
    now.snapshot = (match("", [], "over") as { snapshot: unknown }).snapshot;
    guide.look(nothing);
    expect(guide.isOver).toBe(true);
    storeMatch("m", { guide: [] });
    const last = new Guide(now as never, steps);
    last.look(() => true);
    last.look(() => true);
    expect(last.step?.id).toBe("goal");
  });

  it("has nothing to say when the match is over", () => {
    storeMatch("m", { guide: [] });
    const guide = new Guide(match("", [], "over"), steps);
    guide.look(nothing);
    expect([guide.step, guide.isOver]).toEqual([null, true]);
  });
});

describe("the ring round what is spoken of", () => {
  const page = { width: 390, height: 844 };

  it("has a little air and stays on the page", () => {
    const ring = ringFor({ left: 2, top: 700, width: 100, height: 60 }, page);
    expect(ring).toEqual({ left: 3, top: 692, width: 107, height: 76 });
  });

  it("is not drawn round most of the page, nor round what cannot be seen", () => {
    expect(ringFor({ left: 0, top: 100, width: 390, height: 500 }, page)).toBeNull();
    expect(ringFor({ left: 0, top: 830, width: 40, height: 40 }, page)).toBeNull();
    expect(ringFor({ left: 0, top: 0, width: 0, height: 0 }, page)).toBeNull();
  });
});
