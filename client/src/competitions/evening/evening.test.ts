import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EveningFixture } from "./api";
import { about, changes, mineOf, onPhones, playing } from "./changes";
import { entrant, evening, match } from "./fixtures";
import { Following, LIT } from "./follow.svelte";

const begun: Partial<EveningFixture> = { status: "begun", table: 1, live: [0, 0] };

describe("the screen lights up", () => {
  const cases: [string, Partial<EveningFixture>, Partial<EveningFixture>, boolean][] = [
    ["at a goal", begun, { ...begun, live: [1, 0] }, true],
    ["at an end", begun, { status: "done", goals: [1, 0] }, true],
    ["at a call", {}, { table: 2 }, true],
    ["not because somebody is ready", { table: 1 }, { table: 1, ready: [1] }, false],
    ["not because a match begins at its table", { table: 1 }, { ...begun, live: [0, 0] }, false],
    ["not because one of two has entered a result", { table: 1 }, { table: 1, disputed: true }, false],
  ];
  test.each(cases)("%s", (_, before, after, lit) => {
    const found = changes(evening([match("K", before)]), evening([match("K", after)]));
    expect([...found]).toEqual(lit ? ["K"] : []);
  });

  test("when others are next", () => {
    const next = {
      fixture: "",
      stage: "knockout" as const,
      day: 0,
      round: 2,
      rounds: 2,
      branch: "" as const,
      table: 1,
      at: 0,
    };
    const was = evening([], { next: [{ ...next, sides: [[1], [2]] }] });
    expect([...changes(was, evening([], { next: [{ ...next, at: 9, sides: [[1], [2]] }] }))]).toEqual([]);
    expect([...changes(was, evening([], { next: [{ ...next, sides: [[1], [3]] }] }))]).toEqual(["next"]);
  });
});

test("a phone shows the match it is in, then the one it was called to, then the first that waits", () => {
  const all = [
    match("a", { sides: [1, 3] }),
    match("b", { table: 1 }),
    match("c", { ...begun, sides: [1, 4] }),
  ];
  expect(mineOf(evening(all, { me: 1 }))?.id).toBe("c");
  expect(mineOf(evening(all.slice(0, 2), { me: 1 }))?.id).toBe("b");
  expect(mineOf(evening(all.slice(0, 1), { me: 1 }))?.id).toBe("a");
  expect(mineOf(evening(all))).toBeUndefined();
});

test("tables come in their order, and those without one last", () => {
  const all = [match("x", { status: "begun" }), match("b", { table: 2 }), match("a", begun), match("w")];
  expect(playing(evening(all)).map((one) => one.id)).toEqual(["a", "b", "x"]);
});

test("who has to play a computer is called to the own phone, unless something else comes first", () => {
  const entrants = [entrant(1, "Cem"), entrant(2, "Ines", { level: "easy" }), entrant(3, "Anna")];
  const own = match("own", { needs_table: false });
  const called = (...fixtures: EveningFixture[]) =>
    onPhones(evening(fixtures, { entrants })).map((one) => one.id);
  expect(called(own)).toEqual(["own"]);
  expect(called(own, match("later", { sides: [2, 1], needs_table: false }))).toEqual(["own"]);
  expect(called(own, match("at a table", { sides: [1, 3], table: 1 }))).toEqual([]);
  expect(called({ ...own, ...begun })).toEqual([]);
});

test("about when is rounded up to five minutes", () => {
  expect(about(21 * 60_000)).toBe(25 * 60_000);
  expect(about(25 * 60_000)).toBe(25 * 60_000);
});

describe("a screen that was left open", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const answers = (...list: (object | "away")[]) => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      asked.push(url);
      const next = list.length > 1 ? list.shift() : list[0];
      if (next === "away") return Promise.reject(new Error("no line"));
      return Promise.resolve(new Response(JSON.stringify(next), { status: 200 }));
    });
    return asked;
  };

  test("says that it hears nothing, and comes back by itself", async () => {
    const first = { version: "1", page: evening([match("K", { table: 1 })]) };
    const end = { version: "2", page: evening([match("K", { status: "done", goals: [2, 0] })]) };
    const asked = answers(first, ...Array.from({ length: 2000 }, () => "away" as const), end);
    const tv = new Following("c", "key", "screen");
    await tv.start();
    expect([tv.now?.fixtures[0]?.table, tv.lost]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(tv.lost).toBe(true);
    expect(tv.now?.fixtures[0]?.table).toBe(1); // what was known stays on the screen
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([tv.lost, tv.now?.fixtures[0]?.status]).toEqual([false, "done"]);
    expect(asked[0]).toBe("/api/evenings/c/key");
    expect(asked.at(-1)).toBe("/api/evenings/c/key?seen=2");
    tv.stop();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(before);
  });

  test("asks nothing when it was left before it began", async () => {
    const asked = answers({ version: "1", page: evening([]) });
    const tv = new Following("c", "key", "screen");
    tv.stop();
    await tv.start();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });

  test("goes dark again after two seconds, and keeps what has not changed", async () => {
    answers(
      { version: "1", page: evening([match("K")]) },
      { version: "2", page: evening([match("K", { table: 1 })]) },
      {
        version: "2",
        page: null,
      },
    );
    const tv = new Following("c", "key", "screen");
    await tv.start();
    await tv.look();
    expect([...tv.lit]).toEqual(["K"]);
    await vi.advanceTimersByTimeAsync(LIT);
    expect([...tv.lit]).toEqual([]);
    expect(tv.now?.fixtures[0]?.table).toBe(1);
    tv.stop();
  });
});
