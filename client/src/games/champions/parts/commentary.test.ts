import { beforeAll, describe, expect, it } from "vitest";
import { type Match, snapshotOf } from "../../../commentary/fixtures";
import { groupsOf, headOf, stepsOf } from "../../../commentary/grouping";
import type { Group } from "../../../commentary/types";
import { startWords } from "../../../lib/i18n.svelte";
import { loadWords, toldOf } from "../../../lib/words.svelte";
import type { GameEvent } from "../../../protocol";
import { commentary } from "../commentary";
import told from "./told.json";

const match = told as unknown as Match;
const about = () => toldOf(snapshotOf(match), match.events);
const groups = () => groupsOf(match.events, commentary, about());
const withCode = (code: string) =>
  groups().filter(({ events }) => events.some((event) => event.code === code));
const heads = (code: string) => withCode(code).map((group) => headOf(group, commentary, about()).text);

beforeAll(async () => {
  await startWords();
  await loadWords("champions");
});

describe("the commentary of a match", () => {
  it("has a group for every turn, and one more for a shot that passes led to", () => {
    const turns = match.events.filter(({ code }) => code === "ch.turn").length;
    expect(withCode("ch.turn")).toHaveLength(turns);
    for (const { events } of withCode("ch.shot"))
      expect(events.findIndex(({ code }) => code === "ch.pass")).toBe(-1);
  });

  it("says goals, cards, saves and interceptions in one sentence", () => {
    expect(heads("ch.goal").every((text) => /^Goal for (?:you|Sam)! \d–\d$/.test(text))).toBe(true);
    expect(heads("ch.yellow")[0]).toMatch(/^#\d+ is booked, (?:your|Sam) #\d+ gets a bandage$/);
    expect(heads("ch.caught").join()).toMatch(/#\d+ shoots, (?:your|Sam) #\d+ holds it/);
    expect(heads("ch.intercepted").join()).toMatch(/#\d+ cuts out the ball from (?:your|Sam) #\d+/);
  });

  it("names only men of the turn, or who played the ball just before it", () => {
    const men = ["man", "mate", "victim", "out", "keeper"];
    const inEvents = (group: Group | undefined) =>
      (group?.events ?? []).flatMap(({ args }) =>
        men.map((name) => args[name]).filter((man) => man !== undefined),
      );
    const named = groups().flatMap((group, i, all) => {
      const { text } = headOf(group, commentary, about());
      const known = [...inEvents(all[i - 1]), ...inEvents(group)].map((man) => (Number(man) % 20) + 1);
      const shirts = [...text.matchAll(/#(\d+)/g)].map(([, shirt]) => Number(shirt));
      for (const shirt of shirts) expect(known, text).toContain(shirt);
      return shirts;
    });
    expect(named.length).toBeGreaterThan(50);
  });

  it("follows a ball that is cut out again and again to its last man, and to where he plays it", () => {
    const at = { rule: "CH-13.8", at: 0 };
    const leg = { start: 41, direction: 0, before: 2, turned: 0, after: 0 };
    const chain = [
      { ...at, n: 1, code: "ch.kick", args: { man: 4, ...leg, end: 65 } },
      { ...at, n: 2, code: "ch.intercepted", args: { man: 28, cell: 53 } },
      { ...at, n: 3, code: "ch.kick", args: { man: 28, ...leg, start: 53, direction: 4, end: 29 } },
      { ...at, n: 4, code: "ch.intercepted", args: { man: 7, cell: 41 } },
    ];
    const headAfter = (events: typeof chain) =>
      headOf({ n: 1, events } as unknown as Group, commentary, {
        ...about(),
        events: events as Match["events"],
      });
    expect(headAfter(chain).text).toMatch(/^#8 cuts out the ball from (?:your|Sam) #9$/);
    const [kick, cut] = chain;
    const pass = {
      ...kick,
      n: 0,
      code: "ch.pass",
      args: { ...kick?.args, man: 2, start: 29, mate: 4, end: 53 },
    };
    const first = [
      pass,
      { ...kick, args: { ...kick?.args, start: 53 } },
      { ...cut, args: { ...cut?.args, cell: 41 } },
    ];
    expect(headAfter(first as typeof chain).text).toMatch(/^#9 cuts out the ball from (?:your|Sam) #3$/);
    const loose = { ...at, n: 3, code: "ch.loose", args: { start: 53, direction: 4, length: 2, end: 29 } };
    const again = headAfter(chain.map((one) => (one.n === 3 ? loose : one)) as typeof chain);
    expect(again.text).toBe("#8 cuts out the ball");
    const on = { ...at, n: 5, code: "ch.kick", args: { man: 7, ...leg, end: 65 } };
    const rest = { ...at, n: 6, code: "ch.rest", args: { cell: 65 } };
    const later = headAfter([...chain, on, rest] as typeof chain);
    expect(later.text).toMatch(/^#8 cuts out the ball and plays on to [a-k]\d+$/);
    expect(later.badge).toMatchObject({ shirt: 8 });
    const mate = headAfter([...chain, { ...on, args: { ...on.args, man: 9 } }, rest] as typeof chain);
    expect(mate.text).toMatch(/^#8 cuts out the ball, #10 plays it to [a-k]\d+$/);
    const other = headAfter([...chain, { ...on, args: { ...on.args, man: 27 } }, rest] as typeof chain);
    expect(other.text).toMatch(/^#8 cuts out the ball, (?:your|Sam) #8 plays it to [a-k]\d+$/);
    expect(other.badge).toMatchObject({ shirt: 8 });
  });

  it("ends a shot with the first who stopped it, whoever cut out the loose ball then", () => {
    const at = { rule: "CH-13.8", at: 0 };
    const leg = { direction: 4, before: 3, turned: 0, after: 0 };
    const events = [
      { ...at, n: 1, code: "ch.shot", args: { man: 34, start: 53, ...leg, end: 5 } },
      { ...at, n: 2, code: "ch.intercepted", args: { man: 4, cell: 41 } },
      { ...at, n: 3, code: "ch.loose", args: { start: 41, direction: 0, length: 2, end: 65 } },
      { ...at, n: 4, code: "ch.intercepted", args: { man: 35, cell: 53 } },
    ] as unknown as GameEvent[];
    const { text } = headOf({ n: 1, events } as unknown as Group, commentary, { ...about(), events });
    expect(text).toMatch(/^#15 shoots, \S+ #5 gets in the way$/);
  });

  it("draws the shirt of whoever it is about, and whose turn it was", () => {
    const [goal] = withCode("ch.goal");
    const head = goal && headOf(goal, commentary, about());
    const { man = 0, seat } = goal?.events.find(({ code }) => code === "ch.goal")?.args ?? {};
    expect(head?.badge).toMatchObject({ shirt: (man % 20) + 1 });
    expect(head?.edge).toContain(seat === 0 ? "stripes" : "checks");
  });

  it("counts minutes by the clock, and shows the dice of each step", () => {
    const minutes = groups().map(({ minute }) => minute ?? -1);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    expect(minutes.at(-1)).toBe(90);
    const dice = match.events
      .filter(({ code }) => code === "ch.roll")
      .map((event) => commentary.look(event).dice[0]);
    expect(dice.every((die) => /^d6-[1-6]$/.test(die ?? ""))).toBe(true);
  });

  it("joins the steps of one man, and tells them from their beginning to their end", () => {
    const step = { code: "ch.walk", rule: "CH-6.4", at: 0 };
    const walk = [
      { ...step, n: 1, args: { man: 4, start: 39, cell: 51 } },
      { ...step, n: 2, args: { man: 4, start: 51, cell: 63 } },
    ];
    const steps = stepsOf({ events: walk }, commentary, () => true);
    expect(steps).toHaveLength(1);
    expect(commentary.joined?.(walk, about())).toBe("Your #5 walks from c3 to c5.");
  });

  it("says what somebody tries before its end is told", () => {
    const at = match.events.findIndex(({ code }) => code === "ch.dive");
    const text = commentary.rolling?.(match.events.slice(at), about()) ?? "";
    expect(text).toMatch(/dives to/);
    expect(text).not.toMatch(/beaten|saved|catch|goal for/i);
  });

  it("says that a ball is played or a man walks while it is shown, without its end", () => {
    const event = (n: number, code: string, args: Record<string, number>) =>
      ({ n, code: `ch.${code}`, rule: "", at: 0, args }) as GameEvent;
    const next = event(9, "roll", { seat: 1, face: 5 });
    const kick = event(7, "kick", { man: 4, start: 39, end: 51 });
    const walk = event(7, "walk", { man: 4, start: 39, cell: 51 });
    expect(commentary.rolling?.([kick, next], about())).toBe("#5 plays the ball …");
    expect(commentary.rolling?.([walk, next], about())).toBe("#5 sets off …");
    expect(commentary.rolling?.([next, walk], about())).toBe("");
    expect(commentary.rolling?.([kick, event(8, "attempt", { man: 24, cell: 40 })], about())).toMatch(
      /^Sam #5 steps in/,
    );
  });

  it("says who won a shoot-out, and how", () => {
    const kick = {
      n: 1,
      code: "ch.shot-taken",
      rule: "",
      at: 0,
      args: { seat: 1, scored: 0, home: 5, away: 4 },
    };
    const end = { n: 2, code: "ch.full-time", rule: "", at: 0, args: { ending: 3, home: 0, away: 0 } };
    const events = [kick, end] as unknown as GameEvent[];
    const words = toldOf(snapshotOf(match), events);
    const [last] = groupsOf(events, commentary, words).slice(-1);
    expect(last && headOf(last, commentary, words).text).toBe("You win the shoot-out 5–4!");
  });
});
