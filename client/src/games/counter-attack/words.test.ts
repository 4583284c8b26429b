import { beforeAll, describe, expect, it } from "vitest";
import { withCapitals } from "../../lib/capitals";
import { has, LANGUAGES, setLanguage, startWords, t, useGame } from "../../lib/i18n.svelte";
import type { Figures, GameEvent, Snapshot } from "../../protocol";
import { scenarioOf } from "./parts/scenario";
import { eventArgs } from "./words";

const VERBS = [
  "dribble", "standard", "short", "first", "high", "long", "throw", "kick", "head", "step", "corner", "retreat",
  "put", "place",
]; // biome-ignore format: a table
const ASKS = ["reposition", "goal-kick", "action", "put", "keeper-step"];

beforeAll(async () => {
  await startWords();
});

describe.each([...LANGUAGES])("the words in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useGame("counter-attack");
    await useGame("setup");
  });

  it.each(VERBS)("on buttons for hexes say where: %s", (verb) => {
    for (const ask of ASKS) {
      const text = (target: string) => t(`ca-do-${verb}`, { target, man: "", ask });
      expect(text("A")).toContain("A");
      expect(text("A")).not.toBe(text("B"));
    }
  });

  it.each(["shot", "aim", "goal"])("on the button of a shot say where and how likely: %s", (verb) => {
    const places = [1, 2, 3, 4, 5, 6, 7].map((place) => t("ca-place", { place }));
    expect(new Set(places).size).toBe(7);
    for (const where of places) {
      expect(t("ca-shoot", { verb, where })).toContain(where);
      const text = t("ca-shoot-worth", { verb, where, chance: "67%" });
      expect(text).toContain(where);
      expect(text).toContain("67%");
    }
  });

  it("say of a card that is gone whose it is", () => {
    const you = t("play-you");
    expect(t("ca-taken", { name: you, you: "yes" })).not.toContain(you);
    expect(t("ca-taken", { name: "Tuva", you: "no" })).toContain("Tuva");
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

  it.each(["SC-3", "SC-4", "own"])("tell of a second leg of %s what it is, not that it comes", (id) => {
    const facts = {
      a: "Noor",
      b: "Sam",
      "goals-a": 4,
      "goals-b": 7,
      "players-a": 7,
      "players-b": 6,
      minutes: 30,
    };
    const parts = id === "own" ? ["about"] : ["about", "aim-a", "end"];
    for (const part of parts) {
      const text = t(`scenario-counter-attack-${id}.${part}-second`, facts);
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/[{}$]|scenario-/);
      expect(text).not.toBe(t(`scenario-counter-attack-${id}.${part}`, facts));
    }
    expect(t(`scenario-counter-attack-${id}.about-second`, facts)).toContain("7");
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

describe.each([...LANGUAGES])("a scenario in %s", (language) => {
  beforeAll(async () => {
    await startWords();
    await Promise.all([setLanguage(language), useGame("counter-attack"), useGame("setup")]);
  });

  it("speaks of a reader without a name as of his team, with a capital where a sentence begins", () => {
    const view = {
      leg: 1,
      scenario: { id: "SC-3", title: "", sides: ["a", "b"], players: [7, 6], minutes: 30 },
    };
    const coach = (seat: number) => (seat === 0 ? t("play-you") : "Tuva Lind");
    const { names } = scenarioOf({ view, seat: 0, coach } as unknown as Parameters<typeof scenarioOf>[0]);
    expect(names).toEqual([t("scenario-own-side"), "Tuva Lind"]);
    const about = withCapitals(t("scenario-counter-attack-SC-3.about", { a: names[0], b: names[1] }));
    expect(about).toMatch(/^\p{Lu}/u);
    expect(about).not.toMatch(/[.] \p{Ll}/u);
  });
});

describe("the log of a second leg", () => {
  const event = (n: number, code: string, args: Figures) => ({ n, code, args }) as GameEvent;
  const goal = (n: number) => event(n, "ca.goal", { seat: 0, scorer: 8, home: 1, away: 0, minute: 9 });
  const rest = [
    event(4, "ca.wears", { piece: 8, member: 2 }),
    goal(5),
    event(6, "ca.substitution", { piece: 8, off: 2, on: 3 }),
    goal(7),
    event(8, "ca.second-leg", { home: 1, away: 0 }),
    event(9, "ca.wears", { piece: 8, member: 2 }),
    goal(10),
  ];
  const picks = [
    event(1, "ca.picked", { seat: 0, card: 1 }),
    event(2, "ca.picked", { seat: 1, card: 0 }),
    event(3, "ca.picked", { seat: 0, card: 2 }),
  ];
  const now = [{ squad: [{ number: 2, name: "Now", card: 0 }] }, { squad: [] }].map((team) => ({
    ...team,
    shirts: [],
  }));
  const scorers = (former: unknown, events: GameEvent[]) => {
    const snapshot = { seats: [], view: { former, teams: now, pieces: [] } } as unknown as Snapshot;
    return events
      .filter(({ code }) => code === "ca.goal" || code === "ca.picked")
      .map((one) => eventArgs(one, snapshot, t, events))
      .map((args) => String(args.scorer ?? args.card));
  };

  it("names the men of the first by their squads", () => {
    const former = { squads: [["Keeper", "Asarebi", "Kuipstra"], []], outfielders: [], keepers: [] };
    expect(scorers(former, rest)).toEqual(["9 Asarebi", "9 Kuipstra", "9 Now"].map(called));
  });

  it("names them by the cards that were picked where squads are picked anew", () => {
    const former = { squads: [], outfielders: ["Zero", "Asarebi", "Kuipstra"], keepers: ["Keeper"] };
    const names = ["9 Asarebi", "9 Kuipstra", "9 Now"].map(called);
    expect(scorers(former, [...picks, ...rest])).toEqual(["Asarebi", "Zero", "Kuipstra", ...names]);
  });
});

/** As the language in use calls a man. */
const called = (text: string): string =>
  t("ca-man", { shirt: Number(text.split(" ")[0]), name: text.split(" ")[1] ?? "" });
