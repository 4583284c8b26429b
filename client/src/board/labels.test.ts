import { describe, expect, it } from "vitest";
import { type Box, placed } from "./labels";

const board: Box = [0, 0, 10, 10];
const cell = (x: number, y: number): Box => [x, y, 1, 1];
const wanted = (x: number, y: number, w = 2) => ({ about: cell(x, y), w, h: 0.5 });
const boxOf = (at: readonly [number, number] | null | undefined, w: number): Box =>
  at ? [at[0] - w / 2, at[1] - 0.25, w, 0.5] : [-9, -9, 0, 0];
const meet = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

describe("words on a board", () => {
  it("stand beside what they are about, within the board", () => {
    const [right, left] = placed([wanted(2, 5), wanted(9, 2)], { board, kept: [], free: [], unit: 1 });
    expect(right?.[0]).toBeCloseTo(4.06);
    expect(right?.[1]).toBe(5.5);
    expect(left?.[0]).toBeLessThan(9);
  });

  it("lie over no man and over no other words, however close all are", () => {
    const men = [cell(4, 4), cell(5, 4), cell(6, 4), cell(5, 5), cell(3, 5), cell(7, 5)];
    const labels = men.map(([x, y]) => wanted(x, y, 1.8));
    const found = placed(labels, { board, kept: men, free: [], unit: 1 });
    const boxes = found.map((at) => boxOf(at, 1.8));
    expect(found).not.toContain(null);
    for (const [i, box] of boxes.entries()) {
      for (const man of men) expect(meet(box, man), `label ${i} over a man`).toBe(false);
      for (const other of boxes.slice(i + 1)) expect(meet(box, other), `label ${i} over words`).toBe(false);
    }
  });

  it("leave cells free that can be tapped, where that costs little", () => {
    const [at] = placed([wanted(4, 4, 1)], { board, kept: [], free: [cell(5, 4)], unit: 1 });
    expect(meet(boxOf(at, 1), cell(5, 4))).toBe(false);
  });

  it("are left out where there is no room anywhere near", () => {
    const men = Array.from({ length: 100 }, (_, i) => cell(i % 10, Math.floor(i / 10)));
    expect(placed([wanted(5, 5)], { board, kept: men, free: [], unit: 1 })).toEqual([null]);
  });
});
