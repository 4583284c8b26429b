import { describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";
import { flight, man, position } from "./fixture";
import {
  kickEnd,
  legCells,
  lineUpText,
  placingsInOrder,
  readOption,
  usualLineUp,
  withSwap,
} from "./notation";
import { outcomes, shareText } from "./odds";
import { cellNamed, flightCells, goalSide, kickText, manNamed, step, walkCells } from "./pitch";

describe("cells and men", () => {
  it("have the names of the notation", () => {
    expect(cellNamed(0)).toBe("y0");
    expect(cellNamed(7 * 12 + 5)).toBe("e7");
    expect(cellNamed(-1)).toBe("");
    expect(manNamed(8)).toBe("H#9");
    expect(manNamed(33)).toBe("A#14");
  });
  it("lie beside each other", () => {
    expect(step("e7", 0)).toBe("e8");
    expect(step("e7", 3, 2)).toBe("g5");
    expect(step("y0", 6)).toBeNull();
    expect(flightCells("e4", 1, 2, 0, 1)).toEqual(["f5", "g6", "g7"]);
  });
  it("are walked to round other men", () => {
    expect(walkCells("e5", "e7", new Set())).toEqual(["e6", "e7"]);
    expect(walkCells("e5", "e7", new Set(["e6"]))).toHaveLength(4);
    const shut = new Set(["e6", "d5", "f5", "e4"]);
    expect(walkCells("e5", "e7", shut)).toEqual(["e7"]);
  });
});

describe("a kick in words", () => {
  it("is straight, diagonal or bent", () => {
    expect(kickText("e7", "e10")).toBe("kick N3");
    expect(kickText("e7", "c5")).toBe("kick SW2");
    expect(kickText("e7", "g10")).toBe("kick NE2 N1");
    expect(kickText("e7", "e7")).toBeNull();
    expect(legCells("e7", ["NE2", "N1"])).toEqual(["f8", "g9", "g10"]);
  });
});

describe("an answer on the board", () => {
  const view = position();
  it("says whom to pick and where to tap", () => {
    expect(readOption("walk H#10 e6", view, null)).toMatchObject({ man: "H#10", cell: "e6" });
    expect(readOption("run H#10 2", view, null)).toMatchObject({ man: "H#10", cell: "e7", steps: 2 });
    expect(readOption("push H#8 SW", view, null)).toMatchObject({ man: "H#8", cell: "f8" });
    expect(readOption("pickup", view, null)).toMatchObject({ man: "H#1", cell: "e7" });
    expect(readOption("man H#8", view, null)).toMatchObject({ man: null, other: "H#8", cell: "g9" });
    expect(readOption("warm H#12", view, null)).toMatchObject({ other: "H#12", cell: null });
    expect(readOption("step d5", view, "H#10")).toMatchObject({ man: "H#10", cell: "d5" });
    expect(readOption("sub H#12 H#8", view, null)).toMatchObject({ man: "H#12", other: "H#8", cell: "g9" });
  });
  it("reads a kick from the man on the ball, and how it ends", () => {
    const kicking = position({
      men: [man("H#10", "e7"), man("H#8", "g9"), man("A#11", "f8")],
      flight: flight(),
    });
    const pass = readOption("kick NE2", kicking, null);
    expect(pass).toMatchObject({ man: "H#10", cell: "g9", cells: ["f8", "g9"] });
    expect(kickEnd(pass, kicking)).toBe("mate");
    expect(kickEnd(readOption("kick N3", kicking, null), kicking)).toBe("rest");
    expect(kickEnd(readOption("kick N7", kicking, null), kicking)).toBe("shot");
  });
});

describe("a line-up", () => {
  it("is written line by line with the lowest shirt first", () => {
    expect(lineUpText(usualLineUp("4-3-3", []))).toBe("lineup 1 2,3,4,5 8,9,10 14,15,16");
    expect(lineUpText(usualLineUp("2-4-4", [1, 2, 15]))).toBe("lineup 20 3,4 8,9,10,11 14,16,17,18");
  });
  it("exchanges men of a line", () => {
    expect(withSwap([2, 3, 4], 3, 4)).toEqual([2, 4, 3]);
    expect(withSwap([2, 3, 4], 3, 7)).toEqual([2, 7, 4]);
    const draft = new Draft();
    draft.tap(0, 2);
    draft.tap(0, 7);
    expect(draft.lineUp.lines[0]).toEqual([7, 3, 4, 5]);
    expect(draft.text).toBe("lineup 1 3,4,5,7 8,9,10,11 14,15");
    expect(draft.held).toBeNull();
  });
  it("is proposed again the next time, unless men are missing or it is none", () => {
    localStorage.clear();
    const first = new Draft();
    first.setShape("3-4-3");
    first.setKeeper(20);
    first.tap(0, 2);
    first.tap(0, 7);
    expect(new Draft().text).toBe("lineup 20 3,4,7 8,9,10,11 14,15,16");
    const short = new Draft();
    short.without([7]);
    expect(short.text, "he cannot play").toBe("lineup 1 2,3,4 8,9,10,11 14,15,16");
    expect(new Draft().lineUp.keeper, "and the next time he can").toBe(20);
    localStorage.setItem(
      "dugout.champions.lineup",
      '{"shape": "9-0-1", "lineUp": {"keeper": 1, "lines": [[2]]}}',
    );
    expect(new Draft().text).toBe("lineup 1 2,3,4,5 8,9,10,11 14,15");
    localStorage.clear();
  });
  it("keeps its order when the lines are placed, as its coach sees it", () => {
    const choices = ["line b8 e9 i10", "line b9 e8 i10", "line b8 f9 i10"];
    expect(placingsInOrder(choices, [8, 9, 10]).map((p) => p.columns)).toEqual(["bei", "bfi"]);
    const draft = new Draft();
    draft.setShape("4-2-4");
    expect(draft.placings(1, 1, ["line c8 h9", "line c9 h8"]).map((p) => p.text)).toEqual(["line c9 h8"]);
    expect(draft.men(1)).toContainEqual({ shirt: 8, cell: "h7" });
  });
});

describe("chances", () => {
  it("are said in percent", () => {
    expect(shareText({ num: 1, den: 3 })).toBe("33%");
    expect(shareText({ num: 2, den: 4 })).toBe("50%");
    expect(shareText(null)).toBe("0%");
  });
  it("add up to one", () => {
    const shot = outcomes({
      arrives: { num: 4, den: 9 },
      goal: { num: 8, den: 36 },
      saves: [
        { cell: "e13", quarters: 1 },
        { cell: "e14", quarters: 2 },
      ],
    });
    expect(shot.map((part) => part.kind)).toEqual(["goal", "rebound", "caught", "cut"]);
    expect(shot.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1);
    expect(outcomes({ arrives: { num: 1, den: 1 } })).toEqual([{ kind: "arrives", share: 1 }]);
  });
});

describe("a cell in a goal", () => {
  it.each([
    ["e0", false, "left"],
    ["f0", false, "right"],
    ["e14", false, "left"],
    ["e0", true, "right"],
    ["f14", true, "left"],
    ["e1", false, null],
    ["d0", false, null],
    ["f13", true, null],
  ])("%s lies, seen turned round (%s), on the %s", (cell, flipped, side) => {
    expect(goalSide(cell, flipped)).toBe(side);
  });
});
