import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, setLanguage, startWords, t, useGame } from "../../../lib/i18n.svelte";
import type { MatchClient } from "../../../lib/match.svelte";
import { loadWords, sentence } from "../../../lib/words.svelte";
import type { GameEvent, Snapshot } from "../../../protocol";
import Panel from "../Panel.svelte";
import { Table } from "../table.svelte";
import type { CounterAttackView } from "../types";
import { habits } from "./habits.svelte";
import Phase from "./Phase.svelte";
import Result from "./Result.svelte";
import Score from "./Score.svelte";
import Short from "./Short.svelte";
import Substitutes from "./Substitutes.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("counter-attack");
});

const team = (name: string) => ({ name, score: 0, squad: [], shirts: Array(11).fill(1) });
const play = {
  pieces: [],
  ball: { state: "carried", hex: [0, 0], carrier: 8 },
  teams: [team("Harbour United"), team("Northgate Rovers")],
  stage: "play",
  period: 1,
  minute: 3,
  attack: 1,
  step: "",
  shootout: [],
} as unknown as CounterAttackView;
const end = {
  ...play,
  stage: "over",
  period: 5,
  shootout: [
    [5, 4, 9],
    [5, 3, 9],
  ],
} as CounterAttackView;

function tableOf(view: CounterAttackView, code = "", choices: string[] = [], args = {}): Table {
  const result =
    view.stage === "over" ? { places: [1, 2], scores: [0, 0], end: "ca.shootout", rule: "CA-19.3" } : null;
  const match = {
    snapshot: { game: "counter-attack", question: 3, seats: [], view, result },
    seats: [],
    viewOf: () => view,
    asked: () =>
      code ? { seat: 0, code, rule: "CA-7.2", args: { seat: 0, ...args }, choices, may: false } : undefined,
    events: [],
    show: () => undefined,
    advice: vi.fn(),
  } as unknown as MatchClient<CounterAttackView>;
  const table = new Table(() => ({ match, seat: 0 }));
  table.stage.settle({ view, seat: 0, knownEvents: [] });
  return table;
}
const textOf = (container: Element) => container.textContent?.replace(/\s+/g, " ") ?? "";

describe("the scoreboard", () => {
  it("counts the kicks of a shoot-out beside the goals, and no others", () => {
    expect(textOf(render(Score, { table: tableOf(end) }).container)).toContain("0–0 (4–3)");
    expect(textOf(render(Score, { table: tableOf(play) }).container)).not.toContain("(");
  });

  it("says how far the period has come, and when it is over", () => {
    const at = (view: object) =>
      textOf(render(Score, { table: tableOf({ ...play, ...view } as CounterAttackView) }).container);
    const half = { clock: 3, period_minutes: 15 };
    expect(at(half)).toContain("1st half 3′ · half-time 15′");
    expect(at({ ...half, period: 2, minute: 18 })).toContain("2nd half 18′ · full time 30′");
    expect(at({ ...half, period: 2, minute: 30, clock: 17 })).toContain("30′ · full time 30′");
  });

  it("marks the side with the ball apart from the name, while play goes on", () => {
    const mark = (view: CounterAttackView) =>
      render(Score, { table: tableOf(view) }).container.querySelectorAll(
        `[aria-label="${t("ca-has-ball")}"]`,
      );
    expect(mark(play)).toHaveLength(1);
    expect(mark(play)[0]?.closest(".trunc")).toBeNull();
    expect(mark(end)).toHaveLength(0);
  });
});

it("the panel at the end tells how the shoot-out ended", () => {
  expect(textOf(render(Result, { table: tableOf(end) }).container)).toContain("0–0 (4–3)");
});

describe.each([...LANGUAGES])("whoever places a team reads in %s", (language) => {
  beforeAll(() => setLanguage(language));
  const read = (code: string, choices: string[]) =>
    textOf(render(Panel, { table: tableOf(play, code, choices) }).container);

  it("that each man is placed once, unless placements are counted", () => {
    expect(read("ca.place", ["end", "lift H9"])).toContain(t("ca-hint-once"));
    expect(read("ca.scenario-place", ["end", "lift H9"])).toContain(t("ca-hint-once"));
    expect(read("ca.replace", ["end", "lift H9"])).not.toContain(t("ca-hint-once"));
  });

  it("which round of three it is, and that all can stay in one tap until the last", () => {
    const rounds = [1, 3].map(
      (round) =>
        render(Panel, { table: tableOf(play, "ca.replace", ["end", "lift H9"], { left: 2, round }) })
          .container,
    );
    expect(t("your-ca-replace", { left: 2, round: 3 })).toMatch(/3.*3/);
    expect(rounds.map((one) => one.querySelectorAll("[data-leave]").length)).toEqual([1, 0]);
    expect(rounds[0]?.querySelector(".primary")?.textContent).toContain(t("ca-leave-all", { placed: "no" }));
    expect(t("ca-leave-all", { placed: "no" })).not.toBe(t("ca-leave-all"));
    expect(textOf(rounds[0] as Element)).toContain(t("ca-next-round", { round: 2, rounds: 3 }));
    expect(textOf(rounds[1] as Element)).toContain(t("ca-leave-all"));
  });

  it("that these moves are the last before the whistle, on the clock and on what begins or ends them", () => {
    const last = { ...play, last_phase: true };
    const said = (view: CounterAttackView, code: string, choices: string[]) =>
      textOf(render(Panel, { table: tableOf(view, code, choices) }).container).includes(
        t("ca-last-moves.button"),
      );
    expect(said(last, "ca.action", ["move", "standard 3,4"])).toBe(true);
    expect(said(last, "ca.move-c", ["end", "run H9 1,1"])).toBe(true);
    expect(said(play, "ca.move-c", ["end", "run H9 1,1"])).toBe(false);
    expect(textOf(render(Score, { table: tableOf(last) }).container)).toContain(t("ca-last-moves"));
    expect(textOf(render(Score, { table: tableOf(play) }).container)).not.toContain(t("ca-last-moves"));
  });

  it("that there is nothing to choose where there is one answer only", () => {
    const only = t("only-answer").replace(/\s+/g, " ");
    habits.auto = false; // otherwise it is given at once
    expect(read("ca.keeper-step", ["stay"])).toContain(only);
    habits.auto = true;
    expect(read("ca.keeper-step", ["stay", "step 18,2"])).not.toContain(only);
  });

  it("why there are no formations any more", () => {
    expect(read("ca.place", ["end", "lift H9"])).toContain(t("ca-hint-formation"));
    expect(read("ca.place", ["end", "formation 4-4-2", "lift H9"])).not.toContain(t("ca-hint-formation"));
    expect(read("ca.penalty-place", ["end", "lift H9"])).not.toContain(t("ca-hint-formation"));
  });
});

it("says at the bench who has just come on, for one's own team", async () => {
  const table = tableOf(play, "ca.substitute", ["end", "sub H5 13"]);
  const sub = (n: number, piece: number) => ({
    n,
    code: "ca.substitution",
    rule: "",
    args: { piece, off: 5, on: 13 },
    at: 0,
  });
  (table.match as { events: unknown[] }).events = [
    { n: 1, code: "ca.restart", rule: "", args: {}, at: 0 }, sub(2, 4), sub(3, 15),
  ]; // biome-ignore format: short
  await loadWords("counter-attack");
  const said = sentence((table.match as MatchClient).events[1] as GameEvent, table.snapshot as Snapshot);
  expect(said).not.toBe("");
  const { container } = render(Substitutes, { table });
  expect([...container.querySelectorAll(".made")].map((one) => one.textContent?.trim())).toEqual([said]);
});

it("says on a narrow screen by a shirt whose moves each step of a phase has", () => {
  const table = tableOf({ ...play, attack: 1, step: "A", moves_left: 4 } as CounterAttackView);
  const worn = [...render(Phase, { table, small: true }).container.querySelectorAll("use")];
  const [first, second, third] = worn.map((use) => use.getAttribute("href"));
  expect(first).toBe(third);
  expect(first).not.toBe(second);
});

it("says what the short names on cards mean, as far as a card has them", () => {
  const names = ["pace", "dribbling", "saving"];
  const { container } = render(Short, { names, cards: [{ attributes: [4, 2, 0] }] });
  expect(textOf(container)).toContain(t("ca-attribute-dribbling"));
  expect(textOf(container)).not.toContain(t("ca-attribute-saving"));
});
