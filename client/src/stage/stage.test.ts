import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../lib/i18n.svelte";
import { prefer } from "../lib/settings.svelte";
import { setRate, setSpeed } from "../lib/speed.svelte";
import { type Beat, moodOf } from "./beat";
import DuelStage from "./DuelStage.svelte";
import { Duel } from "./duel.svelte";
import { block, tackle } from "./fixture";
import { lightsOn, placeBeside } from "./place";
import Spoken from "./Spoken.svelte";
import { chancesAfter, chancesBefore, facesFor, meaningsOf, outcomeOf } from "./stakes";

beforeAll(startWords);
beforeEach(() => {
  vi.useFakeTimers();
  prefer("motion", "full");
  setSpeed("normal");
});
afterEach(() => {
  vi.useRealTimers();
  setRate(1);
});

/** Every frame of a beat with the time at which it begins, and the moment in which it is told. */
async function frames(beat: Beat, before: (duel: Duel) => void = () => undefined): Promise<string[]> {
  const duel = new Duel();
  before(duel);
  const seen: string[] = [];
  const start = Date.now();
  const note = (what: string) => seen.push(`${what} ${Math.round(Date.now() - start)}`);
  let last = "";
  let done = false;
  const playing = duel
    .play(beat, () => note("told"))
    .then(() => {
      done = true;
    });
  for (let i = 0; i < 1000 && !(done && duel.question === null); i += 1) {
    const now = duel.question === null ? "gone" : `${duel.frame}${duel.frame === "roll" ? duel.lying : ""}`;
    if (now !== last && now !== "gone") note(now);
    last = now;
    await vi.advanceTimersByTimeAsync(10);
  }
  await playing;
  if (seen.length > 1) note("gone");
  return seen;
}

describe("the frames of a beat", () => {
  it("go from the question over both dice to the verdict, which is told as it lands", async () => {
    expect(await frames(tackle())).toEqual([
      "ask 0", "set 900", "roll0 1160", "chance 1860", "roll1 2280", "told 2980", "land 2980", "tell 3600", "gone 4240",
    ]); // biome-ignore format: a table
  });
  it("begin with the dice where somebody was asked", async () => {
    const seen = await frames(tackle(), (duel) => duel.ask(tackle()));
    expect(seen[0]).toBe("set 0");
    expect(seen).toContain("gone 3340");
  });
  it("take two fifths of the time when it is to be fast", async () => {
    setSpeed("fast");
    const seen = await frames(tackle());
    expect(Number(seen.at(-1)?.split(" ")[1])).toBeCloseTo(0.4 * 4240, -2);
  });
  it("are only the verdict, for 600 ms, at once", async () => {
    setSpeed("off");
    expect(await frames(tackle())).toEqual(["told 0", "land 0", "gone 600"]);
  });
  it("are stills of 600 ms where nothing may move", async () => {
    prefer("motion", "none");
    expect(await frames(tackle())).toEqual(["ask 0", "chance 600", "told 1200", "land 1200", "gone 1800"]);
    expect(await frames(block())).toEqual(["ask 0", "told 600", "land 600", "gone 1200"]);
  });
  it("take 900 ms for every link of a chain, and the last is whole", async () => {
    const link = await frames(block({ chain: { at: 0, of: 2, waiting: "" } }));
    expect(link.find((frame) => frame.startsWith("tell"))).toBe("tell 900");
    const last = await frames(block({ chain: { at: 1, of: 2, waiting: "" } }));
    expect(last.find((frame) => frame.startsWith("tell"))).toBe("tell 1580");
  });
  it("take 700 ms for a small matter, more where it grows, and none at once", async () => {
    expect(await frames(block({ small: "strip" }))).toContain("tell 700");
    expect(await frames(block({ small: "grows" }))).toContain("tell 970");
    setSpeed("off");
    expect(await frames(block({ small: "strip" }))).toEqual(["told 0"]);
  });
});

describe("whoever is in a hurry", () => {
  it("skips to the verdict, and then to the end", async () => {
    const duel = new Duel();
    const tell = vi.fn();
    const playing = duel.play(tackle(), tell);
    await vi.advanceTimersByTimeAsync(100);
    expect(duel.skip()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(duel.frame).toBe("land");
    expect(tell).toHaveBeenCalledTimes(1);
    expect(duel.skip()).toBe(true);
    await playing;
    expect(duel.frame).toBe("tell");
    expect(duel.skip()).toBe(false);
    expect(tell).toHaveBeenCalledTimes(1);
  });
  it("or sees it again, and is told once", async () => {
    const duel = new Duel();
    const tell = vi.fn();
    const playing = duel.play(tackle(), tell);
    await vi.advanceTimersByTimeAsync(3000);
    expect(duel.frame).toBe("land");
    duel.again();
    await vi.advanceTimersByTimeAsync(0);
    expect(duel.frame).toBe("set");
    await vi.advanceTimersByTimeAsync(4000);
    await playing;
    expect(tell).toHaveBeenCalledTimes(1);
  });
  it("is told at once where nobody looks", async () => {
    const duel = new Duel();
    const tell = vi.fn();
    await duel.play(tackle(), tell, true);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(duel.question).toBeNull();
  });
});

describe("the stage", () => {
  const RESULT = /eleven|against|your ball|\b11\b|#d6-6/i;

  it("has nothing of the result in the document before it lands", async () => {
    const duel = new Duel();
    render(DuelStage, { duel, place: "tray" });
    const { container } = render(Spoken, { duel });
    const playing = duel.play(tackle(), () => undefined);
    const html = () => document.body.innerHTML;
    for (let ms = 0; ms < 2980; ms += 20) {
      await vi.advanceTimersByTimeAsync(20);
      flushSync();
      if (duel.frame === "land") break;
      expect(html(), `${ms} ${duel.frame}`).not.toMatch(RESULT);
    }
    await vi.advanceTimersByTimeAsync(40);
    flushSync();
    expect(html()).toMatch(/Eleven against nine/);
    expect(html()).toContain("#d6-6");
    expect(container.querySelector("[data-stage-verdict]")?.textContent).toContain("Your ball!");
    duel.skip();
    await playing;
  });
  it("reads out question, men and odds, is silent while dice roll, then the first sum, then the verdict", async () => {
    const duel = new Duel();
    const { container } = render(Spoken, { duel });
    const said: string[] = [];
    const note = () => {
      flushSync();
      const text = container.querySelector("[data-stage-said]")?.textContent ?? "";
      if (said.at(-1) !== text) said.push(text);
    };
    const playing = duel.play(tackle(), () => undefined);
    for (let ms = 0; ms < 3500; ms += 20) {
      note();
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^Tackle\. Tackle with #6\? .*Rost.*Lam.*62.*won/);
    expect(said[1]).toBe("Rost has 9. You need a 5.");
    duel.skip();
    await playing;
  });
  it("shows the chances in parts of a hundred, which slide when the first die lies", async () => {
    const duel = new Duel();
    const { container } = render(DuelStage, { duel, place: { x: "right", y: "middle" } });
    const playing = duel.play(tackle(), () => undefined);
    flushSync();
    const shown = () => container.querySelector("[data-chances]")?.getAttribute("data-chances");
    expect(shown()).toBe("62% 19% 19%");
    await vi.advanceTimersByTimeAsync(2000);
    flushSync();
    expect(shown()).toBe("44% 20% 36%");
    expect(container.querySelectorAll("[data-die='5']")).toHaveLength(1);
    duel.clear();
    await playing;
    expect(duel.question).toBeNull();
  });
});

describe("good and poor", () => {
  it("are the reader's, and a spectator sees neither", () => {
    expect([moodOf(1, 1), moodOf(0, 1), moodOf("other", 1), moodOf(1, null)]).toEqual([
      "good",
      "poor",
      "other",
      "none",
    ]);
  });
});

describe("what hangs on a die", () => {
  const [won, foul, past] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]; // biome-ignore format: a table
  const stakes = {
    outcomes: ["won", "foul", "past"],
    faces: [foul, past, past, [0.6, 0.2, 0.2], won, won] as number[][],
  };
  const name = (text: string) => ({ text, side: "other" as const });

  it("gives chances before and after it", () => {
    expect(chancesBefore(stakes, name).map(({ share }) => Math.round(100 * share))).toEqual([43, 20, 37]);
    expect(chancesAfter(stakes, 4, name).map(({ share }) => share)).toEqual([0.6, 0.2, 0.2]);
  });
  it("gives what each face means", () => {
    expect(outcomeOf(stakes, 4)).toBeNull();
    expect(meaningsOf(stakes, name, "level").map(({ text }) => text)).toEqual([
      "foul", "past", "past", "level", "won", "won",
    ]); // biome-ignore format: a table
    expect(facesFor(stakes, (outcome) => outcome === "won")).toEqual([5, 6]);
  });
});

describe("the place of the stage", () => {
  it("is where nobody concerned stands", () => {
    expect(placeBeside([[0.2, 0.5]])).toEqual({ x: "right", y: "middle" });
    expect(placeBeside([[0.9, 0.2]])).toEqual({ x: "left", y: "middle" });
    expect(placeBeside([[0.48, 0.8]])).toEqual({ x: "right", y: "top" });
  });
  it("leaves one light on men together, and one on each of men apart", () => {
    expect(lightsOn([[0, 0], [10, 0]], 20)).toHaveLength(1); // biome-ignore format: a table
    expect(lightsOn([[0, 0], [300, 0]], 20)).toHaveLength(2); // biome-ignore format: a table
  });
});
