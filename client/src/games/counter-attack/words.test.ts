import { beforeAll, describe, expect, it } from "vitest";
import { has, LANGUAGES, setLanguage, startWords, t, useGame } from "../../lib/i18n.svelte";
import type { Figures, Snapshot } from "../../protocol";
import { eventArgs } from "./words";

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

  it("leave a man where he stands by his name", () => {
    const text = t("ca-do-put", { target: "back", man: "9 Asarebi" });
    expect(text).toContain("9 Asarebi");
    expect(text).not.toMatch(/back/i);
  });

  it.each([
    [11, true],
    [7, false],
  ])("name formations for %i men: %s", (men, named) => {
    const teams = [{ shirts: Array(11).fill(1) }, { shirts: Array(men).fill(1) }];
    const snapshot = {
      game: "counter-attack",
      seats: [],
      view: { teams, pieces: [] },
    } as unknown as Snapshot;
    const said = (code: string, args: Figures) =>
      t(`ev-ca-${code}`, eventArgs({ code: `ca.${code}`, args }, snapshot, t));
    expect(said("formations", { home: 1, away: 3 }).includes("4-3-3")).toBe(named);
    expect(said("formations", { home: 1, away: 3 }).includes("5-3-2")).toBe(named);
    expect(said("formation", { seat: 0, formation: 2 }).includes("3-4-3")).toBe(named);
    expect(t("coach-plan-ca-lineup", { men, formation: "4-4-2" }).includes("4-4-2")).toBe(named);
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
