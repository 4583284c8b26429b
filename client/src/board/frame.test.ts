import { describe, expect, it } from "vitest";
import { beyond, clearOf } from "./edges";
import { framed, isWithin } from "./frame";
import type { Point } from "./square";

const usual = { w: 400, h: 500 };
const closest = { w: 240, h: 300 };
const ball: Point = [0, 0];

describe("a frame", () => {
  it("takes in whom it can, the nearest first, and leaves out who would push others out", () => {
    const near: Point[] = [
      [100, 100],
      [-150, 60],
      [900, 0],
      [0, 250],
    ];
    const { box, shown } = framed({ must: [ball], more: near }, usual, closest, 30);
    expect(shown).toEqual([ball, near[0], near[1], near[3]]);
    for (const at of shown) expect(isWithin(box, at, 30)).toBe(true);
    expect(box.w).toBeLessThanOrEqual(usual.w);
  });

  it("comes closer where little must be seen, but not too close", () => {
    const { box } = framed({ must: [ball, [40, 0]], more: [] }, usual, closest, 30);
    expect([box.w, box.h]).toEqual([240, 300]);
    expect(box.x + box.w / 2).toBe(20);
  });

  it.each([520, 900])("gets wider for what must be seen: %s", (far) => {
    const { box } = framed({ must: [ball, [0, far]], more: [] }, usual, closest, 30);
    expect(isWithin(box, ball)).toBe(true);
    expect(isWithin(box, [0, far])).toBe(true);
    expect(box.h).toBeGreaterThan(usual.h);
    expect(box.w / box.h).toBeCloseTo(usual.w / usual.h);
  });

  it("begins with the first of many equals", () => {
    const { shown } = framed({ must: [], more: [[800, 0], ball] }, usual, closest, 30);
    expect(shown.every(([x]) => x === 800)).toBe(true);
  });
});

describe("something at the edge", () => {
  const man = (at: number) => Math.abs(at - 100) < 30;
  it("lies beside what it would cover, as near as it can", () => {
    expect(clearOf(110, [0, 300], man)).toBe(134);
    expect(clearOf(200, [0, 300], man)).toBe(200);
  });
  it("stays between its ends, and is nowhere if everything is taken", () => {
    expect(clearOf(110, [60, 120], man)).toBe(70);
    expect(clearOf(400, [0, 300], () => true)).toBeNull();
  });
});

describe("what lies outside", () => {
  const box = { x: 0, y: 0, w: 100, h: 100 };
  it.each([
    [[50, -5], "up"],
    [[50, 140], "down"],
    [[-60, -20], "left"],
    [[130, 110], "right"],
    [[50, 50], null],
  ] as const)("%s: %s", (at, side) => {
    expect(beyond(box, at)).toBe(side);
  });
});
