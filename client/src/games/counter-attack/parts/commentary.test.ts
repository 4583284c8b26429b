import { beforeAll, describe, expect, it } from "vitest";
import { type Match, snapshotOf } from "../../../commentary/fixtures";
import { groupsOf, headOf, stepsOf } from "../../../commentary/grouping";
import { liveOf } from "../../../commentary/live";
import { startWords } from "../../../lib/i18n.svelte";
import { loadWords, toldOf } from "../../../lib/words.svelte";
import type { GameEvent, Snapshot } from "../../../protocol";
import { commentary } from "../commentary";
import type { CounterAttackView } from "../types";
import told from "./told.json";

const match = told as unknown as Match;
const about = () => toldOf(snapshotOf(match), match.events);
const groups = () => groupsOf(match.events, commentary, about());
const withCode = (code: string) =>
  groups().filter(({ events }) => events.some((event) => event.code === code));
const isGoal = (event: GameEvent | undefined) => event?.code === "ca.goal";
const heads = (code: string) => withCode(code).map((group) => headOf(group, commentary, about()).text);

beforeAll(async () => {
  await startWords();
  await loadWords("counter-attack");
});

describe("the commentary of a match", () => {
  it("has a group for every phase, pass and duel", () => {
    for (const code of ["ca.phase", "ca.tackle"]) {
      const often = match.events.filter((event) => event.code === code).length;
      expect(withCode(code).length).toBe(often);
    }
  });

  it("says goals, cards and tackles in one sentence, with family names", () => {
    expect(heads("ca.goal")[0]).toMatch(/^Goal! \S+ makes it \d–\d$/);
    expect(heads("ca.yellow")[0]).toMatch(/^\S+ is (?:booked|sent off) for bringing down \S+$/);
    expect(heads("ca.tackle-won")[0]).toMatch(/^\S+ wins the ball off \S+$/);
  });

  it("keeps what led to a phase or a kick-off in sight, not what led to another restart", () => {
    const opens = (code: string, args = {}) =>
      commentary.isOpening?.([{ n: 1, code, rule: "", args, at: 0 }]);
    expect([opens("ca.phase"), opens("ca.restart", { restart: 1 })]).toEqual([true, true]);
    expect([opens("ca.restart", { restart: 3 }), opens("ca.run"), opens("ca.tackle")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("tells how a duel ended that was level at first", () => {
    const duel = (...ends: string[]) =>
      ["tackle", "tie", ...ends].map((code, i) => ({
        n: 9000 + i,
        code: `ca.${code}`,
        rule: "CA-8.14",
        args: { piece: 14, carrier: 8 },
        at: 0,
      }));
    const headed = (...ends: string[]) =>
      groupsOf(duel(...ends), commentary, about()).map((group) => headOf(group, commentary, about()).text);
    expect(headed("tackle-failed")).toEqual([expect.stringContaining("gets past")]);
    expect(headed()).toEqual([expect.stringContaining("roll again")]);
    expect(headed("loose")).toEqual([expect.stringContaining("loose ball")]);
  });

  it("counts the minutes as the scoreboard does", () => {
    for (const goal of match.events.filter(({ code }) => code === "ca.goal")) {
      const group = groups().find(({ events }) => events.includes(goal));
      expect(group?.minute).toBe(goal.args.minute);
    }
    expect(groups().at(-1)?.minute).toBe((match.view as CounterAttackView).minute);
  });

  it("joins the runs of one side to a step that names each man once", () => {
    const phases = withCode("ca.phase");
    const steps = phases.flatMap((group) => stepsOf(group, commentary, (event) => about().say(event) !== ""));
    const runs = steps.filter((step) => step.length > 1 && step[0]?.code === "ca.run");
    expect(runs.length).toBeGreaterThan(0);
    for (const step of runs) {
      expect(new Set(step.map(({ args }) => (args.piece ?? 0) < 11)).size).toBe(1);
      expect(commentary.joined?.(step, about())).toMatch(/^On the move: /);
    }
    const dribbles = steps.filter((step) => step.length > 1 && step[0]?.code === "ca.dribble");
    for (const step of dribbles) expect(commentary.joined?.(step, about())).toMatch(/ dribbles – /);
  });

  it("says what somebody tries before its end is told", () => {
    const at = match.events.findIndex(({ code }) => code === "ca.tackle");
    expect(commentary.rolling?.(match.events.slice(at), about())).toMatch(/ tackles /);
  });
});

it("a goal stays in the live line until something comes of the kick-off", () => {
  const at = match.events.findIndex((event, i) => event.code === "ca.restart" && isGoal(match.events[i - 1]));
  const line = (shown: number, known: number) => {
    const events = match.events.slice(0, shown);
    const snapshot = { ...snapshotOf(match), asked: [], status: "running" } as unknown as Snapshot;
    const told = toldOf(snapshot, events);
    const groups = groupsOf(events, commentary, told);
    const untold = match.events.slice(shown, known);
    return liveOf({ game: commentary, told, groups, untold, seats: [0], thinking: "" }).head?.text;
  };
  expect(at).toBeGreaterThan(0);
  expect(line(at + 1, at + 1)).toMatch(/^Goal!/);
  expect(line(at + 1, at + 2)).toMatch(/^Goal!/);
});
