import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, setLanguage, startWords, t, useGame } from "../../lib/i18n.svelte";
import type { Figures, GameEvent, Snapshot } from "../../protocol";
import { answerText } from "./parts/answers";
import type { Option } from "./parts/notation";
import type { ChampionsView } from "./types";
import { eventArgs, planned, quiet } from "./words";

beforeAll(async () => {
  await startWords();
});

const E0 = 5;
const F14 = 14 * 12 + 6;
const told = (code: string, args: Figures, seat: number) => {
  const snapshot = { game: "champions", seats: [], view: { seat } } as unknown as Snapshot;
  return t(`ev-ch-${code}`, eventArgs({ code: `ch.${code}`, args }, snapshot, t));
};

const cell = (name: string) => Number(name.slice(1)) * 12 + "yabcdefghijz".indexOf(name[0] ?? "");
const plan: [string, Record<string, number>][] = [
  ["run", { man: 9, start: cell("e5"), cell: cell("e7"), steps: 2 }],
  [
    "pass",
    { man: 9, start: cell("e7"), end: cell("h10"), direction: 1, before: 3, turned: 1, after: 0, mate: 14 },
  ],
  [
    "kick",
    { man: 14, start: cell("h10"), end: cell("f12"), direction: 7, before: 2, turned: 7, after: 0, left: 0 },
  ],
];
const tries = (name: string): [string, Record<string, number>] => [
  "attempt",
  { man: 32, start: cell("a1"), cell: cell(name) },
];
const intercepted = (name: string): [string, Record<string, number>] => [
  "intercepted",
  { man: 32, cell: cell(name), direction: 4, length: 2 },
];

/** The legs that the log tells after these events, each as it was meant or cut short. */
const legsAfter = (...more: [string, Record<string, number>][]) => {
  const events = [...plan, ...more].map(
    ([code, args], i): GameEvent => ({ n: i + 1, code: `ch.${code}`, rule: "CH-1", args, at: 0 }),
  );
  const snapshot = { game: "champions", seats: [], view: { seat: 0 } } as unknown as Snapshot;
  return events.slice(1, 3).flatMap((event) => {
    if (quiet(event, events)) return [];
    const text = t(event.code.replace("ch.", "ev-ch-"), eventArgs(event, snapshot, t, events));
    const whole = told(event.code.slice(3), event.args, 0);
    return `${event.code.slice(3)} ${text === whole ? "played" : "cut"}`;
  });
};

describe("a goal without a roll", () => {
  it("says whether the goalkeeper had a chance or was not sent", async () => {
    await setLanguage("en");
    await useGame("champions");
    const seats = [{ seat: 0, yours: true }];
    const yours = { game: "champions", seats, view: { seat: 0 } } as unknown as Snapshot;
    const said = (rule: string) =>
      t("ev-ch-no-save", eventArgs({ code: "ch.no-save", rule, args: { seat: 0, left: 3 } }, yours, t));
    expect(said("CH-12.4")).toBe("Your goalkeeper cannot get to it.");
    expect(said("CH-12.3")).toBe("You do not dive.");
  });
});

describe("a kick from the spot", () => {
  it("is a shot: nobody is asked how far he passes", async () => {
    await setLanguage("en");
    await useGame("champions");
    const now = { game: "champions", seats: [{ seat: 0, yours: true }] };
    const asked = (kind: string) => {
      const snapshot = { ...now, view: { seat: 0, flight: { kind } } } as unknown as Snapshot;
      return t("ask-ch-leg", eventArgs({ code: "ch.leg", args: { man: "H#19", rem: 5 } }, snapshot, t));
    };
    expect(asked("shoot-out")).toBe("your #19 shoots: where to?");
    expect(asked("penalty")).toBe("your #19 shoots: where to?");
    expect(asked("action")).toBe("your #19 kicks the ball 5 cells: where to?");
  });
});

describe.each([...LANGUAGES])("the words in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useGame("champions");
  });

  it("name no cell of a goal by a letter and number that the board does not show", () => {
    for (const seat of [0, 1])
      for (const cell of [E0, F14]) {
        const said = [
          told("dive", { man: 0, cell, quarters: 3 }, seat),
          told("caught", { man: 0, cell, face: 4 }, seat),
          told("kick", { man: 0, start: 40, end: cell }, seat),
        ];
        for (const text of said) expect(text).not.toMatch(/\b[ef](0|14)\b/);
      }
    expect(told("walk", { man: 0, start: 40, cell: 53 }, 0)).toContain("e4");
  });

  it("turn left and right with the board", () => {
    const left = told("dive", { man: 0, cell: E0, quarters: 3 }, 0);
    expect(told("dive", { man: 0, cell: E0, quarters: 3 }, 1)).not.toBe(left);
    const option = { word: "keeper", cell: "e0", text: "keeper e0" } as Option;
    expect(answerText(option, false)).not.toBe(answerText(option, true));
    expect(answerText(option, false)).not.toMatch(/e0/);
  });

  it("name a spot and a way to bounce by its side, and what a foul costs", () => {
    const spot = { word: "taker", man: "H#19", cell: "e2", text: "taker H#19 e2" } as Option;
    const bounce = { word: "rebound", text: "rebound NW", cell: "d1" } as Option;
    for (const option of [spot, bounce]) {
      expect(answerText(option, false)).not.toBe(answerText(option, true));
      expect(answerText(option, false)).not.toMatch(/e2|NW|d1/);
    }
    const foul = { word: "foul", man: "H#5", other: "A#7", cell: "c3", text: "foul H#5 A#7" } as Option;
    const said = [0, 1].map((yellow) => {
      const men = [{ id: "H#5", yellow }] as unknown as ChampionsView["men"];
      return answerText(foul, false, { men });
    });
    expect(said[0]).toContain("#5");
    expect(said[1]).not.toBe(said[0]);
  });

  it("tell a leg of a plan when it has been played, and not before its dice", () => {
    expect(legsAfter()).toEqual([]);
    expect(legsAfter(tries("f8"))).toEqual([]);
    expect(
      legsAfter(tries("f8"), ["attempt-failed", { man: 32, face: 1 }], ["clock", { minute: 6 }]),
    ).toEqual([]);
    expect(legsAfter(["chase", { man: 5, start: cell("c3"), cell: cell("d4") }])).toEqual([]);
    expect(legsAfter(["rest", { cell: cell("f12") }])).toEqual(["pass played", "kick played"]);
    expect(legsAfter(tries("g11"))).toEqual(["pass played"]);
  });

  it("tell what was cut short as that, and nothing of what it was to lead to", () => {
    expect(legsAfter(tries("f8"), intercepted("f8"))).toEqual(["pass cut"]);
    expect(legsAfter(tries("g11"), intercepted("g11"))).toEqual(["pass played", "kick cut"]);
    const full = ["full-time", { ending: 0, home: 0, away: 0 }] as [string, Record<string, number>];
    expect(legsAfter(tries("f8"), ["attempt-failed", { man: 32, face: 1 }], full)).toEqual(["pass cut"]);
  });

  it("tell dice as a player would", () => {
    for (const code of ["attempt-failed", "beaten", "saved", "caught"])
      expect(told(code, { man: 0, cell: 53, face: 3 }, 0)).not.toMatch(/\b[DW]\d\b|\(.*3\)/);
  });
});

describe.each([...LANGUAGES])("the coach in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useGame("champions");
  });

  it("says no cell: the board shows where", () => {
    for (const code of [
      "walk",
      "run",
      "chase",
      "pass",
      "kick",
      "shot",
      "attempt",
      "dive",
      "placed",
      "enters",
    ]) {
      const text = planned(
        { code: `ch.${code}`, args: { man: 9, mate: 14, start: cell("e5"), cell: cell("e7") } },
        t,
      );
      expect(text, code).toMatch(/^#10 \S/);
      expect(text, code).not.toMatch(/\b[a-jyz]\d{1,2}\b/);
    }
    expect(planned({ code: "ch.no-such", args: {} }, t)).toBe("");
  });
});
