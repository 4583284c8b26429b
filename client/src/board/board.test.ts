import { describe, expect, it, vi } from "vitest";
import { clamp, dodge, zoomed } from "./camera.svelte";
import { arrowHead, corners, rounded, towards, trimmed } from "./path";
import { Queue } from "./queue";
import { aim } from "./snap";
import { lift, sideways, squareGrid } from "./square";

const shape = { letters: "yabcdefghijz", rows: 15, unit: 48, rimX: 0.62, rimY: 0.86, flipped: false };

describe("a board of squares", () => {
  it.each([false, true])("finds every cell again at its middle (turned: %s)", (flipped) => {
    const grid = squareGrid({ ...shape, flipped });
    expect(grid.cells).toHaveLength(180);
    for (const cell of grid.cells) expect(grid.cellAt(...grid.centre(cell))).toBe(cell);
  });

  it("has the measures of the drawing, and home attacks upwards", () => {
    const grid = squareGrid(shape);
    expect(grid.width).toBeCloseTo(539.52);
    expect(grid.height).toBeCloseTo(706.56);
    expect(grid.centre("e14")[1]).toBeLessThan(grid.centre("e0")[1]);
    expect(grid.centre("a7")[1]).toBeCloseTo(grid.height / 2);
  });

  it("turns by half a circle for the other side", () => {
    const [plain, turned] = [squareGrid(shape), squareGrid({ ...shape, flipped: true })];
    const [x, y] = plain.centre("c4");
    expect(turned.centre("c4")).toEqual([plain.width - x, plain.height - y]);
    expect(turned.beside("c4", 1, 0)).toBe("b4");
    expect(plain.beside("c4", 1, 0)).toBe("d4");
    expect(plain.beside("z14", 1, 0)).toBeNull();
  });
});

describe("a board under a sheet", () => {
  const grid = squareGrid(shape);
  const room = { width: grid.width, height: grid.height, covered: grid.height / 2 };
  it("stays where it is while nothing is covered, or nothing of what matters", () => {
    expect(lift([grid.centre("e1")], grid, { ...room, covered: 0 })).toBe(0);
    expect(lift([grid.centre("e13")], grid, room)).toBe(0);
    expect(lift([], grid, room)).toBe(0);
  });
  it("moves up as far as its points are covered, at most by all that is covered", () => {
    const row = grid.centre("e5")[1];
    expect(lift([grid.centre("e5")], grid, room)).toBe(Math.round(row + 1.5 * grid.unit - grid.height / 2));
    expect(lift([grid.centre("e0")], grid, room)).toBe(Math.round(grid.height / 2));
  });
  it("leaves the uppermost point in sight", () => {
    const [, y] = grid.centre("e13");
    const up = lift([grid.centre("e13"), grid.centre("e1")], grid, room);
    expect(up).toBeLessThanOrEqual(y);
  });
});

describe("a board on its side", () => {
  it.each([false, true])("finds every cell again, and one attacks to the right (turned: %s)", (flipped) => {
    const grid = sideways(squareGrid({ ...shape, flipped }));
    for (const cell of grid.cells) expect(grid.cellAt(...grid.centre(cell))).toBe(cell);
    const [own, theirs] = flipped ? ["e14", "e0"] : ["e0", "e14"];
    expect(grid.centre(theirs)[0]).toBeGreaterThan(grid.centre(own)[0]);
    expect(grid.beside("c4", 1, 0)).toBe(flipped ? "c3" : "c5");
    expect(grid.beside("c4", 0, 1)).toBe(flipped ? "b4" : "d4");
    expect(grid.box(theirs)[0] + grid.box(theirs)[2]).toBeCloseTo(grid.width);
    expect(grid.box(own)[0]).toBeCloseTo(0);
  });
});

describe("a tap", () => {
  const spots = [
    { id: "a1", at: [0, 0] as const },
    { id: "b1", at: [40, 0] as const },
  ];
  it("means the cell under the finger if that is possible", () => {
    expect(aim(spots, [35, 0], "a1", 22, 5).hit).toBe("a1");
  });
  it("means the nearest possible cell within reach", () => {
    expect(aim(spots, [12, 3], "x", 22, 5)).toEqual({ hit: "a1", rivals: [] });
    expect(aim(spots, [0, 30], "x", 22, 5).hit).toBeNull();
  });
  it("leaves two that are equally near to a loupe", () => {
    expect(aim(spots, [20, 2], "x", 22, 5)).toEqual({ hit: null, rivals: ["a1", "b1"] });
  });
});

describe("lines", () => {
  it("keep only their corners and round them", () => {
    const way = [
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 10],
    ] as const;
    expect(corners(way)).toEqual([
      [0, 0],
      [20, 0],
      [30, 10],
    ]);
    expect(rounded(way, 5)).toMatch(/^M0 0L15 0Q20 0 /);
    expect(rounded([], 5)).toBe("");
  });
  it("are shortened at both ends and get a head", () => {
    expect(
      trimmed(
        [
          [0, 0],
          [10, 0],
        ],
        2,
        3,
      ),
    ).toEqual([
      [2, 0],
      [7, 0],
    ]);
    expect(towards([1, 1], [1, 1], 5)).toEqual([1, 1]);
    expect(arrowHead([[0, 0]], 3)).toBe("");
  });
});

describe("the camera", () => {
  const whole = { x: 0, y: 0, w: 100, h: 200 };
  it("keeps the point under the fingers where it is", () => {
    const box = zoomed(whole, whole, 2, [50, 100]);
    expect(box).toEqual({ x: 25, y: 50, w: 50, h: 100 });
  });
  it("never leaves the board and never comes too close", () => {
    expect(clamp({ x: 90, y: -5, w: 50, h: 100 }, whole)).toEqual({ x: 50, y: 0, w: 50, h: 100 });
    expect(zoomed(whole, whole, 100, [0, 0]).w).toBe(25);
    expect(zoomed(whole, whole, 0.1, [0, 0])).toEqual(whole);
  });
  it("keeps the upper edge of what is seen when the room of the board changes its shape", () => {
    expect(clamp({ x: 20, y: 80, w: 50, h: 60 }, whole)).toEqual({ x: 20, y: 80, w: 50, h: 100 });
  });
  it("looks beyond the upper edge where something lies over the corners, but not when all is in sight", () => {
    expect(clamp({ x: 0, y: -50, w: 50, h: 100 }, whole, 20).y).toBe(-20);
    expect(clamp({ x: 0, y: -50, w: 100, h: 200 }, whole, 20).y).toBe(0);
  });
  it("moves so that what can be tapped comes out from under a corner, and stays if nothing lies there", () => {
    const moved = ([x, y]: readonly [number, number]) => ({ x, y, w: 50, h: 100 });
    const corner = (at: readonly [number, number], { x, y }: { x: number; y: number }) =>
      at[0] - x > 40 && at[1] - y < 10;
    const way = (first: [number, number][], others: [number, number][]) =>
      dodge({ first, others }, [20, 20], moved, corner);
    expect(way([], [[45, 5], [20, 50]])).toEqual([10, 0]); // biome-ignore format: points
    expect(way([], [[20, 5], [20, 50]])).toEqual([0, 0]); // biome-ignore format: points
    expect(way([], [[45, 5], [20, 98], [5, 50]])).toEqual([0, 0]); // biome-ignore format: points
    // the ball comes out, whatever becomes of the others
    expect(way([[45, 5]], [[20, 98], [20, 97]])).toEqual([10, 0]); // biome-ignore format: points
  });

  it("does not count on room that is not there", () => {
    const moved = ([x, y]: readonly [number, number]) => ({ x: Math.max(0, x), y, w: 50, h: 100 });
    const corner = (at: readonly [number, number], { x, y }: { x: number; y: number }) =>
      at[0] - x < 10 && at[1] - y < 10;
    expect(dodge({ first: [[5, 5]], others: [] }, [20, 20], moved, corner)).toEqual([0, -10]);
  });
});

describe("things that happen one after another", () => {
  it("keep their order, end with the truth, and can be skipped", async () => {
    vi.useFakeTimers();
    const done: number[] = [];
    const settle = vi.fn();
    const rest = vi.fn();
    const queue = new Queue<number>(
      async (step, pause) => {
        await pause(1000);
        done.push(step);
      },
      settle,
      rest,
    );
    queue.add([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(done).toEqual([1]);
    expect(queue.busy).toBe(true);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual([1, 2, 3]);
    expect([settle, rest].map((called) => called.mock.calls.length)).toEqual([1, 1]);
    queue.add([4]);
    await vi.advanceTimersByTimeAsync(500);
    expect(done).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toEqual([1, 2, 3, 4]);
    vi.useRealTimers();
  });

  it("come to rest a frame after the truth was drawn, unless there is news", async () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const queue = new Queue<string>(
      async (step, pause) => {
        told.push(step);
        await pause(100);
      },
      () => told.push("truth"),
      () => told.push("rest"),
    );
    queue.add(["one"]);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(told).toEqual(["one"]);
    await vi.advanceTimersByTimeAsync(101);
    expect(told).toEqual(["one", "truth"]);
    queue.add(["two"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual(["one", "truth", "two", "truth", "rest"]);
    expect(queue.busy).toBe(false);
    vi.useRealTimers();
  });
});
