import { expect, test } from "vitest";
import type { Competition, Fixture } from "./api";
import { dueOf, endOf, nextFixture, playedElsewhere } from "./next";

const fixture = (id: string, sides: number[], status: Fixture["status"], in_turn = true) =>
  ({ id, sides, status, in_turn: in_turn && status === "waiting" }) as Fixture;
const league = (...fixtures: Fixture[]) =>
  ({ me: 1, phase: "RUNNING", fixtures, club: { paused: false } }) as Competition;

test("a match whose opponent plays elsewhere stays the next one, and says so", () => {
  const now = league(
    fixture("L1", [1, 2], "waiting"),
    fixture("L2", [1, 3], "waiting"),
    fixture("L3", [2, 4], "begun"),
  );
  const next = nextFixture(now);
  expect(next?.id).toBe("L1");
  expect(playedElsewhere(now, next as Fixture).map((f) => f.id)).toEqual(["L3"]);
});

test("a match that is open comes before all others", () => {
  const now = league(fixture("L1", [1, 2], "waiting"), fixture("L2", [1, 3], "begun"));
  expect(nextFixture(now)?.id).toBe("L2");
  expect(playedElsewhere(now, nextFixture(now) as Fixture)).toEqual([]);
});

test("one may be ready for a later round, but not in a pause or a draft, nor once it is deleted", () => {
  const now = league(fixture("L1", [1, 2], "done"), fixture("L2", [1, 3], "waiting", false));
  expect(nextFixture(now)?.id).toBe("L2");
  expect(nextFixture({ ...now, club: { ...now.club, paused: true } })).toBe(undefined);
  expect(nextFixture({ ...now, club: { ...now.club, deleted: 1 } })).toBe(undefined);
  expect(nextFixture({ ...now, phase: "SQUADS" })).toBe(undefined);
  expect(nextFixture({ ...league(fixture("L1", [1, 2], "waiting")), me: 0 } as Competition)).toBe(undefined);
});

test("a challenge has its own time, and the ladder it stands on ends later (CO-24.3)", () => {
  const challenge = { ...fixture("D1", [2, 1], "waiting"), due: 900, until: 300 } as Fixture;
  const now = { ...league(challenge), wake: 300, config: { format: "ladder" } } as Competition;
  expect(dueOf(challenge)).toBe(300);
  expect(dueOf({ ...challenge, until: null })).toBe(900);
  expect(endOf(now)).toBe(900);
  expect(endOf({ ...now, config: { ...now.config, format: "league1" } })).toBe(300);
});
