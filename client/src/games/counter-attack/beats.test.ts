import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import { loadWords } from "../../lib/words.svelte";
import type { GameEvent } from "../../protocol";
import type { Beat } from "../../stage/beat";
import { duelsOf, questionOf } from "./beats";
import { stepsOf } from "./events";
import { shortOf } from "./parts/flight";
import { pieceText } from "./parts/notation";
import type { CounterAttackView, Piece } from "./types";

beforeAll(async () => {
  await setLanguage("en", false);
  await loadWords("counter-attack");
});

const NAMES: Record<number, string> = {
  8: "Aksel Brandt",
  6: "Tam Harrow",
  11: "Kofi Boatimah",
  14: "Ilir Rost",
  15: "Jo Vasse",
};
const man = (piece: number, hex: [number, number]): Piece =>
  ({
    piece,
    text: pieceText(piece),
    seat: piece < 11 ? 0 : 1,
    shirt: (piece % 11) + 1,
    member: (piece % 11) + 1,
    name: NAMES[piece] ?? `Man ${piece}`,
    hex,
    keeper: piece === 11,
  }) as unknown as Piece;

const view = {
  pieces: [man(8, [10, 0]), man(6, [8, 0]), man(11, [18, 0]), man(14, [14, 0]), man(15, [12, 2])],
  ball: { state: "carried", hex: [10, 0], carrier: 8 },
  attributes: ["dribbling", "tackling"],
  teams: [
    { name: "Mistral", squad: [{ number: 9, attributes: [4, 1] }] },
    { name: "Ironbridge", squad: [{ number: 4, attributes: [1, 5] }] },
  ],
} as unknown as CounterAttackView;

type Row = [code: string, args: Record<string, number>, more?: Partial<GameEvent>];
const news = (...rows: Row[]): GameEvent[] =>
  rows.map(([code, args, more], i) => ({
    n: i + 1,
    code: `ca.${code}`,
    rule: "CA-1.6",
    args,
    at: 1,
    ...more,
  }));
/** One outcome a face. */
const stakes = (outcomes: string[], faces: string, more = 0) => ({
  stakes: {
    outcomes,
    faces: [...faces].map((at) => outcomes.map((_, i) => (String(i) === at ? 1 : 0))),
    more,
  },
});
const duels = (events: GameEvent[], seat: number | null = 0) => duelsOf(events, { view, seat, all: events });
const only = (events: GameEvent[], seat: number | null = 0): Beat => {
  const found = duels(events, seat);
  expect(found).toHaveLength(1);
  return found[0]?.beat as Beat;
};

const STEAL = stakes(["foul", "past", "stolen"], "011112");
const BLOCK = (more: number) => stakes(["through", "blocked"], "000011", more);
const SAVE = stakes(["goal", "saved"], "000011");
/** [events, kind, outcome, winner, small] of every kind of duel. */
const EVERY: [string, GameEvent[], string, string, 0 | 1 | null, string?][] = [
  ["steal", news(["steal-roll", { piece: 14, carrier: 8, die: 4 }, STEAL]), "Steal", "past", 0, "strip"],
  ["steal that comes off", news(["steal-roll", { piece: 14, carrier: 8, die: 6 }, STEAL],
    ["steal", { piece: 14, carrier: 8 }]),
    "Steal", "stolen", 1, "grows"],
  ["tackle", news(["tackle", { piece: 14, carrier: 8 }], ["dribbler-roll", { piece: 8, die: 5, score: 9 }],
    ["tackler-roll", { piece: 14, die: 6, score: 11, against: 9 }], ["tackle-won", { piece: 14, carrier: 8 }]),
    "Tackle", "won", 1],
  ["dive", news(["dive", { piece: 11, carrier: 8 }], ["dribbler-roll", { piece: 8, die: 5, score: 9 }],
    ["tackler-roll", { piece: 11, die: 1, score: 6, against: 9 }], ["tackle-failed", { piece: 11, carrier: 8 }]),
    "Dive at his feet", "past", 0],
  ["tie", news(["dribbler-roll", { piece: 8, die: 5, score: 9 }],
    ["tackler-roll", { piece: 14, die: 4, score: 9, against: 9 }],
    ["tie", { piece: 8, other: 14 }]), "Tackle", "level", null],
  ["reckless tackle", news(["reckless", { piece: 14, carrier: 8 }], ["reckless-roll", { piece: 14, die: 1 }],
    ["tackle-failed", { piece: 14, carrier: 8 }], ["yellow", { piece: 14 }]), "Reckless tackle", "past", 0],
  ["interception", news(["pass", { piece: 8, from: 1, target: 2 }],
    ["interception-roll", { piece: 14, die: 6, need: 5 }],
    ["interception", { piece: 14, passer: 8 }]), "Interception", "intercepted", 1],
  ["hopeless interception", news(["interception-roll", { piece: 14, die: 3, need: 6 }]),
    "Interception", "through", 0, "strip"],
  ["high pass", news(["accuracy-roll", { piece: 8, die: 2, score: 6, need: 8 }],
    ["inaccurate", { piece: 8, receiver: 14 }]),
    "High pass", "inaccurate", 1],
  ["header", news(["jump-roll", { piece: 8, die: 4, modifier: 0, score: 9 }],
    ["jump-roll", { piece: 14, die: 3, modifier: -1, score: 8 }],
    ["heads", { piece: 8 }]), "Header", "attack", 0],
  ["header at goal", news(["header", { piece: 8 }],
    ["jump-roll", { piece: 8, die: 4, modifier: 0, score: 9 }, { rule: "CA-10.8" }],
    ["save-roll", { piece: 11, die: 6, score: 11, against: 9 }], ["save", { piece: 11, at: 3 }]),
    "Header at goal", "saved", 1],
  ["block", news(["shot", { piece: 8 }], ["block-roll", { piece: 14, shooter: 8, die: 5, need: 5 }, BLOCK(0)],
    ["block", { piece: 14, shooter: 8 }]),
    "Block", "blocked", 1],
  ["shot", news(["shot-roll", { piece: 8, die: 4, modifier: 0, score: 10 }, SAVE],
    ["save-roll", { piece: 11, die: 2, modifier: 0, score: 7, against: 10 }, SAVE],
    ["goal", { seat: 0, scorer: 8, home: 1, away: 0, minute: 3 }]),
    "Shot", "goal", 0],
  ["save of a header", news(["header", { piece: 8 }], ["save-roll", { piece: 11, die: 2, score: 7, against: 10 }, SAVE],
    ["goal", { seat: 0, home: 1, away: 0 }]), "Save", "goal", 0],
  ["held or behind", news(["parry-roll", { piece: 11, die: 2 }], ["turned-behind", { piece: 11 }]),
    "Save", "corner", 0, "strip"],
  ["penalty", news(["penalty-roll", { piece: 8, die: 4, score: 9 }],
    ["save-roll", { piece: 11, die: 1, score: 6, against: 9 }], ["goal", { seat: 0, home: 1, away: 0 }]),
    "Penalty", "goal", 0],
  ["kick of a shoot-out", news(["penalty-roll", { piece: 8, die: 1, score: 6 }],
    ["save-roll", { piece: 11, die: 6, score: 11, against: 6 }],
    ["shootout-miss", { piece: 8, home: 0, away: 0 }]), "Penalty", "saved", 1],
  ["loose ball", news(["direction-roll", { die: 3 }], ["runs-loose", { from: 1, target: 2, direction: 3, die: 5 }]),
    "Loose ball", "loose", null, "strip"],
  ["deflection on the line", news(["stop-roll", { piece: 11, die: 5 }]), "On the line", "held", 1],
]; // biome-ignore format: a table

describe("every kind of duel", () => {
  it("is heard: a save and a block by the crowd, a foul by the whistle, a shot that is level by the post", () => {
    const foul = news(
      ["steal-roll", { piece: 14, carrier: 8, die: 1 }, STEAL],
      ["foul", { piece: 14, carrier: 8, at: 1 }],
    );
    const post = news(
      ["shot-roll", { piece: 8, die: 4, modifier: 0, score: 10 }, SAVE],
      ["save-roll", { piece: 11, die: 5, modifier: 0, score: 10, against: 10 }, SAVE],
      ["tie", { piece: 8, other: 11 }],
    );
    const heard = (events: GameEvent[]) => duels(events)[0]?.beat.verdict.sound;
    expect(EVERY.flatMap(([name, events]) => (heard(events) ? [[name, heard(events)]] : []))).toEqual([
      ["header at goal", "ooh"],
      ["block", "ooh"],
      ["kick of a shoot-out", "ooh"],
    ]);
    expect([heard(foul), heard(post)]).toEqual(["whistle", "post"]);
  });
  it.each(EVERY)("%s", (_, events, kind, outcome, winner, small) => {
    const [duel] = duels(events);
    expect([duel?.beat.kind, duel?.outcome, duel?.beat.verdict.winner, duel?.beat.small]).toEqual([
      kind,
      outcome,
      winner,
      small,
    ]);
  });
  it.each(EVERY)("%s has words for question and verdict, for player, opponent and spectator", (_, events) => {
    for (const seat of [0, 1, null]) {
      const { ask, verdict, men, kind } = only(events, seat);
      for (const text of [ask.head, verdict.line.head, verdict.text, kind])
        expect(text).not.toMatch(/^$|ca-|\{|undefined/);
      for (const { note } of men) expect(note).not.toMatch(/ca-|\{|NaN/);
    }
  });
});

describe("a penalty", () => {
  const kick = (score: number) =>
    news(
      ["penalty-roll", { piece: 8, die: 1, score: 7 }],
      ["save-roll", { piece: 11, die: 4, score, against: 7 }],
      ["shootout-goal", { piece: 8, home: 1, away: 0 }],
    );
  it("says why it is in although the keeper has as much, or more", () => {
    expect(only(kick(8), 0).verdict.line).toEqual({
      head: "7 against 8",
      hint: "From the spot the keeper has to be two better.",
    });
    expect(only(kick(6), 0).verdict.line.hint).toBe("");
  });
});

describe("a tackle", () => {
  const events = news(
    ["tackle", { piece: 14, carrier: 8 }],
    ["dribbler-roll", { piece: 8, die: 5, score: 9 },
      { stakes: { outcomes: ["won", "foul", "past"], faces: Array(6).fill([0.44, 0.2, 0.36]), more: 0 } }],
    ["tackler-roll", { piece: 14, die: 6, score: 11, against: 9 }, { stakes: { outcomes: ["won", "foul", "past"],
      faces: [[0, 1, 0], [0, 0, 1], [0, 0, 1], [0.6, 0.2, 0.2], [1, 0, 0], [1, 0, 0]], more: 0 } }],
    ["tackle-won", { piece: 14, carrier: 8 }],
  ); // biome-ignore format: a table

  it("says what is needed after the first die, to whom it concerns", () => {
    expect(only(events, 1).falls[0]?.line).toEqual({
      head: "Brandt has 9. You need a 5.",
      hint: "A 4 is level.",
    });
    expect(only(events, 0).falls[0]?.line.head).toBe("Brandt has 9. Rost needs a 5.");
  });
  it("says one thing to whoever can only draw level", () => {
    const faces = (last: number[]) => [[0, 1, 0, 0], ...Array(4).fill([0, 0, 1, 0]), last];
    const hopeless = (last: number[]) =>
      events.map((event, i) =>
        i === 2
          ? { ...event, stakes: { outcomes: ["won", "foul", "past", "loose"], faces: faces(last), more: 0 } }
          : event,
      );
    const line = (last: number[], seat: number) => only(hopeless(last), seat).falls[0]?.line;
    const again = [0.5, 0.2, 0.3, 0];
    expect(line(again, 1)).toEqual({
      head: "Brandt has 9. Only a 6 saves you: then it is rolled again.",
      hint: "",
    });
    expect(line(again, 0)?.head).toBe("Brandt has 9. Only a 6 saves Rost: then it is rolled again.");
    expect(line([0, 0, 0, 1], 1)?.head).toBe("Brandt has 9. Only a 6 saves you: then the ball runs loose.");
    expect(line([0, 0, 1, 0], 1)?.head).toBe("Brandt has 9. You cannot catch up.");
  });
  it("has the man with the ball on the left, and points below the dice", () => {
    const beat = only(events, 1);
    expect(beat.men.map(({ name, note, side }) => [name, note, side])).toEqual([
      ["Aksel Brandt", "Dribbling 4", 0],
      ["Ilir Rost", "Tackling 5", 1],
    ]);
    expect(beat.dice.map(({ points }) => points)).toEqual([4, 5]);
    expect(beat.falls.map(({ sum }) => sum)).toEqual([9, 11]);
    expect(beat.verdict.text).toBe("Your ball!");
    expect([beat.from, beat.to]).toEqual([2, 4]);
  });
  it("judges for the reader, and not for a spectator", () => {
    expect([only(events, 0).reader, only(events, 1).reader, only(events, null).reader]).toEqual([0, 1, null]);
    expect(only(events, null).verdict.text).toBe("Rost wins the ball");
  });
  it("is rolled again with other words after a tie", () => {
    const tied = news(
      ["tie", { piece: 8, other: 14 }],
      ["dribbler-roll", { piece: 8, die: 5, score: 9 }],
      ["tackler-roll", { piece: 14, die: 6, score: 11, against: 9 }],
    );
    expect(only(tied).ask.head).toBe("Level: roll again");
  });
  it("is seen from its first die by whoever comes in the middle", () => {
    const found = duelsOf(events.slice(2), { view, seat: 1, all: events });
    expect(found.map(({ kind }) => kind)).toEqual(["tackle"]);
    expect(found[0]?.beat.falls.map(({ face }) => face)).toEqual([5, 6]);
    expect(found[0]?.beat.men.map(({ id }) => id)).toEqual(["H9", "A4"]);
  });
  it("is asked on the stage with its chances", () => {
    const asked = {
      seat: 1,
      code: "ca.tackle",
      rule: "CA-8.13",
      args: { piece: 14 },
      choices: ["tackle", "no"],
      may: false,
    };
    const chances = new Map<string, [number, number]>([
      ["won", [1, 2]],
      ["foul", [1, 6]],
      ["failed", [1, 3]],
    ]);
    const odds = { chances, rolls: [], keeper: [], route: [] };
    const question = questionOf(asked, odds, { view, seat: 1, all: [] });
    expect(question?.chances.map(({ text }) => text)).toEqual(["you win it", "foul", "past"]);
    expect(question?.men.map(({ note }) => note)).toEqual(["Dribbling 4", "Tackling 5"]);
    expect(questionOf({ ...asked, code: "ca.move-a" }, odds, { view, seat: 1, all: [] })).toBeNull();
  });
});

describe("several in a row", () => {
  const shot: Row[] = [
    ["shot", { piece: 8, from: 100, target: 200 }],
    ["block-roll", { piece: 15, shooter: 8, die: 1, need: 6 }, BLOCK(1)],
    ["block-roll", { piece: 14, shooter: 8, die: 2, need: 5 }, BLOCK(0)],
    ["shot-roll", { piece: 8, die: 4, modifier: 0, score: 10 }, SAVE],
    ["save-roll", { piece: 11, die: 2, modifier: 0, score: 7, against: 10 }, SAVE],
    ["goal", { seat: 0, scorer: 8, home: 1, away: 0, minute: 3 }],
  ];

  it("share one stage: blocks before a shot, with dots", () => {
    const chains = duels(news(...shot)).map(({ beat }) => beat.chain);
    expect(chains.map((chain) => [chain?.at, chain?.of, chain?.ends ?? false])).toEqual([
      [0, 3, false],
      [1, 3, false],
      [2, 3, false],
    ]);
    expect(chains[0]?.waiting).toBe("2 more to come");
  });
  it("do not tell by their dots that a block will come off", () => {
    const early = news(
      ["shot", { piece: 8 }],
      ["block-roll", { piece: 15, shooter: 8, die: 6, need: 6 }, BLOCK(1)],
      ["block", { piece: 15, shooter: 8 }],
    );
    expect(only(early).chain).toMatchObject({ at: 0, of: 3, ends: true });
  });
  it("are injury and card after a foul", () => {
    const foul = news(
      ["foul", { piece: 14, carrier: 8, at: 1 }],
      ["injury-roll", { piece: 8, die: 2 }],
      ["card-roll", { piece: 14, die: 5, leniency: 3 }],
      ["yellow", { piece: 14 }],
    );
    const found = duels(foul);
    expect(found.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["injury", "unhurt"],
      ["card", "yellow"],
    ]);
    expect(found.map(({ beat }) => beat.chain?.at)).toEqual([0, 1]);
    expect(found.map(({ beat }) => beat.men.map(({ id }) => id))).toEqual([
      ["H9", "A4"],
      ["H9", "A4"],
    ]);
  });
  it("tell at each verdict no more than has been decided", () => {
    const steps = stepsOf(news(...shot), { view, seat: 0, all: news(...shot) });
    expect(steps.flatMap((step) => (step.kind === "beat" ? [step.tells] : []))).toEqual([2, 3, 6]);
  });
});

describe("more men than two", () => {
  const header = news(
    ["jump-roll", { piece: 8, die: 4, modifier: 0, score: 9 }],
    ["jump-roll", { piece: 6, die: 2, modifier: -1, score: 6 }],
    ["jump-roll", { piece: 14, die: 3, modifier: 0, score: 8 }, stakes(["attack", "defence"], "000001")],
    ["heads", { piece: 8 }],
  );
  it("become rows with a leader", () => {
    const beat = only(header, 1);
    expect(beat.men).toHaveLength(3);
    expect(beat.men[1]?.note).toBe("Heading 5, -1");
    expect(beat.falls[1]?.line.head).toBe("Brandt leads with 9. You need a 6.");
    expect(beat.verdict.line.head).toBe("9 against 8");
  });
});

describe("a ball in the air", () => {
  it("hangs a hex short of whoever may stop it, or of where it goes", () => {
    expect(shortOf({ from: "10,0", to: "18,0" }, "14,0")).toBe("13,1");
    expect(shortOf({ from: "10,0", to: "18,0" })).toBe("17,1");
  });
  it("does not arrive before the dice have said so", () => {
    const events = news(
      ["pass", { piece: 8, from: 100, target: 104, play: 1 }],
      ["interception-roll", { piece: 14, die: 2, need: 5 }, BLOCK(0)],
      ["received", { piece: 6, passer: 8 }],
    );
    const kinds = stepsOf(events, { view, seat: 0, all: events }).map((step) => step.kind);
    expect(kinds).toEqual(["kick", "beat", "kick", "take"]);
  });
});
