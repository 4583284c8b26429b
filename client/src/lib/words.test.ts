import { beforeAll, describe, expect, it } from "vitest";
import { aboutSpan } from "../competitions/api";
import type { SeatInfo, Snapshot } from "../protocol";
import { LANGUAGES, setLanguage, startWords, t, useGame } from "./i18n.svelte";
import { endText, wonText } from "./words.svelte";

const seats = ["Noor", "Sam"].map((name, seat) => ({ seat, kind: "person", name })) as SeatInfo[];
const ended = (reason: string, places: number[], details = {}): Pick<Snapshot, "seats" | "result"> => ({
  seats,
  result: { reason, places, details, rule: "", scores: [] },
});

beforeAll(startWords);

it("shows nothing instead of a key while the words may be on their way", async () => {
  const loaded = useGame("fair");
  expect(t("salt-title")).toBe("");
  await loaded;
  expect(t("salt-title")).toMatch(/\w/);
  expect(t("salt-title")).not.toBe("salt-title");
  expect(t("no-such-key")).toBe("no-such-key");
});

describe.each([...LANGUAGES])("the end of a match in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await Promise.all(["champions", "counter-attack"].map(useGame));
  });

  it.each(["ch.shoot-out", "ch.golden-goal", "ch.forfeit", "ca.shootout", "ca.tie-won", "ca.forfeit"])(
    "says who has won where the score does not: %s",
    (reason) => {
      expect(endText(ended(reason, [2, 1]))).toContain("Sam");
      expect(endText(ended(reason, [1, 2]))).toContain("Noor");
    },
  );

  it("names who gave up, not who won by it", () => {
    expect(endText(ended("match.resigned", [1, 2], { seat: 1 }))).toContain("Sam");
  });

  it.each(["match.resigned", "match.claimed"])("names who won by it in the headline: %s", (reason) => {
    expect(wonText(ended(reason, [2, 1], { seat: 0 }))).toContain("Sam");
    expect(wonText(ended("ch.time", [2, 1]))).toBe("");
  });

  it("is empty where there are no words", () => {
    expect(endText(ended("no.such-end", [1, 2]))).toBe("");
    expect(endText(null)).toBe("");
  });
});

it.each([...LANGUAGES])("counts one matchday and one match in the singular in %s", async (language) => {
  await setLanguage(language);
  await useGame("competitions");
  const told = (days: number, matches: number) =>
    t("co-preview", { days, matches, hours: 3, unit: "days" })
      .split(", ")
      .slice(0, 2)
      .map((part) => part.replace(/[^\p{L}]/gu, ""));
  const [one, two] = [told(1, 1), told(2, 2)];
  expect(two[0]).not.toBe(one[0]);
  expect(two[1]).not.toBe(one[1]);
});

it.each([...LANGUAGES])("says minutes where a round takes less than two hours in %s", async (language) => {
  await setLanguage(language);
  await useGame("competitions");
  for (const id of ["co-preview", "co-preview-cup"]) {
    const told = (seconds: number) => t(id, { days: 4, matches: 16, ...aboutSpan(seconds) });
    expect(told(5400)).toContain("90 ");
    expect(told(5400).toLowerCase()).toContain("minut");
    expect(told(7200).toLowerCase()).not.toContain("minut");
  }
});
