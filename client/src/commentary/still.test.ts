import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Still } from "./still.svelte";

vi.mock("../lib/speed.svelte", () => ({ paced: (ms: number) => ms }));
beforeEach(() => void vi.useFakeTimers({ now: 10_000 }));
afterEach(() => void vi.useRealTimers());

const isUrgent = (words: string): boolean => words.startsWith("!");

/** What is read after each of these words, which come so many milliseconds after one another. */
function read(...news: [words: string, after: number][]): string[] {
  const still = new Still<string>(isUrgent, (words) => words);
  let forget = () => {};
  return news.map(([words, after]) => {
    vi.advanceTimersByTime(after);
    forget();
    forget = still.take(words);
    return still.of(words);
  });
}

describe("words above a board", () => {
  it("stand until they can have been read; only the newest follows", () => {
    expect(read(["one", 0], ["two", 300], ["three", 300], ["four", 1000])).toEqual([
      "one",
      "one",
      "one",
      "three",
    ]);
  });

  it("wait for nobody who is asked, and are gone as soon as he has answered", () => {
    expect(read(["one", 0], ["!yours", 100], ["two", 100])).toEqual(["one", "!yours", "two"]);
  });

  it("come by themselves when the others have been read", () => {
    const still = new Still<string>(isUrgent, (words) => words);
    still.take("one");
    still.take("two");
    expect(still.of("two")).toBe("one");
    vi.advanceTimersByTime(1500);
    expect(still.of("two")).toBe("two");
  });
});
