import { describe, expect, it } from "vitest";
import type { Member } from "../types";
import { cellName, everybody, jumpText, offerOf, parseChoice, pieceText } from "./notation";
import { chanceText, oddsOf } from "./odds";
import { byFit, lineOf, takenCards } from "./squad";

describe("answers", () => {
  it("are read by their shape", () => {
    expect(parseChoice("run H9 12,-4")).toEqual({
      text: "run H9 12,-4",
      verb: "run",
      piece: "H9",
      hex: "12,-4",
    });
    expect(parseChoice("sub A4 13")).toEqual({ text: "sub A4 13", verb: "sub", piece: "A4", number: 13 });
    expect(parseChoice("point 3 pace")).toEqual({
      text: "point 3 pace",
      verb: "point",
      number: 3,
      word: "pace",
    });
    expect(parseChoice("end")).toEqual({ text: "end", verb: "end" });
  });

  it("are sorted by how a hand gives them", () => {
    const offer = offerOf(["end", "run H9 1,1", "run H9 2,2", "run H4 0,0", "snapshot"]);
    expect(offer.plain.map((c) => c.verb)).toEqual(["end", "snapshot"]);
    expect([...offer.runs.keys()]).toEqual(["H9", "H4"]);
    expect(offer.runs.get("H9")?.get("2,2")?.text).toBe("run H9 2,2");
  });

  it("keep kinds of passes apart", () => {
    const offer = offerOf(["move", "standard 1,1", "high 1,1", "shot 18,0"]);
    expect([...offer.hexes.keys()]).toEqual(["standard", "high", "shot"]);
    expect(offer.hexes.get("high")?.get("1,1")?.text).toBe("high 1,1");
  });

  it("offer men, substitutes, cards and formations", () => {
    const offer = offerOf(["taker H3", "sub H3 12", "sub H3 14", "pick 7", "formation 4-4-2"]);
    expect(offer.men.get("H3")?.text).toBe("taker H3");
    expect(offer.subs.get("H3")?.map((c) => c.number)).toEqual([12, 14]);
    expect(offer.others.map((c) => c.text)).toEqual(["pick 7", "formation 4-4-2"]);
  });

  it("are empty where the referee lists none", () => {
    expect(offerOf(null).plain).toEqual([]);
  });
});

describe("a header", () => {
  const offer = offerOf(["jump H 4", "jump H 4,9", "jump H 4,10", "jump H 4,9,10"]).jumps;

  it("is contested by everybody at first", () => {
    expect(offer?.men).toEqual(["H4", "H9", "H10"]);
    expect(offer && everybody(offer)).toEqual(["H4", "H9", "H10"]);
  });

  it("names its men by shirt, or nobody", () => {
    expect(jumpText("H", ["H10", "H4"])).toBe("jump H 4,10");
    expect(jumpText("A", [])).toBe("jump A none");
    expect(offer?.texts.has(jumpText("H", ["H9"]))).toBe(false);
  });
});

describe("numbers of events", () => {
  it("become men and hexes", () => {
    expect([pieceText(8), pieceText(11)]).toEqual(["H9", "A1"]);
    // column 12 is the 31st row of 44, height -4 lies 8 below the diagonal
    expect(cellName((12 + 18) * 44 + (-4 - 12) / 2 + 21)).toBe("12,-4");
    expect(cellName((-18 + 18) * 44 + (0 + 18) / 2 + 21)).toBe("-18,0");
    expect(cellName(-1)).toBe("");
  });
});

describe("chances", () => {
  it("are said in whole percent", () => {
    expect(chanceText([5, 6])).toBe("83%");
    expect(chanceText([25, 36])).toBe("69%");
    expect(chanceText([1, 1])).toBe("100%");
  });

  it("come with whoever may step in", () => {
    const odds = oddsOf({ arrives: [5, 6], rolls: [[20, 6]], route: ["run H9 1,1"] });
    expect(odds.route).toEqual(["run H9 1,1"]);
    expect(odds.chances.get("arrives")).toEqual([5, 6]);
    expect(odds.rolls).toEqual([[20, 6]]);
  });
});

describe("suggestions for a shirt", () => {
  const man = (number: number, attributes: number[]): Member => ({
    number,
    card: number,
    name: `No ${number}`,
    country: "NL",
    kind: "winger",
    attributes,
    status: "bench",
    yellows: 0,
    red: false,
    injuries: 0,
  });

  it("look at what counts there", () => {
    const stopper = man(2, [4, 1, 5, 5, 4, 1, 6]);
    const finisher = man(3, [5, 4, 1, 4, 4, 6, 3]);
    expect(byFit([stopper, finisher], 9).map((m) => m.number)).toEqual([3, 2]);
    expect(byFit([finisher, stopper], 4).map((m) => m.number)).toEqual([2, 3]);
    expect(lineOf("full-back")).toBe("defence");
  });

  it("show who was taken since the cards were laid open", () => {
    const team = {
      name: null,
      direction: 1,
      score: 0,
      formation: null,
      wearing: null,
      lineup_in: false,
      shirts: [],
      size: 16,
    };
    const more = { points: null, substitutes: [], keeper: null };
    const view = { open_cards: [], teams: [{ ...team, ...more, squad: [man(2, []), man(7, [])] }] };
    const event = (code: string, card: number) => ({ code, args: { seat: 0, card } });
    const events = [event("ca.picked", 2), event("ca.card-open", 7), event("ca.picked", 7)];
    expect(takenCards(events, view).map(({ member }) => member.number)).toEqual([7]);
  });
});
