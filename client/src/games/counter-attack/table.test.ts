import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchClient } from "../../lib/match.svelte";
import { habits } from "./parts/habits.svelte";
import { parseChoice, pieceText } from "./parts/notation";
import { Table } from "./table.svelte";
import type { CounterAttackView, Piece } from "./types";

const man = (piece: number, hex: [number, number]): Piece => ({
  piece,
  text: pieceText(piece),
  seat: piece < 11 ? 0 : 1,
  shirt: (piece % 11) + 1,
  member: (piece % 11) + 1,
  name: `Man ${piece}`,
  hex,
  pace: 4,
  keeper: false,
  moved: false,
  barred: false,
  offside: false,
  yellow: false,
  injured: false,
});

const view = {
  pieces: [man(8, [0, 0]), man(9, [4, 0]), man(5, [1, 1]), man(14, [2, 0])],
  ball: { state: "carried", hex: [0, 0], carrier: 8 },
  teams: [{ squad: [] }, { squad: [] }],
  stage: "play",
  period: 1,
  step: "",
  shootout: [],
} as unknown as CounterAttackView;

const explain = vi.fn();

const answer = vi.fn();

function sat(choices: string[], code = "ca.action", args = {}, shown = view): Table {
  const asked = { seat: 0, code, rule: "CA-6.4", args, choices, may: false };
  const match = {
    snapshot: { question: 3, seats: [] },
    seats: [0],
    viewOf: () => shown,
    asked: () => asked,
    sending: false,
    events: [],
    show: () => undefined,
    advice: vi.fn(),
    explain,
    answer,
  } as unknown as MatchClient<CounterAttackView>;
  const table = new Table(() => ({ match, seat: 0 }));
  table.stage.settle({ view: shown, seat: 0, knownEvents: [] });
  return table;
}

beforeEach(() => explain.mockReset());

describe("dice", () => {
  const at = (n: number, code: string, args: Record<string, number>) => ({
    n,
    code,
    rule: "CA-8.14",
    args,
    at: 1,
  });
  const rolls = [
    at(5, "ca.dribbler-roll", { piece: 8, die: 5, score: 9 }),
    at(6, "ca.tackler-roll", { piece: 14, die: 4, score: 7, against: 9 }),
    at(7, "ca.tackle-failed", { piece: 14, carrier: 8 }),
  ];

  it("are rolled on the stage, are told when they lie, and are gone when the next question is open", async () => {
    const { stage, match } = sat(["move"]);
    const show = vi.spyOn(match, "show");
    stage.follow({ view, seat: 0, knownEvents: rolls }, rolls, 7);
    await vi.waitFor(() => expect(stage.duel.beat?.falls.map(({ face }) => face)).toEqual([5, 4]));
    expect(stage.duel.isHeld).toBe(true);
    expect(show).not.toHaveBeenCalled();
    stage.skip();
    await vi.waitFor(() => expect(stage.duel.frame).toBe("land"));
    expect(show).toHaveBeenCalledWith(7, undefined);
    stage.skip();
    await vi.waitFor(() => expect(stage.busy).toBe(false));
    await vi.waitFor(() => expect(stage.duel.question).toBeNull(), 2000);
  });

  it("of before are nowhere when the page is opened", () => {
    const { stage } = sat(["move"]);
    stage.settle({ view, seat: 0, knownEvents: rolls });
    expect(stage.duel.question).toBeNull();
  });
});

describe("a shoot-out", () => {
  const shootout = {
    ...view,
    stage: "shootout",
    shootout: [
      [0, 0],
      [0, 0],
    ],
  } as CounterAttackView;
  const end = {
    ...shootout,
    stage: "over",
    shootout: [
      [6, 5],
      [6, 4],
    ],
  } as CounterAttackView;
  const codes = ["penalty-roll", "save-roll", "shootout-goal"];
  /** Orders, and twelve kicks with two dice each: all in one message. */
  const news = [
    ...Array.from({ length: 11 }, (_, i) => ({
      code: "ca.shootout-order",
      args: { piece: i, number: i + 1 },
    })),
    ...Array.from({ length: 36 }, (_, i) => ({
      code: `ca.${codes[i % 3]}`,
      args: { piece: 8, die: 3, score: 7, home: Math.ceil((i + 1) / 6), away: Math.floor((i + 1) / 6) },
    })),
  ].map((event, i) => ({ ...event, n: i + 1, rule: "CA-19.4", at: 1 }));

  it("is shown kick by kick, however long it is", async () => {
    const { stage } = sat([], "", {}, shootout);
    stage.follow({ view: end, seat: 0, knownEvents: news }, news, news.length);
    await vi.waitFor(() => expect(stage.duel.beat).not.toBeNull());
    await new Promise((later) => setTimeout(later, 100));
    expect(stage.busy).toBe(true);
    expect(stage.tally).toEqual([0, 0]);
    stage.skip();
  });

  it("of which somebody missed more than the kicks is not played to the end", async () => {
    const { stage } = sat(["move"]);
    stage.follow({ view: end, seat: 0, knownEvents: news }, news, news.length);
    await vi.waitFor(() => expect(stage.busy).toBe(false));
  });

  it("is counted as far as it has been shown", async () => {
    const { stage } = sat([], "", {}, shootout);
    stage.follow({ view: end, seat: 0, knownEvents: news }, news.slice(0, 14), 14);
    await vi.waitFor(() => expect(stage.duel.beat).not.toBeNull());
    expect(stage.tally).toEqual([0, 0]);
    stage.skip();
    await vi.waitFor(() => expect(stage.duel.frame).toBe("land"));
    stage.skip();
    await vi.waitFor(() => expect(stage.busy).toBe(false));
    expect(stage.tally).toEqual([5, 4]);
    expect(sat(["move"]).stage.tally).toBeNull();
  });

  it("has nobody who carries the ball, and neither has a match that is over", () => {
    expect(sat(["move"]).carrier).toBe("H9");
    expect(sat([], "", {}, shootout).carrier).toBeNull();
    expect(sat([], "", {}, end).carrier).toBeNull();
  });
});

describe("a tap on somebody whom the ball cannot reach", () => {
  const refusal = { code: "refused", message: "An opponent is in the way.", rule: "CA-9.4", args: {} };

  it("says why, and by which rule", async () => {
    explain.mockResolvedValue(refusal);
    const table = sat(["move", "standard 1,1", "high 6,0"]);
    table.tap("4,0");
    expect(explain).toHaveBeenCalledWith(0, "standard 4,0");
    await vi.waitFor(() => expect(table.refused?.rule).toBe("CA-9.4"));
    expect(table.refused?.hex).toBe("4,0");
    expect(table.looked).toBe("H10");
  });

  it("only shows the card of an opponent while no kind of pass is chosen", () => {
    const table = sat(["move", "standard 1,1", "high 6,0"]);
    table.tap("2,0");
    expect(explain).not.toHaveBeenCalled();
    expect(table.looked).toBe("A4");
  });

  it("asks nothing about the man with the ball himself", () => {
    sat(["standard 1,1", "high 6,0"]).tap("0,0");
    expect(explain).not.toHaveBeenCalled();
  });
});

describe("a man who was taken up", () => {
  const placing = (choices: string[]) => sat(choices, "ca.put", { piece: 9 });

  it("goes back where he stands with Escape, after the plan has been let go", () => {
    answer.mockResolvedValue({ accepted: true });
    const table = placing(["put 3,1", "put 4,0"]);
    expect(table.back?.text).toBe("put 4,0");
    table.tap("3,1");
    expect(table.plan?.hex).toBe("3,1");
    table.letGo();
    expect(table.plan).toBeNull();
    expect(answer).not.toHaveBeenCalled();
    table.letGo();
    expect(answer).toHaveBeenCalledWith(0, "put 4,0");
  });

  it("goes back with Escape though somebody's card is looked at", () => {
    answer.mockReset().mockResolvedValue({ accepted: true });
    const table = placing(["put 3,1", "put 4,0"]);
    table.tap("3,1");
    table.tap("1,1");
    expect(table.looked).toBe("H6");
    table.letGo();
    table.letGo();
    expect(answer).toHaveBeenCalledWith(0, "put 4,0");
  });

  it("has no way back where the referee offers none, and nobody else has one", () => {
    expect(placing(["put 3,1"]).back).toBeUndefined();
    expect(sat(["put 4,0"], "ca.action", { piece: 9 }).back).toBeUndefined();
  });
});

describe("a man who has been placed", () => {
  const refusal = { code: "ca.placed-already", message: "", rule: "CA-7.2", args: {} };

  it.each(["ca.place", "ca.scenario-place", "ca.penalty-place"])(
    "is not taken up again: %s says why",
    async (code) => {
      explain.mockResolvedValue(refusal);
      const table = sat(["end", "lift H9"], code);
      table.tap("4,0");
      expect(explain).toHaveBeenCalledWith(0, "lift H10");
      await vi.waitFor(() => expect(table.refused?.rule).toBe("CA-7.2"));
      expect(table.looked).toBe("H10");
    },
  );

  it("says it also when nobody is left to be placed, and never of an opponent", () => {
    explain.mockResolvedValue(refusal);
    const table = sat(["end", "formation 4-4-2"], "ca.place");
    table.tap("2,0");
    expect(explain).not.toHaveBeenCalled();
    table.tap("4,0");
    expect(explain).toHaveBeenCalledWith(0, "lift H10");
  });
});

describe("a run and the tackle after it", () => {
  it("are one decision where both were wanted, and two otherwise", () => {
    const table = sat(["tackle", "no"], "ca.tackle");
    table.begin();
    expect(table.own).toBeNull();
    table.itself.tackles = true;
    expect(table.own).toBe("tackle");
  });
  it("are forgotten when something else is asked", () => {
    const table = sat(["run H6 2,2", "end"], "ca.move-b");
    table.itself.tackles = true;
    table.begin();
    expect(table.itself.tackles).toBe(false);
  });
});

describe("a dribble that was confirmed", () => {
  const way = [{ c: 0, h: 0 }, { c: 1, h: -1 }]; // biome-ignore format: short
  const under = (choices: string[], ball = [0, 0]) => {
    const table = sat(choices, "ca.dribble", { left: 3 }, { ...view, ball: { ...view.ball, hex: ball } });
    table.itself.walk(way);
    return table;
  };

  it("goes on by itself, and nothing is asked meanwhile", () => {
    const table = under(["dribble 1,-1", "dribble 0,2", "stay"]);
    expect(table.own).toBe("dribble 1,-1");
    expect(table.asked).toBeUndefined();
    expect(table.spots).toEqual([]);
  });

  it("ends where it was meant to, and asks where something else can be done there", () => {
    expect(under(["dribble 2,0", "stay"], [1, -1]).own).toBe("stay");
    expect(under(["dribble 2,0", "stay", "snapshot"], [1, -1]).own).toBeNull();
    expect(under(["dribble 0,2", "stay"]).asked?.code).toBe("ca.dribble");
  });

  it("is asked for again where the referee does not accept a step, and no step is given twice", async () => {
    answer.mockReset().mockResolvedValue({ accepted: false, error: { code: "stale-question" } });
    const table = under(["dribble 1,-1", "stay"]);
    await table.answerByItself();
    await table.answerByItself();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(table.asked?.code).toBe("ca.dribble");
  });
});

describe("a plan beyond the hexes listed", () => {
  const far = () => sat(["dribble 1,-1", "dribble 1,1", "stay"], "ca.dribble", { left: 3 });

  it("has a button of its own, those listed are played by a second tap", () => {
    const table = far();
    expect(table.isApart).toBe(false);
    table.plan = { hex: "3,-3", choice: parseChoice("dribble 1,-1"), way: [], weighed: "" };
    expect(table.isApart).toBe(true);
    table.plan = { ...table.plan, hex: "1,-1" };
    expect(table.isApart).toBe(false);
  });
});

describe("the rest of a draft", () => {
  const card = { number: 5, name: "Card 5", kind: "stopper", attributes: [4, 2, 5, 5, 3, 1, 6, 0, 0] };
  const drafting = { ...view, open_cards: [card] } as unknown as CounterAttackView;

  it("is picked for whoever wants that, not for the other one on the same device", () => {
    const table = sat(["pick 5", "pick 6"], "ca.pick", {}, drafting);
    table.quickDraft = new Set([1]);
    expect(table.own).toBeNull();
    table.quickDraft = new Set([0]);
    expect(table.own).toBe("pick 5");
  });
});

describe("what need not be asked", () => {
  const ready = { ...view, options: { ready: true } } as CounterAttackView;
  const hurt = { ...ready, pieces: [{ ...man(8, [0, 0]), injured: true }] } as CounterAttackView;
  const subs = ["end", "sub H9 14"];

  it("is a substitution in a match that was made ready, unless somebody is hurt", () => {
    expect(sat(subs, "ca.substitute", {}, ready).own).toBe("end");
    expect(sat(subs, "ca.substitute", {}, hurt).own).toBeNull();
    expect(sat(subs, "ca.substitute").own).toBeNull();
  });

  it("is asked by whoever wants it, and not by whoever does not", () => {
    habits.setSubs(true);
    expect(sat(subs, "ca.substitute", {}, ready).own).toBeNull();
    habits.setSubs(false);
    expect(sat(subs, "ca.substitute", {}, hurt).own).toBe("end");
    habits.subs = null;
  });

  it("is a set piece at which all stay, up to the next question", () => {
    const table = sat(["end", "lift H9"], "ca.replace", { left: 2, round: 2 });
    expect(table.own).toBeNull();
    table.itself.leaves = true;
    expect(table.own).toBe("end");
    const next = sat(["standard 1,1", "high 6,0"], "ca.set-piece");
    next.itself.leaves = true;
    next.begin();
    expect(next.itself.leaves).toBe(false);
  });
});

describe("what is listed with letters", () => {
  const listed = () => sat(["place 1,-1", "place -1,1", "stay"], "ca.reposition", { piece: 8 });

  it("is looked at by the first tap and played by the second, by letter as well", async () => {
    answer.mockReset().mockResolvedValue({ accepted: true });
    const table = listed();
    table.begin();
    const [a, b] = [table.lettered("a"), table.lettered("b")];
    if (!a || !b) throw new Error("no letters");
    table.choose(a);
    expect([table.plan?.hex, answer.mock.calls.length]).toEqual([a.hex, 0]);
    table.choose(b);
    expect([table.plan?.hex, answer.mock.calls.length]).toEqual([b.hex, 0]);
    const again = table.lettered("b");
    if (again) table.choose(again);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(0, b.text));
  });
});

describe("a snapshot", () => {
  it("among other answers is looked at first, and can be let go", () => {
    answer.mockReset().mockResolvedValue({ accepted: true });
    const table = sat(["move", "snapshot"]);
    table.say("snapshot");
    expect([table.snaps, answer.mock.calls.length]).toEqual([true, 0]);
    table.letGo();
    expect(table.snaps).toBe(false);
    table.say("snapshot");
    table.say("snapshot");
    expect(answer).toHaveBeenCalledExactlyOnceWith(0, "snapshot");
  });

  it("that is all that is asked for is called at once", () => {
    answer.mockReset().mockResolvedValue({ accepted: true });
    sat(["snapshot", "no"], "ca.snapshot").say("snapshot");
    expect(answer).toHaveBeenCalledExactlyOnceWith(0, "snapshot");
  });
});
