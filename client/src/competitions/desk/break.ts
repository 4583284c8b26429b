/** CO-4.9: a break planned ahead: whatever would end in it or later ends later by as many days. */
import { localTime } from "../date-time";
import type { Matchday } from "./matchdays";

/** A moment as the value of a date field, in the time zone of this device. */
export const dayOf = (at: number): string => localTime(at).slice(0, "2026-01-01".length);

/** The part from which on everything moves, and by how much; none without days, or after the last matchday. */
export function breakOf(
  days: readonly Matchday[],
  first: string,
  last: string,
): { part: number; seconds: number } | undefined {
  if (!first || !last || last < first) return undefined;
  const begins = new Date(`${first}T00:00`);
  const after = new Date(`${last}T00:00`);
  after.setDate(after.getDate() + 1);
  const part = days.find((one) => one.ends > begins.getTime())?.part;
  return part ? { part, seconds: Math.round((after.getTime() - begins.getTime()) / 1000) } : undefined;
}
