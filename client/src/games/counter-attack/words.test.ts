import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, setLanguage, startWords, t, useGame } from "../../lib/i18n.svelte";

const VERBS = [
  "dribble", "standard", "short", "first", "high", "long", "throw", "kick", "shot", "aim", "goal", "head", "step",
  "corner", "retreat", "put", "place",
]; // biome-ignore format: a table
const ASKS = ["reposition", "goal-kick", "action", "put", "keeper-step"];

beforeAll(async () => {
  await startWords();
});

describe.each([...LANGUAGES])("buttons for hexes in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useGame("counter-attack");
  });

  it.each(VERBS)("say where: %s", (verb) => {
    for (const ask of ASKS) {
      const text = (target: string) => t(`ca-do-${verb}`, { target, man: "", ask });
      expect(text("A")).toContain("A");
      expect(text("A")).not.toBe(text("B"));
    }
  });
});
