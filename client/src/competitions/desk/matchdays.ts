/** The calendar of a competition part by part: a matchday, a round, or the whole of a ladder. */
import type { Competition, Fixture } from "../api";

export interface Matchday {
  part: number;
  fixtures: Fixture[];
  /** The number of finished matches, and of matches in progress. */
  over: number;
  running: number;
  /** When it ends; 0 if its end no longer matters. */
  ends: number;
}

const SETTLED = ["done", "unplayed", "void"];

export function matchdaysOf(now: Competition): Matchday[] {
  const parts = [...new Set(now.fixtures.map((one) => one.part))].sort((a, b) => a - b);
  return parts.map((part) => {
    const fixtures = now.fixtures.filter((one) => one.part === part);
    return {
      part,
      fixtures,
      over: fixtures.filter((one) => SETTLED.includes(one.status)).length,
      running: fixtures.filter((one) => one.status === "begun").length,
      ends: fixtures.find((one) => one.due)?.due ?? 0,
    };
  });
}

/** The current part: the first that has an end. */
export const currentPart = (days: readonly Matchday[]): number => days.find((one) => one.ends > 0)?.part ?? 0;
