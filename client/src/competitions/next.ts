/** The next match of a person, and what it still waits for. */
import type { Competition, Fixture } from "./api";

/**
 * The match in progress, or the first in the schedule that can be played now, or else the first of all:
 * people may declare themselves ready for it early (CO-4.2), as the home page says, too.
 */
export function nextFixture(now: Competition): Fixture | undefined {
  const mine = now.fixtures.filter((f) => now.me > 0 && f.sides.includes(now.me));
  const runs = now.phase === "RUNNING" && !now.club.paused && !now.club.deleted;
  const waiting = runs ? mine.filter((f) => f.status === "waiting") : [];
  const first = waiting.toSorted((a, b) => a.part - b.part)[0];
  return (
    mine.find((f) => f.status === "begun") ??
    waiting.find((f) => f.table) ??
    waiting.find((f) => f.in_turn) ??
    first
  );
}

/** CO-14.9: whether the user may rule on a match at the desk: a limited helper rules on none of their own. */
export const isNeutral = (now: Competition, fixture: Fixture): boolean =>
  !fixture.sides.includes(now.me) || now.club.whole;

/** The deadline for the start of a match: a challenge has its own (CO-24.3). */
export const dueOf = (fixture: Fixture) => fixture.until ?? fixture.due ?? 0;

/** The end of the current part, or of the whole ladder (not of a challenge on it). */
export function endOf(now: Competition): number {
  const ladder = now.config.format === "ladder" ? now.fixtures.map((one) => one.due ?? 0) : [];
  return Math.max(now.wake ?? 0, ...ladder);
}

/** CO-0.6: a team plays one match at a time. The matches that the others of a fixture are still playing. */
export function playedElsewhere(now: Competition, fixture: Fixture): Fixture[] {
  if (fixture.status !== "waiting") return [];
  const others = fixture.sides.filter((side) => side !== now.me);
  return now.fixtures.filter((f) => f.status === "begun" && f.sides.some((side) => others.includes(side)));
}
