/** The line of the clock above the pitch. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { startWords, useGame } from "../../../lib/i18n.svelte";
import type { Table } from "../table.svelte";
import Score from "./Score.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("counter-attack");
});

function line(scenario: object | null, period: number, minute: number): string {
  const team = { name: "", score: 0 };
  const view = { period, minute, clock: 30, period_minutes: 30, teams: [team, team], scenario, stage: "set" };
  const match = { snapshot: { seats: [{}, {}], prompt: null } };
  const table = { view, match, snapshot: match.snapshot, stage: { tally: null }, coach: () => "Ann" };
  const { container } = render(Score, { table: table as unknown as Table });
  return container.querySelector(".time")?.textContent ?? "";
}

it("ends a half with half-time, and the only period of a scenario with full time", () => {
  expect(line(null, 1, 30)).toBe("30′ · half-time 30′");
  expect(line(null, 2, 60)).toBe("60′ · full time 60′");
  expect(line({}, 1, 90)).toBe("90′ · full time 90′");
});
