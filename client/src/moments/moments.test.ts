import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import english from "../../../src/dugout/i18n/en/moments.ftl?raw";
import { addMessages } from "../lib/i18n.svelte";
import { setRate, setSpeed } from "../lib/speed.svelte";
import { pictures } from "./later";
import {
  type Card,
  concededTitle,
  type Goal,
  type Kick,
  type Stance,
  saidOf,
  stanceOf,
  standText,
} from "./moment";
import { Showing } from "./showing.svelte";
import { framesOf } from "./timing";

const teams = [
  { name: "Lantern FC", kit: "stripes" },
  { name: "Quarry Town", kit: "checks" },
] as const;

const goal = (changes: Partial<Goal> = {}): Goal => ({
  kind: "goal",
  n: 7,
  teams,
  score: [2, 0],
  minute: "54′",
  stance: "for",
  seat: 0,
  man: { seat: 0, kit: "stripes", number: 17, name: "Number 17" },
  ...changes,
});
const kick = (scored: boolean | null): Kick => ({
  ...goal(),
  kind: "kick",
  keeper: null,
  scored,
  rows: [[true, true], [false]],
});
const told = (moment: Parameters<typeof framesOf>[0]) => framesOf(moment).map(({ name, ms }) => [name, ms]);

beforeAll(async () => void (await pictures()));
beforeEach(() => {
  addMessages("en", english);
  setSpeed("normal");
  setRate(1);
});
afterEach(() => vi.useRealTimers());

describe("the frames of a goal", () => {
  it("are net, silence, band, hold, out", () => {
    expect(told(goal())).toEqual([
      ["net", 280],
      ["dark", 120],
      ["in", 420],
      ["hold", 1400],
      ["out", 320],
    ]);
  });
  it("are the same for whoever looks on", () =>
    expect(told(goal({ stance: "neutral" }))).toEqual(told(goal())));
  it("hold nobody up who has conceded it", () =>
    expect(told(goal({ stance: "against" })).map(([name]) => name)).toEqual(["net", "hold"]));
  it("are faster for whoever is in a hurry", () => {
    setSpeed("fast");
    expect(told(goal()).map(([, ms]) => Number(ms))).toEqual([112, 48, 168, 560, 128]);
  });
  it("are one picture of 600 ms where nothing moves", () => {
    setSpeed("off");
    expect(told(goal())).toEqual([["hold", 600]]);
    expect(told(kick(true))).toEqual([["hold", 600]]);
  });
  it("ring as the net does, then the crowd roars", () =>
    expect(framesOf(goal()).flatMap(({ sound }) => sound ?? [])).toEqual(["net", "roar"]));
});

describe("a card", () => {
  const card = (colour: Card["colour"], stance: Stance): Card => ({
    ...goal(),
    kind: "card",
    colour,
    stance,
    man: { seat: 0, kit: "stripes", number: 4, name: "Number 4" },
    means: "",
    rule: "",
  });
  it.each<[Card["colour"], Stance, string[]]>([
    ["yellow", "for", ["slap"]],
    ["red", "against", ["slap"]],
    ["red", "for", ["slap", "groan"]],
    ["second", "for", ["slap", "groan"]],
  ])("%s, %s the reader, sounds like %j", (colour, stance, sounds) =>
    expect(framesOf(card(colour, stance)).flatMap(({ sound }) => sound ?? [])).toEqual(sounds),
  );
});

describe("a penalty", () => {
  it("is silent between the walk and the kick", () => {
    expect(framesOf(kick(null)).map(({ name }) => name)).toEqual(["in", "dark"]);
    expect(framesOf(kick(null)).flatMap(({ sound }) => sound ?? [])).toEqual([]);
  });
  it("says nothing of its end before the ball is there", () => {
    expect(saidOf(kick(null))).toBe("Number 17 walks to the spot");
    expect(saidOf({ ...kick(true), score: [2, 0] })).toBe("It’s in! 2–0.");
    expect(saidOf({ ...kick(false), score: [1, 0] })).toBe("No goal! 1–0.");
  });
});

describe("whose moment it is", () => {
  it.each<[number, number[], boolean, Stance]>([
    [0, [0], false, "for"],
    [1, [0], false, "against"],
    [0, [], false, "neutral"],
    [0, [0, 1], false, "neutral"],
    [0, [0], true, "neutral"],
  ])("seat %d for a device with seats %j (replay: %s) is %s", (seat, mine, isReplay, stance) =>
    expect(stanceOf(seat, mine, isReplay)).toBe(stance),
  );
});

describe("what is said of a goal", () => {
  it("is one sentence", () => expect(saidOf(goal())).toBe("Goal for Lantern FC. Number 17. 2–0, 54′."));
  it("names whoever put it into his own net", () =>
    expect(saidOf(goal({ man: { seat: 1, kit: "checks", number: 4, name: "Number 4" } }))).toContain(
      "Own goal, Number 4",
    ));
  it.each<[[number, number], string, string]>([
    [[2, 1], "They pull one back", "You still lead 2–1."],
    [[2, 2], "They are level", "It is 2–2."],
    [[2, 3], "They take the lead", "You are 2–3 down."],
    [[0, 3], "They score again", "You are 0–3 down."],
  ])("at %j of the others is: %s", (score, title, stand) => {
    const theirs = goal({ seat: 1, score, stance: "against" });
    expect([concededTitle(theirs), standText(theirs)]).toEqual([title, stand]);
  });
});

describe("a moment on show", () => {
  const pauses = () => {
    const waits: (() => void)[] = [];
    return { pause: () => new Promise<void>((go) => waits.push(go)), next: () => waits.shift()?.() };
  };

  it("is said before it is seen, and the paper card comes after the net", async () => {
    const spoken: number[] = [];
    const showing = new Showing((n) => spoken.push(n));
    const { pause, next } = pauses();
    const done = showing.play(goal({ seat: 1, score: [0, 1], stance: "against" }), pause);
    expect([showing.frame, spoken, showing.conceded]).toEqual(["net", [7], null]);
    expect(showing.said).toContain("Goal for Quarry Town");
    next();
    await new Promise((go) => setTimeout(go));
    expect([showing.frame, showing.conceded?.seat]).toEqual(["hold", 1]);
    next();
    await done;
    expect([showing.now, showing.conceded?.seat]).toEqual([null, 1]);
    showing.goOn();
    expect(showing.conceded?.seat).toBe(1); // it is still being read
    showing.goOn(Date.now() + 4000);
    expect(showing.conceded).toBeNull();
  });

  it("leaves no card after one's own goal", async () => {
    const showing = new Showing();
    await showing.play(goal(), () => Promise.resolve());
    expect([showing.now, showing.conceded, showing.scored?.seat]).toEqual([null, null, 0]);
    showing.goOn(Date.now() + 4000);
    expect(showing.scored).toBeNull(); // what the other one said has been read
  });
});
