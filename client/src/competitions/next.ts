/** The match that a person plays next, and what it still waits for. */
import type { Competition, Fixture } from "./api";

/** The match somebody is in the middle of, or else the first of the schedule whose turn it is. */
export function nextFixture(now: Competition): Fixture | undefined {
  const mine = now.fixtures.filter((f) => now.me > 0 && f.sides.includes(now.me));
  return mine.find((f) => f.status === "begun") ?? mine.find((f) => f.status === "waiting" && f.in_turn);
}

/** CO-0.6: a team plays one match at a time. Those that the others of a fixture are still in. */
export function playedElsewhere(now: Competition, fixture: Fixture): Fixture[] {
  if (fixture.status !== "waiting") return [];
  const others = fixture.sides.filter((side) => side !== now.me);
  return now.fixtures.filter((f) => f.status === "begun" && f.sides.some((side) => others.includes(side)));
}
