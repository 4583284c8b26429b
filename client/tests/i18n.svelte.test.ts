import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addMessages,
  ago,
  has,
  language,
  number,
  percent,
  scoreMark,
  setLanguage,
  startWords,
  t,
} from "../src/lib/i18n.svelte";
import { pages } from "../src/lib/pages";

beforeEach(async () => {
  await setLanguage("en", false);
});

describe("words", () => {
  it("of pages that are rarely opened come with them", async () => {
    await startWords();
    expect(["account-title", "lobby-find", "new-start", "replay-title"].filter(has)).toEqual([]);
    await Promise.all([pages.account(), pages.lobby(), pages.new(), pages.replay()]);
    expect(["account-title", "lobby-find", "new-start", "replay-title"].filter((key) => !has(key))).toEqual(
      [],
    );
  });

  it("come from the catalogues of the package", async () => {
    await startWords();
    expect(t("curtain-button", { name: "Sam" })).toBe("I am Sam");
    expect(t("computers", { count: 1 })).toBe("1 computer");
    expect(t("computers", { count: 3 })).toBe("3 computers");
    expect(t("standing-place", { place: 2 })).toBe("you finished second");
  });

  it("switch language at once, and English fills gaps", async () => {
    addMessages("en", "test-a = Hello { $name }\ntest-b = Only English\n    .help = Help");
    addMessages("de", "test-a = Hallo { $name }");
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(t("test-a", { name: "Sam" }));
      });
    });
    flushSync();
    await setLanguage("de", false);
    flushSync();
    expect(seen.at(0)).toBe("Hello Sam");
    expect(seen.at(-1)).toBe("Hallo Sam");
    expect(t("test-b")).toBe("Only English");
    expect(t("test-b.help")).toBe("Help");
    expect(language()).toBe("de");
    expect(document.documentElement.lang).toBe("de");
    stop();
  });

  it("keep French marks on the line of their word", async () => {
    addMessages("fr", "test-mark = Prêt ? « { $name } » : oui\n");
    await setLanguage("fr", false);
    expect(t("test-mark", { name: "Sam" })).toBe("Prêt\u00a0? «\u00a0Sam\u00a0»\u00a0: oui");
  });

  it("give a German place the preposition it needs, and a German score its colon", async () => {
    addMessages(
      "de",
      "test-way = Nach { $cell }, von { $cell } nach { $cell }, auf { $cell }, bei { $cell }\n",
    );
    expect(scoreMark()).toBe("–");
    await setLanguage("de", false);
    expect(scoreMark()).toBe(":");
    const way = (cell: string) => t("test-way", { cell });
    expect(way("e7")).toBe("Nach e7, von e7 nach e7, auf e7, bei e7");
    expect(way("der Eckfahne")).toMatch(/^Zur Eckfahne, von der Eckfahne zur Eckfahne, .* an der Eckfahne$/);
    expect(way("der linken Torhälfte")).toMatch(
      /^In die linke Torhälfte, von der linken Torhälfte in die linke Torhälfte, in der linken Torhälfte, /,
    );
  });

  it("show the key of a sentence that nobody wrote", () => {
    expect(has("no-such-key")).toBe(false);
    expect(t("no-such-key")).toBe("no-such-key");
  });

  it("write numbers as the language does", async () => {
    expect(number(1234.5)).toBe("1,234.5");
    expect(percent(0.22)).toBe("22%");
    await setLanguage("de", false);
    expect(number(1234.5)).toBe("1.234,5");
    expect(percent(0.22)).toBe("22\u00a0%");
    expect(ago(0, 3 * 60_000)).toBe("vor 3 Minuten");
  });

  it("write numbers in sentences so too", async () => {
    addMessages("en", "test-number = { $count ->\n    [one] one goal\n   *[other] { $count } goals\n }");
    addMessages(
      "nl",
      "test-number = { $count ->\n    [one] één doelpunt\n   *[other] { $count } doelpunten\n }",
    );
    await setLanguage("nl", false);
    expect(t("test-number", { count: 1 })).toBe("één doelpunt");
    expect(t("test-number", { count: 12 })).toBe("12 doelpunten");
    expect(t("test-number", { count: 1234 })).toBe("1.234 doelpunten");
    expect(t("test-number", { count: 2.5 })).toBe("2,5 doelpunten");
  });
});
