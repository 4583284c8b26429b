import { beforeAll, describe, expect, it } from "vitest";
import { has, LANGUAGES, setLanguage, startWords, t, useGame } from "../../lib/i18n.svelte";

const VERBS = [
  "dribble", "standard", "short", "first", "high", "long", "throw", "kick", "shot", "aim", "goal", "head", "step",
  "corner", "retreat", "put", "place",
]; // biome-ignore format: a table
const ASKS = ["reposition", "goal-kick", "action", "put", "keeper-step"];

beforeAll(async () => {
  await startWords();
});

describe.each([...LANGUAGES])("the words in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useGame("counter-attack");
  });

  it.each(VERBS)("on buttons for hexes say where: %s", (verb) => {
    for (const ask of ASKS) {
      const text = (target: string) => t(`ca-do-${verb}`, { target, man: "", ask });
      expect(text("A")).toContain("A");
      expect(text("A")).not.toBe(text("B"));
    }
  });

  it.each(["SC-1", "SC-2", "SC-3", "SC-4"])(
    "tell of the scenario %s: what it is, both aims, how it ends",
    (id) => {
      expect(has(`option-counter-attack-scenario.${id}`)).toBe(true);
      for (const part of ["about", "aim-a", "aim-b", "end"]) {
        const text = t(`scenario-counter-attack-${id}.${part}`, { a: "Noor", b: "Sam" });
        expect(text.length).toBeGreaterThan(25);
        expect(text).not.toMatch(/[{}$]|scenario-/);
      }
    },
  );
});
