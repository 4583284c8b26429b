import { describe, expect, it } from "vitest";
import coach from "../../../../src/dugout/i18n/en/coach-ui.ftl?raw";
import source from "../../../../src/dugout/i18n/en/toto.ftl?raw";
import ui from "../../../../src/dugout/i18n/en/toto-ui.ftl?raw";
import { addMessages, t } from "../../lib/i18n.svelte";
import type { Snapshot } from "../../protocol";
import { stepsOf } from "./events";
import { totoView } from "./parts/fixture";
import { fitting, fixtureName, teamName, teamShort } from "./parts/names";
import { big, eventArgs, formText, markNumber, open, quiet, seatsIn } from "./words";

addMessages("en", coach);
addMessages("en", ui);
addMessages("en", source);

const person = { text: "", kind: "person", level: null, taken: true, online: true, yours: false } as const;
const snapshot = {
  game: "toto",
  view: totoView(),
  seats: ["Noor", "Sam", "Lotte", "Wim"].map((name, seat) => ({ ...person, seat, name })),
} as unknown as Snapshot;

function said(code: string, args: Record<string, number>): string {
  return t(`ev-${code.replace(".", "-")}`, { ...args, ...eventArgs({ code, args }, snapshot, t) });
}

describe("sentences of events", () => {
  it("names seats, teams and matches", () => {
    const args = { seat: 1, fixture: 4, side: 0, card: 2, home: 2, away: 3 };
    expect(said("to.goal", args)).toBe("Sam plays a 2 (France): France–Spain 2–3.");
  });

  it("lists the seats of a mask and counts them", () => {
    const args = { fixture: 1, mark: 2, home: 2, away: 4, right: 0b0101 };
    expect(said("to.result", args)).toBe(
      "Match 1, Netherlands–Belgium 2–4: away win. Right: Noor and Lotte.",
    );
    expect(said("to.result", { ...args, right: 0 })).toContain("Nobody");
    expect(said("to.leaders", { leaders: 0b1010, count: 8 })).toContain("Sam and Wim");
  });

  it("calls the reader you, alone and among others", () => {
    const seats = snapshot.seats.map((info) => ({ ...info, yours: info.seat === 1 }));
    const mine = { ...snapshot, seats } as Snapshot;
    const told = (code: string, args: Record<string, number>) =>
      t(code.replace(".", "-"), { ...args, ...eventArgs({ code, args }, mine, t) });
    expect(told("ask-to.goal", { seat: 1 })).toBe("Score a goal.");
    expect(told("ask-to.goal", { seat: 2 })).toBe("Lotte to score a goal.");
    expect(told("ev-to.leaders", { leaders: 0b0110, count: 8 })).toContain("you and Lotte");
    expect(eventArgs({ code: "to.leaders", args: { leaders: 0b0110 } }, mine, t)["leaders-you"]).toBe("with");
    expect(eventArgs({ code: "to.leaders", args: { leaders: 0b0010 } }, mine, t)["leaders-you"]).toBe("yes");
  });

  it("calls columns by their letter and forms by their marks", () => {
    expect(said("to.column", { seat: 0, column: 3 })).toBe("Noor takes column C.");
    expect(said("to.form", { seat: 0, form: 3 ** 13 - 1 })).toContain("3333333333333");
    expect(formText(0)).toBe("1111111111111");
    expect(formText(1)).toBe("1111111111112");
  });

  it("splits masks", () => {
    expect(seatsIn(0)).toEqual([]);
    expect(seatsIn(0b10000001)).toEqual([0, 7]);
  });

  it("tints what matters and leaves out what the table says", () => {
    expect([
      big("to.whistle"),
      big("to.goal"),
      quiet({ code: "to.window" }),
      quiet({ code: "to.goal" }),
    ]).toEqual([true, false, true, false]);
  });
});

describe("names of teams", () => {
  const own = { fixtures: [["De Graafschap", "PEC"]], own_fixtures: true };

  it("come from the catalogue, or from the match's own list", () => {
    expect(teamName(totoView(), 1, 0, t)).toBe("Netherlands");
    expect(fixtureName(totoView(), 13, t)).toBe("Japan–South Korea");
    expect(teamName(own, 1, 0, t)).toBe("De Graafschap");
  });

  it("are said in short where the box is too narrow, never as a code", () => {
    const measure = (text: string) => text.length * 8;
    expect(fitting("Switzerland", "Switz.", 90, measure)).toBe("Switzerland");
    expect(fitting("Switzerland", "Switz.", 80, measure)).toBe("Switz.");
    expect(teamShort(totoView(), 5, 1, t)).toBe("Switz.");
    expect(teamShort(own, 1, 0, t)).toBe("DEG");
  });
});

describe("steps", () => {
  it("turn events into what the stage acts out, in order", () => {
    const event = (n: number, code: string, args: Record<string, number>) => ({
      n,
      code,
      args,
      rule: "",
      at: 0,
    });
    const steps = stepsOf([
      event(1, "to.goal", { seat: 1, fixture: 4, side: 0, card: 2, home: 2, away: 3 }),
      event(2, "to.window", { scorer: 1 }),
      event(3, "to.whistle", { seat: 2, scorer: 1, fixture: 4, side: 0, card: 2, home: 1, away: 3 }),
      event(4, "to.pass", { seat: 3 }),
      event(5, "to.round-over", { round: 1 }),
    ]);
    expect(steps).toEqual([
      { kind: "goal", seat: 1, fixture: 4, side: 0, card: 2 },
      { kind: "whistle", seat: 2, scorer: 1, fixture: 4, side: 0, card: 2 },
      { kind: "pass", seat: 3 },
      { kind: "tell", n: 5 },
      { kind: "report", number: 1 },
    ]);
  });
});

describe("sentences about marks", () => {
  it("say what each mark of a form means", () => {
    const said = (mark: string) =>
      t("toto-mark-meaning", { mark: markNumber(mark), home: "Sweden", away: "Norway" });
    expect(["1", "2", "3"].map(said)).toEqual(["Sweden wins", "Norway wins", "Sweden and Norway draw"]);
  });

  it("say what a goal does to the own form", () => {
    const said = (mark: string) =>
      t("toto-window-help", { mark: markNumber(mark), help: "helps", home: "Sweden", away: "Norway" });
    expect(said("1")).toContain("forecast Sweden");
    expect(said("2")).toContain("forecast Norway");
    expect(said("3")).toContain("forecast a draw");
  });
});

describe("the coach's form", () => {
  it("names the teams that are to win, and the matches that end level", () => {
    const marks = "1 2 3 3 3 3 3 3 3 3 3 3 3";
    const text = t(
      "coach-plan-to-form",
      eventArgs({ code: "coach-plan-to-form", args: { marks } }, snapshot, t),
    );
    expect(text).toMatch(/^Home wins: [^.\d]+\. Away wins: [^.\d]+\. Draws: [^.\d]+\.$/);
  });
});

it("has nothing to hide before the first deal, and then has", () => {
  const at = (phase: string) => ({ ...snapshot, view: totoView({ phase }) }) as Snapshot;
  expect(["columns", "expose", "forecast", "turn"].map((phase) => open(at(phase)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
