import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startWords } from "../../../lib/i18n.svelte";
import { storeMatch } from "../../../lib/stored-matches";
import { loadWords } from "../../../lib/words.svelte";
import type { GameEvent } from "../../../protocol";
import { LETTERS } from "./pitch";
import { deedOf, happeningText, headlineText, isCalm, isGreeted, whyText } from "./why";

const cell = (name: string) => LETTERS.indexOf(name[0] ?? "") + LETTERS.length * Number(name.slice(1));
let n = 0;
const news = (code: string, args: Record<string, number> = {}) =>
  ({ n: ++n, code: `ch.${code}`, rule: "", args, at: 0 }) as GameEvent;
/** #9 of the away side. */
const NINE = 28;

describe("what the others did", () => {
  const deed = (...events: GameEvent[]) => deedOf(events, 1, "e7")?.what ?? null;

  it("is told by where the ball ends, as they attack", () => {
    const kick = (start: string, end: string) =>
      news("kick", { man: NINE, start: cell(start), end: cell(end) });
    expect(deed(kick("e9", "e5"))).toBe("forward");
    expect(deed(kick("e12", "h10"))).toBe("closer");
    expect(deed(kick("e9", "e7"))).toBe("closer");
    expect(deed(kick("e9", "e11"))).toBe("back");
    expect(deed(kick("e9", "h8"))).toBe("keep");
    expect(deed(news("pass", { man: NINE, start: cell("e9"), end: cell("e8") }), kick("e8", "e6"))).toBe(
      "forward",
    );
    expect(deed(kick("e9", "e5"), news("shot", { man: NINE }))).toBe("shot");
  });

  it("is told by whom they moved where nobody played the ball", () => {
    const walk = (start: string, to: string) =>
      news("walk", { man: NINE, start: cell(start), cell: cell(to) });
    expect(deed(walk("e12", "e9"))).toBe("near");
    expect(deed(walk("e9", "e12"))).toBe("place");
  });

  it("is not told where something else came between", () => {
    expect(deed(news("kick", { man: NINE }), news("intercepted", { man: 3 }))).toBeNull();
    expect(deed(news("no-action", { seat: 1 }))).toBeNull();
  });
});

describe("a first match", () => {
  beforeAll(async () => {
    await startWords();
    await loadWords("champions");
  });
  beforeEach(() => localStorage.clear());

  const turn = (seat: number) => news("turn", { seat });

  it("never leaves a panel without words while a keeper takes up position by himself", () => {
    const play = { match: { seats: [0] }, view: { turn: 1 }, name: () => "Bram" };
    expect(happeningText(play)).toContain("Bram");
    expect(happeningText(play, true)).toBe("Your goalkeeper takes up position");
  });

  it("names who picks his eleven at a device that two share", () => {
    const at = (seats: number[], code: string) => ({
      match: { seats },
      view: { turn: 0 },
      name: (seat: number) => ["Noor", "Sam"][seat] ?? "",
      asked: { code },
      seat: 1,
    });
    expect(headlineText(at([0, 1], "ch.lineup"), false, false)).toBe("Sam to play");
    expect(headlineText(at([0, 1], "ch.turn"), false, false)).toBe("");
    expect(headlineText(at([1], "ch.lineup"), false, false)).toBe("");
    expect(headlineText(at([0, 1], "ch.turn"), true, false)).toBe("On the pitch");
    expect(headlineText(at([1], "ch.keeper"), false, true)).toBe("On the pitch");
  });
  const theirs = () => [
    turn(1),
    news("roll", { seat: 1, face: 4 }),
    news("walk", { man: NINE, start: cell("e12"), cell: cell("e9") }),
  ];
  const match = (events: GameEvent[], isReplay = false) => ({
    id: "m",
    known: { view: { ball: "e7" }, seats: [{ seat: 1, name: "Bram", kind: "bot" }] } as never,
    knownEvents: events,
    seats: [0],
    isReplay,
  });

  it("says what the others did, for three turns of theirs", () => {
    storeMatch("m", { guide: [] });
    expect(whyText(match([...theirs(), turn(0)]))).toMatch(/^Bram moves #9 closer to the ball/);
    const four = Array.from({ length: 4 }, () => [...theirs(), turn(0)]).flat();
    expect(isCalm(match(four.slice(0, 12)))).toBe(true);
    expect(whyText(match(four))).toBe("");
  });

  it("waits for the hello of the coach where others are asked first", () => {
    const begins = (asked: number[]) =>
      isGreeted({ ...match([]), snapshot: { asked: asked.map((seat) => ({ seat })) } as never });
    expect(begins([])).toBe(false);
    storeMatch("m", { guide: [] });
    expect([begins([]), begins([0])]).toEqual([true, false]);
    storeMatch("m", { guide: ["way"] });
    expect(begins([])).toBe(false);
  });

  it("alone is calm: no other match, none without its guide, no replay", () => {
    expect(isCalm(match(theirs()))).toBe(false);
    storeMatch("m", { guide: [] });
    expect([isCalm(match(theirs())), isCalm(match(theirs(), true))]).toEqual([true, false]);
    storeMatch("m", { guide: ["*"] });
    expect(isCalm(match(theirs()))).toBe(false);
  });
});
