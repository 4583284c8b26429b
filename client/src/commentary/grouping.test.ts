import { beforeAll, describe, expect, it } from "vitest";
import { startWords } from "../lib/i18n.svelte";
import { commentaryOf, loadWords, toldOf } from "../lib/words.svelte";
import type { GameEvent } from "../protocol";
import { type Match, snapshotOf } from "./fixtures";
import { FOLDED, groupsOf, headOf, type Row, rowsOf, stepsOf } from "./grouping";
import type { Commentary, Group, Told, Weight } from "./types";

const found = import.meta.glob<Match>("../games/*/parts/told.json", { eager: true, import: "default" });
const matches = Object.values(found);

/** A game whose groups begin with "turn" and weigh what their first event says. */
const tiny: Commentary = {
  begin: () => ({ minute: 0, section: 0 }),
  count: ({ args }, count) => {
    count.minute = args.minute ?? count.minute;
    count.section = args.section ?? count.section;
  },
  opens: ({ code }) => code.startsWith("turn"),
  weigh: ([first]) => (first?.code.split(".")[1] ?? "") as Weight,
  head: ({ n }) => ({ text: `group ${n}.` }),
  look: () => ({ icon: "boot", dice: [] }),
  joins: (event, last) => event.code === "run" && last.code === "run",
};
const told = { snapshot: { seats: [] }, reader: null } as unknown as Told;
const events = (...codes: string[]): GameEvent[] =>
  codes.map((code, i) => ({ n: i + 1, code, rule: "", args: { minute: i + 1 }, at: 0 }));
const turns = (...weights: string[]) =>
  groupsOf(events(...weights.map((weight) => `turn.${weight}`)), tiny, told);
const kinds = (rows: Row[]) =>
  rows.map((row) => (row.kind === "fold" ? `fold ${row.groups.length}` : row.kind));

describe("groups", () => {
  it("begin where the game says, with the minute of their first event", () => {
    const groups = groupsOf(events("turn.", "run", "turn.key", "run", "run"), tiny, told);
    expect(groups.map(({ n, minute, weight, events: all }) => [n, minute, weight, all.length])).toEqual([
      [1, 1, "", 2],
      [3, 3, "key", 3],
    ]);
  });

  it("that have not changed are the same objects, so that what was made of them is kept", () => {
    const some = events("turn.", "run", "turn.");
    const before = groupsOf(some, tiny, told);
    const after = groupsOf([...some, { n: 4, code: "run", rule: "", args: {}, at: 0 }], tiny, told, before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    // an answer was taken back: nothing of what came after it stays
    expect(groupsOf(some.slice(0, 1), tiny, told, after).map(({ events: all }) => all.length)).toEqual([1]);
  });

  it("are headed without a full stop", () => {
    expect(headOf({ n: 7 } as Group, tiny, told).text).toBe("Group 7");
  });
});

describe("rows", () => {
  it("come newest first, and three or more quiet groups are one", () => {
    const groups = turns("goal", "quiet", "quiet", "quiet", "key", "quiet", "quiet", "", "");
    expect(kinds(rowsOf(groups, false))).toEqual([
      "group",
      "group",
      "group",
      "group",
      "group",
      "fold 3",
      "group",
    ]);
  });

  it("show the newest groups however quiet they are", () => {
    expect(kinds(rowsOf(turns("quiet", "quiet", "quiet", "quiet", "quiet"), false))).toEqual([
      "group",
      "group",
      "fold 3",
    ]);
  });

  it("keep only key moments if one wants", () => {
    const rows = rowsOf(turns("goal", "quiet", "", "key", ""), true);
    expect(rows.map((row) => row.kind === "group" && row.group.weight)).toEqual(["key", "goal"]);
  });

  it("have the heading of their section", () => {
    const all = events("turn.", "turn.", "turn.").map((event, i) => ({
      ...event,
      args: { section: i > 0 ? 2 : 1 },
    }));
    expect(kinds(rowsOf(groupsOf(all, tiny, told), false))).toEqual([
      "heading",
      "group",
      "group",
      "heading",
      "group",
    ]);
  });
});

describe("steps", () => {
  it("join what the game joins, and leave out what has no words", () => {
    const [group] = groupsOf(events("turn.", "run", "run", "mute", "run", "walk"), tiny, told);
    const steps = stepsOf(group as Group, tiny, ({ code }) => code !== "mute");
    expect(steps.map((step) => step.map(({ n }) => n))).toEqual([[1], [2, 3, 5], [6]]);
  });
});

beforeAll(async () => {
  await startWords();
  for (const { game } of matches) await loadWords(game);
});

describe.each(matches.map((match) => [match.game, match] as const))("a real match of %s", (game, match) => {
  const all = () => {
    const own = commentaryOf(game) as Commentary;
    const about = toldOf(snapshotOf(match), match.events);
    return { own, about, groups: groupsOf(match.events, own, about) };
  };

  it("is told whole, in order, and nothing twice", () => {
    const { groups } = all();
    expect(groups.flatMap((group) => group.events.map(({ n }) => n))).toEqual(match.events.map(({ n }) => n));
    expect(groups.length).toBeLessThan(match.events.length / 2);
  });

  it("has great moments, key moments and quiet ones that fold", () => {
    const { groups } = all();
    const weights = new Set(groups.map(({ weight }) => weight));
    expect([...weights]).toEqual(expect.arrayContaining(["goal", "key", "quiet"]));
    const rows = rowsOf(groups, false);
    expect(rows.some((row) => row.kind === "fold" && row.groups.length >= FOLDED)).toBe(true);
    const keys = rowsOf(groups, true).filter((row) => row.kind === "group");
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.length).toBeLessThan(groups.length);
  });

  it("names the reader 'you', and nobody else", () => {
    const { own, about, groups } = all();
    const spectator = toldOf(snapshotOf(match, null), match.events);
    const said = (as: Told) =>
      groups.flatMap((group) => [headOf(group, own, as).text, ...group.events.map(as.say)]);
    expect(said(about).some((text) => /\byour?\b/i.test(text))).toBe(true);
    expect(said(spectator).filter((text) => /\byour?\b/i.test(text))).toEqual([]);
  });

  it("is grouped again in less than four milliseconds, ten times as long too", () => {
    const own = commentaryOf(game) as Commentary;
    const copies = Math.ceil(1500 / match.events.length);
    const long = Array.from({ length: copies }, () => match.events)
      .flat()
      .map((event, i) => ({ ...event, n: i + 1 }));
    const about = toldOf(snapshotOf(match), long);
    let before = groupsOf(long, own, about);
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now();
      before = groupsOf(long, own, about, before);
      rowsOf(before, false);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(4); // other processes can only add time
  });
});
