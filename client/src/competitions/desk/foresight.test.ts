import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskAct } from "../api";
import { Foresight } from "./foresight.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["refused", 409, true],
  ["offline", 0, false],
  ["database-away", 503, false],
  ["too-many-requests", 429, false],
])("is it forbidden where the answer is %s", async (code, status, forbidden) => {
  vi.stubGlobal("fetch", async () => {
    if (!status) throw new TypeError("no network");
    return new Response(JSON.stringify({ error: { code, message: "" } }), { status });
  });
  const foresight = new Foresight();
  foresight.ask("c1", { act: "resume" } as DeskAct);
  await vi.advanceTimersByTimeAsync(300);
  expect(foresight.problem).not.toBe("");
  expect(foresight.refused).toBe(forbidden);
});

it("asks again when the competition has changed, and only what was refused", async () => {
  let refuses = true;
  const fetch = vi.fn(async () =>
    refuses
      ? new Response(JSON.stringify({ error: { code: "refused", message: "" } }), { status: 409 })
      : new Response(JSON.stringify({ follows: null, mark: "m", page: null })),
  );
  vi.stubGlobal("fetch", fetch);
  const foresight = new Foresight();
  foresight.ask("c1", { act: "pair" } as DeskAct);
  await vi.advanceTimersByTimeAsync(300);
  expect(foresight.refused).toBe(true);
  refuses = false;
  foresight.recheck();
  await vi.advanceTimersByTimeAsync(300);
  expect([foresight.refused, foresight.seen]).toEqual([false, "m"]);
  foresight.recheck();
  await vi.advanceTimersByTimeAsync(300);
  expect(fetch).toHaveBeenCalledTimes(2);
});
