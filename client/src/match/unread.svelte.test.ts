import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { storedMatch } from "../lib/stored-matches";
import { toasts } from "../ui/toasts.svelte";
import { Unread } from "./unread.svelte";

const line = (k: number, seat = 1) => ({ k, seat, text: `line ${k}`, at: k });
beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
});

/** One visit: what was said before it, what is said during it, and whether the chat is opened then. */
function visit(before: number[], during: number[], opens = false, seats = [0]) {
  const match = $state({
    id: "m1",
    chat: [] as ReturnType<typeof line>[],
    saidBefore: null as number | null,
    seats,
    snapshot: null,
  });
  let open = $state(false);
  let unread: Unread | undefined;
  const end = $effect.root(() => {
    unread = new Unread(match, () => open);
  });
  flushSync();
  match.saidBefore = before.at(-1) ?? 0;
  match.chat = before.map((k) => line(k));
  flushSync();
  for (const k of during) {
    match.chat = [...match.chat, line(k)];
    flushSync();
  }
  open = opens;
  flushSync();
  const count = unread?.count;
  end();
  return count;
}

it("counts what was said while nobody was here, and tells only of what is said now", () => {
  expect(visit([], [])).toBe(0);
  expect(visit([1, 2], [])).toBe(2);
  expect(toasts).toEqual([]);
  expect(visit([1, 2], [3])).toBe(3);
  expect(toasts.map(({ kind }) => kind)).toEqual(["chat"]);
  expect(visit([1, 2, 3], [], true)).toBe(0);
  expect(visit([1, 2, 3], [])).toBe(0);
  expect(visit([1, 2, 3, 4], [])).toBe(1);
});

it("counts nothing that was said before the first visit, and keeps nothing for a spectator", () => {
  expect(visit([1, 2], [3], false, [])).toBe(1);
  expect(storedMatch("m1").heard).toBeUndefined();
});
