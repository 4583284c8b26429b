/** Results as they are told: from the side of one team, and how they came about. */
import { competingOf } from "../games";
import { t } from "../lib/i18n.svelte";
import type { Fixture } from "./api";

/** Two figures of a match, those of one side first. */
export function figuresOf(figures: readonly number[], fixture: Fixture, side: number): [number, number] {
  const [home = 0, away = 0] = figures;
  return fixture.sides[1] === side ? [away, home] : [home, away];
}

/** How it came about where that was not in ninety minutes; else nothing. */
export function howText(game: string, fixture: Fixture, side = fixture.sides[0] ?? 0): string {
  if (fixture.status !== "done" || fixture.sides.length !== 2 || !fixture.result.includes(" ")) return "";
  if (fixture.decided === "FORFEIT") return t("co-forfeit");
  if (!fixture.shootout) return t(competingOf(game).golden_goal ? "co-how-gg" : "co-how-aet");
  const [home, away] = figuresOf(fixture.shootout, fixture, side);
  return t("co-how-pens", { home, away });
}

/** The name of a knock-out round, of so many. */
export function roundTitle(round: number, rounds: number): string {
  const names = ["co-final", "co-semi", "co-quarter"];
  const name = names[rounds - round];
  return name ? t(name) : t("co-round", { round });
}
