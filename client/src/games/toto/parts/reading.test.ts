import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefer } from "../../../lib/settings.svelte";
import { setSpeed } from "../../../lib/speed.svelte";
import { roundReport } from "./fixture";
import { Reading } from "./reading.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  setSpeed("normal");
  prefer("motion", "full");
});
afterEach(() => vi.useRealTimers());

describe("results are read out", () => {
  it("a row every 700 ms, the last three every 1200, and a token counts when it lies", () => {
    const reading = new Reading();
    const began = Date.now();
    reading.start(roundReport());
    const at: number[] = [];
    while (!reading.done) {
      const { read, counted } = reading;
      vi.advanceTimersByTime(10);
      if (reading.read > read) at.push(Date.now() - began);
      if (reading.counted > counted)
        expect(Date.now() - began - (at.at(-1) ?? 0)).toBeGreaterThanOrEqual(400);
    }
    const gaps = at.slice(1).map((moment, row) => moment - (at[row] ?? 0));
    expect(gaps).toEqual([...Array(9).fill(700), ...Array(3).fill(1200)]);
  });

  it("skips to the end, and is at the end at once where nothing may move", () => {
    const reading = new Reading();
    reading.start(roundReport());
    vi.advanceTimersByTime(2000);
    reading.skip();
    expect([reading.read, reading.counted, reading.done]).toEqual([13, 13, true]);
    vi.advanceTimersByTime(20_000);
    expect(reading.read).toBe(13);
    prefer("motion", "none");
    reading.start(roundReport());
    expect(reading.done).toBe(true);
  });
});
