import { beforeAll, describe, expect, it } from "vitest";
import { type Match, snapshotOf } from "../../../commentary/fixtures";
import { groupsOf, headOf, rowsOf } from "../../../commentary/grouping";
import { startWords } from "../../../lib/i18n.svelte";
import { loadWords, toldOf } from "../../../lib/words.svelte";
import { commentary } from "../commentary";
import type { TotoView } from "../types";
import { teamSaid } from "./names";
import told from "./told.json";

const match = told as unknown as Match;
const about = (reader: number | null = 0) => toldOf(snapshotOf(match, reader), match.events);
const groups = () => groupsOf(match.events, commentary, about());
const headsOf = (code: string) =>
  groups()
    .filter(({ events }) => events.some((event) => event.code === code))
    .map((group) => headOf(group, commentary, about()));

beforeAll(async () => {
  await startWords();
  await loadWords("toto");
});

describe("the commentary of a match", () => {
  it("has a group for every turn, under the heading of its lap", () => {
    const turns = groups().filter(({ events }) => /goal|pass/.test(events[0]?.code ?? ""));
    expect(turns).toHaveLength(
      match.events.filter(({ code }) => code === "to.goal" || code === "to.pass").length,
    );
    const laps = new Map<number, number[]>();
    for (const { section, events } of turns)
      laps.set(section, [...(laps.get(section) ?? []), events[0]?.args.seat ?? -1]);
    for (const [lap, seats] of laps) expect(new Set(seats).size, `lap ${lap}: ${seats}`).toBe(seats.length);
    expect(commentary.heading?.(3, about().t)).toBe("Lap 3");
    expect(rowsOf(groups(), false).some((row) => row.kind === "heading")).toBe(true);
  });

  it("says who scored for whom, what the goal is to its match, and how that stands", () => {
    const [first] = headsOf("to.goal");
    expect(first?.text).toMatch(/^(?:You open|\S+ opens) the scoring for \S+/);
    expect(first?.note).toMatch(/^.+–.+ \d–\d$/);
    for (const { text, note = "" } of headsOf("to.goal")) {
      const level = /(\d)–\1$/.test(note);
      expect(/ levels? for /.test(text), `${text}: ${note}`).toBe(
        level && !/six/.test(text) && !/STOP/.test(text),
      );
    }
  });

  it("calls a team as one does within a sentence", () => {
    expect(teamSaid({ fixtures: [["NED", "BEL"]], own_fixtures: false }, 1, 0, about().t)).toBe(
      "the Netherlands",
    );
    expect(teamSaid({ fixtures: [["Ajax", "PSV"]], own_fixtures: true }, 1, 0, about().t)).toBe("Ajax");
  });

  it("marks who plays with the letter and the colour of the table", () => {
    const { seats } = match.view as TotoView;
    for (const { badge } of headsOf("to.goal")) {
      const column = seats[badge && "seat" in badge ? badge.seat : -1]?.column ?? 0;
      const mark = { letter: "ABCDEFGH"[column - 1], colour: `var(--token-${column})` };
      expect(badge).toMatchObject({ mark });
    }
  });

  it("says of a whistle whose goal it took", () => {
    for (const { text, marks } of headsOf("to.whistle")) {
      expect(text).toMatch(/^STOP! (?:You whistle|\S+ whistles) off (?:your|\S+’s) goal for .+$/);
      expect(marks).toEqual(["whistle"]);
    }
  });

  it("tells a person what a goal does to the own form, and a spectator nothing of it", () => {
    const meanings = headsOf("to.goal").flatMap(({ meaning }) => meaning ?? []);
    expect(new Set(meanings)).toEqual(new Set(["helps", "hurts"]));
    const others = groups().flatMap((group) => headOf(group, commentary, about(null)).meaning ?? []);
    expect(others).toEqual([]);
  });
});
