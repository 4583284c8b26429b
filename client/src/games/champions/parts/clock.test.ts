import { beforeAll, describe, expect, it } from "vitest";
import { type Match, snapshotOf } from "../../../commentary/fixtures";
import { groupsOf } from "../../../commentary/grouping";
import { liveOf } from "../../../commentary/live";
import { startWords } from "../../../lib/i18n.svelte";
import { loadWords, toldOf } from "../../../lib/words.svelte";
import type { GameEvent, Snapshot } from "../../../protocol";
import { commentary } from "../commentary";
import type { ChampionsView } from "../types";
import { clockBefore, clockTold, minuteAt, onesAfter, onesLeft, tick } from "./clock";
import replays from "./clock.json";
import real from "./told.json";

type Row = [minute: number, events: [string, string, number, number][]];
const match = real as unknown as Match;
const view = match.view as ChampionsView;

/** The same file is compared with the rules in tests/champions/test_clock_told.py. */
describe.each(Object.entries(replays))("the clock of %s", (_name, { options, answers }) => {
  it("is that of the rules after every answer", () => {
    const events = (answers as Row[]).flatMap(([, told]) =>
      told.map(([code, rule, face, minute]) => ({ code, rule, args: { face, minute } })),
    );
    const clock = clockBefore(events, { options, minute: 0 } as unknown as ChampionsView);
    let at = 0;
    const folded = (answers as Row[]).map(([, told]) => {
      for (const _ of told) {
        const event = events[at++];
        if (event) tick(clock, event);
      }
      return clock.minute;
    });
    expect(folded).toEqual((answers as Row[]).map(([minute]) => minute));
  });
});

describe("one minute everywhere", () => {
  beforeAll(async () => {
    await startWords();
    await loadWords("champions");
  });
  const groups = () => groupsOf(match.events, commentary, toldOf(snapshotOf(match), match.events));

  it("ends with what the scoreboard shows, in the log and on the live line", () => {
    expect(minuteAt(Number.POSITIVE_INFINITY, match.events, view)).toBe(view.minute);
    expect(groups().at(-1)?.until).toBe(view.minute);
  });

  it("dates a goal in the log as the band over the pitch does", () => {
    const goals = match.events.filter(({ code }) => code === "ch.goal");
    expect(goals.length).toBeGreaterThan(0);
    for (const { n } of goals) {
      const group = groups().find(({ events }) => events.some((event) => event.n === n));
      expect(group?.minute).toBe(minuteAt(n, match.events, view));
    }
  });

  it("moves the scoreboard with the die that moves it, before the rest of the turn is shown", () => {
    const shown = { ...view, minute: 60, ones: 10, period: "regular" } as ChampionsView;
    const clock = (minute: number) => [{ code: "ch.clock", rule: "", args: { minute } }];
    expect(clockTold(shown, clock(66))).toMatchObject({ minute: 66, ones: 11 });
    expect([clockTold(shown, []), clockTold(shown, clock(60))]).toEqual([shown, shown]);
  });

  it("lets a goal keep its minute though its die moves the clock", () => {
    const news = (n: number, code: string, args = {}) => ({ n, code, rule: "", args, at: 0 }) as GameEvent;
    const all = [
      news(1, "ch.turn", { seat: 0 }),
      news(2, "ch.roll", { seat: 0, face: 1 }),
      news(3, "ch.clock", { minute: 66 }),
      news(4, "ch.goal", { seat: 0, man: 3 }),
      news(5, "ch.clock", { minute: 72 }),
    ];
    const [group] = groupsOf(all, commentary, toldOf(snapshotOf(match), all));
    expect([group?.minute, group?.until, minuteAt(4, all, view)]).toEqual([66, 72, 66]);
    expect(minuteAt(1, all, view)).toBe(60);
  });
});

describe("the live line", () => {
  const line = (ones: number, events: GameEvent[], asked: unknown[] = []) => {
    const now = { ...snapshotOf(match), status: "running", asked } as unknown as Snapshot;
    const told = toldOf({ ...now, view: { ...view, ones, period: "regular" } } as Snapshot, events);
    const groups = groupsOf(events, commentary, told);
    return liveOf({ game: commentary, told, groups, untold: [], seats: [0], thinking: "" });
  };

  it("says what ends the match when that is near, and not before", () => {
    expect([line(13, match.events).soon, line(14, match.events).soon, line(15, match.events).soon]).toEqual([
      "",
      "6 minutes left.",
      "The next 1 is full time.",
    ]);
  });

  it("says at one's own question what the others did, not that one has rolled", () => {
    const rolls = match.events.flatMap(({ code, args }, at) =>
      code === "ch.roll" && args.seat === 0 && match.events[at - 1]?.code === "ch.turn" ? [at] : [],
    );
    const at = rolls[2] ?? 0;
    const told = match.events.slice(0, at + 1);
    const own = [{ code: "ch.action", rule: "", args: { roll: 3 }, seat: 0, may: false, choices: [] }];
    expect(line(3, told).head?.text).toMatch(/^You roll/);
    expect(line(3, told, own).head?.text).toBe(line(3, told.slice(0, -2)).head?.text);
  });
});

describe("ones that are left", () => {
  const at = (ones: number, period = "regular", clock = "ones") =>
    onesLeft({ ones, period, options: { clock } } as unknown as ChampionsView);

  it("are counted to full time, in extra time to its end, and nowhere else", () => {
    expect([at(10), at(15), at(16), at(2, "extra")]).toEqual([6, 1, 0, 4]);
    expect([at(3, "regular", "rolls"), at(3, "shoot-out")]).toEqual([null, null]);
  });

  it("are the same by the minute that has been told", () => {
    expect([onesAfter(60), onesAfter(90), onesAfter(96)]).toEqual([at(10), at(15), at(1, "extra")]);
  });
});
