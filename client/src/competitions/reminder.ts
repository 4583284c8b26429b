/** CO-4.14: the part of the calendar that ends within a day while matches are open. */
import type { Competition } from "./api";

const DAY = 86_400_000;

/** The part, its end and the number of open matches; null if no reminder is needed. */
export function endsSoon(now: Competition): { part: number; ends: number; open: number } | null {
  const left = now.wake === null ? 0 : now.wake - now.now;
  if (now.config.calendar === "marathon" || now.phase !== "RUNNING" || left <= 0 || left > DAY) return null;
  const open = now.fixtures.filter((one) => one.status === "waiting" || one.status === "begun");
  const part = Math.min(...open.map((one) => one.part));
  const due = open.filter((one) => one.part === part);
  return due.length > 0 ? { part, ends: now.wake ?? 0, open: due.length } : null;
}
