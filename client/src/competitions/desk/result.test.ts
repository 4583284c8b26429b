import { beforeEach, describe, expect, it, vi } from "vitest";
import { fixture, LEAGUE } from "../../../tests/league";
import { NEVER } from "../../games";
import { games } from "../../lib/games.svelte";
import type { Competition, Fixture } from "../api";
import { NOBODY, ResultForm } from "./result.svelte";

let golden: boolean;
const open = (about: object): ResultForm => {
  const form = new ResultForm();
  form.open(LEAGUE as unknown as Competition, fixture("L1.1", about) as unknown as Fixture);
  return form;
};
beforeEach(() => {
  golden = false;
  vi.spyOn(games, "byId").mockImplementation(
    () => ({ competing: { ...NEVER, golden_goal: golden } }) as ReturnType<typeof games.byId>,
  );
});

describe("a result that is typed", () => {
  it("has a score after extra time before a shoot-out", () => {
    const form = open({ status: "waiting", may_begin: true, report: null });
    form.after90 = [1, 1];
    form.decided = "PEN";
    form.reach();
    expect(form.report.goals).toEqual([1, 1]);
    form.goals = [2, 2];
    form.shootout = [4, 3];
    expect(form.report).toMatchObject({ goals90: [1, 1], goals: [2, 2], shootout: [4, 3] });
  });

  it("has none where the first goal ends extra time", () => {
    golden = true;
    const form = open({ status: "waiting", may_begin: true, report: null });
    form.after90 = [1, 1];
    form.goals = [2, 2];
    form.decided = "PEN";
    expect(form.extra).toBe(false);
    expect(form.report.goals).toEqual([1, 1]);
  });

  it("is untouched as it opens, and no longer once a level match is said to be decided on penalties", () => {
    const form = open({ status: "waiting", may_begin: true, report: null });
    expect(form.untouched).toBe(true);
    form.decided = "PEN";
    expect(form.untouched).toBe(false);
  });

  it("names nobody who forfeits until somebody is chosen", () => {
    const form = open({ status: "waiting", enterable: true, report: null });
    form.kind = "award";
    expect(form.loser).toBe(NOBODY);
    expect(form.untouched).toBe(true);
    form.loser = 1;
    expect(form.untouched).toBe(false);
    expect(form.act(false)).toMatchObject({ act: "award", side: 1 });
  });

  it.each([
    ["emptied", null],
    ["below nothing", -1],
    ["half a goal", 2.5],
  ])("is not whole while a figure is %s", (_, figure) => {
    const form = open({ status: "waiting", enterable: true, report: null });
    expect(form.whole).toBe(true);
    form.after90 = [figure as number, 2];
    expect(form.whole).toBe(false);
    form.kind = "award"; // a forfeit has no figures
    expect(form.whole).toBe(true);
  });

  it("is not whole while somebody at a table has less than nothing", () => {
    const form = open({ stage: "tables", status: "waiting", enterable: true, report: null });
    form.sheet.cash = [45, 30];
    expect(form.whole).toBe(true); // the other columns may stay empty
    form.sheet.cash = [45, -5];
    expect(form.whole).toBe(false);
  });

  it("begins with the scorers that are stored when it is overturned", () => {
    const scorers = [{ "9": 2 }, { "14": 1 }];
    const report = { goals90: [2, 1], goals: [2, 1], decided: "90", cards: [{ "5": "Y" }, {}] };
    const form = open({ report, scorers });
    expect(form.kind).toBe("overturn");
    expect(form.act(false)).toMatchObject({ scorers, report: { cards: [{ "5": "Y" }, {}] } });
  });
});
