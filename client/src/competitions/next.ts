/** The match that a person plays next, and what it still waits for. */
import type { Competition, Fixture } from "./api";

/**
 * The match somebody is in the middle of, or the first of the schedule whose turn it is, or else the first of all:
 * one may be ready for it before (CO-4.2), as the home page says, too.
 */
export function nextFixture(now: Competition): Fixture | undefined {
  const mine = now.fixtures.filter((f) => now.me > 0 && f.sides.includes(now.me));
  const runs = now.phase === "RUNNING" && !now.club.paused;
  const waiting = runs ? mine.filter((f) => f.status === "waiting") : [];
  const first = waiting.toSorted((a, b) => a.part - b.part)[0];
  return mine.find((f) => f.status === "begun") ?? waiting.find((f) => f.in_turn) ?? first;
}

/** Until when a match must begin: a challenge has a time of its own (CO-24.3). */
export const dueOf = (fixture: Fixture) => fixture.until ?? fixture.due ?? 0;

/** Until when what is going on lasts: the part that is played, or the whole ladder, not a challenge on it. */
export function endOf(now: Competition): number {
  const ladder = now.config.format === "ladder" ? now.fixtures.map((one) => one.due ?? 0) : [];
  return Math.max(now.wake ?? 0, ...ladder);
}

/** CO-0.6: a team plays one match at a time. Those that the others of a fixture are still in. */
export function playedElsewhere(now: Competition, fixture: Fixture): Fixture[] {
  if (fixture.status !== "waiting") return [];
  const others = fixture.sides.filter((side) => side !== now.me);
  return now.fixtures.filter((f) => f.status === "begun" && f.sides.some((side) => others.includes(side)));
}
