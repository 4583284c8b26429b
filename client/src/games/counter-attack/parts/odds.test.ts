import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, percents, setLanguage, startWords } from "../../../lib/i18n.svelte";
import { chancesText, isRash, moodOf } from "./odds";

describe("a tackle", () => {
  const odds = (won: number, foul: number) => ({
    chances: new Map([
      ["won", [won, 36]],
      ["foul", [foul, 36]],
    ] as [string, [number, number]][]),
  });
  it("is rash where a foul is likelier than the ball", () => {
    expect(isRash(odds(0, 6))).toBe(true);
    expect(isRash(odds(12, 7))).toBe(false);
    expect(isRash(undefined)).toBe(false);
  });
});

describe("the colour of a chance", () => {
  it("is good for what is wanted and likely, poor for what is wanted and unlikely", () => {
    expect(moodOf("goal", [2, 3])).toBe("good");
    expect(moodOf("goal", [1, 2])).toBe("fair");
    expect(moodOf("arrives", [1, 3])).toBe("poor");
  });
  it("is no warning where nothing is lost that one had: a tackle", () => {
    expect([6, 18, 30].map((part) => moodOf("won", [part, 36]))).toEqual(["fair", "fair", "good"]);
  });
  it.each(["foul", "failed", "red", "tie", "against"])("is never good for a risk: %s", (what) => {
    for (let part = 0; part <= 36; part += 1) expect(moodOf(what, [part, 36])).not.toBe("good");
    expect(moodOf(what, [7, 36])).toBe("fair");
    expect(moodOf(what, [12, 36])).toBe("poor");
  });
});

describe("what the others want", () => {
  it.each(["their-pass", "their-shot"])(
    "is good to take away, and never good as long as any is left: %s",
    (what) => {
      expect(moodOf(what, [0, 36])).toBe("good");
      for (let part = 1; part <= 36; part += 1) expect(moodOf(what, [part, 36])).not.toBe("good");
      expect(moodOf(what, [24, 36])).toBe("poor");
    },
  );
});

describe("chances side by side", () => {
  const number = (text: string) => Number.parseInt(text, 10);
  beforeAll(startWords);

  it("add up to 100 where one of them must happen, whatever the tackle", () => {
    for (let won = 0; won <= 36; won += 1)
      for (let foul = 0; foul <= 36 - won; foul += 1) {
        const shares = [won, foul, 36 - won - foul].map((count) => count / 36);
        expect(percents(shares).reduce((sum, text) => sum + number(text), 0)).toBe(100);
      }
  });
  it("are percent, those of a single die too", () => {
    expect(chancesText([[5, 12], [1, 6], [5, 12]])).toEqual(["42%", "17%", "41%"]); // biome-ignore format: a table
    expect(chancesText([[1, 2], [1, 6], [1, 3]])).toEqual(["50%", "17%", "33%"]); // biome-ignore format: a table
    expect(chancesText([[25, 36], [1, 6]])).toEqual(["69%", "17%"]); // biome-ignore format: a table
  });
  it.each([...LANGUAGES])("are written as the language does, in one piece: %s", async (language) => {
    await setLanguage(language);
    const written = percents([0.19])[0] ?? "";
    expect(written).toMatch(language === "de" || language === "fr" ? /^19[\u00a0\u202f]%$/ : /^19%$/);
    await setLanguage("en");
  });
});
