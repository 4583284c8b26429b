import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Play } from "../table.svelte";
import Bench from "./Bench.svelte";
import { man, position } from "./fixture";

afterEach(cleanup);

const bench = (profile: string, kind: "card" | "column", alone = false) => {
  const view = position({ men: [man("H#1", "e0"), man("H#12", null)], options: { profile } });
  const match = { alone, isReplay: false };
  const play = { view, match, seat: 0, elsewhere: [], name: () => "", asked: undefined } as unknown as Play;
  return render(Bench, { play, seat: 0, kind }).container;
};

test.each(["card", "column"] as const)("a match without substitutions promises none (%s)", (kind) => {
  expect(bench("starter", kind).textContent?.trim()).toBe("");
  cleanup();
  expect(bench("full", kind).textContent).toContain("ch-subs-left");
  cleanup();
  expect(bench("full", kind, true).textContent?.trim(), "in a lesson").toBe("");
});
