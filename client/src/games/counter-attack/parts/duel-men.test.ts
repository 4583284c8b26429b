import { beforeAll, expect, it } from "vitest";
import { startWords } from "../../../lib/i18n.svelte";
import { loadWords } from "../../../lib/words.svelte";
import type { CounterAttackView } from "../types";
import { manOf, shortName } from "./duel-men";

beforeAll(async () => {
  await startWords();
  await loadWords("counter-attack");
});

it("calls men of a lesson, who have no names, by their numbers", () => {
  const named = (name: string) =>
    ({ pieces: [{ piece: 3, name, keeper: false }] }) as unknown as CounterAttackView;
  expect(shortName(named("Abel van Dam"), 3)).toBe("Dam");
  expect(shortName(named(""), 3)).toBe("#4");
  expect(manOf(named(""), 3, 0, "").name).toMatch(/4/);
  expect(shortName(named(""), -1)).toBe("");
});
