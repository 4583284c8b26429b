/** Clocks of matches: the ones people can choose, and how they are called. */

import { number, t } from "./i18n.svelte";
import type { TimeControl } from "./people.svelte";

export const CLOCKS: readonly TimeControl[] = [
  { kind: "none" },
  { kind: "live", bank: 300, increment: 5 },
  { kind: "live", bank: 900, increment: 10 },
  { kind: "live", bank: 2700, increment: 20 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
  { kind: "days", days: 7 },
];

export function clockText(clock: TimeControl | undefined): string {
  if (clock?.kind === "live")
    return t("clock-live", {
      minutes: number((clock.bank ?? 0) / 60),
      seconds: number(clock.increment ?? 0),
    });
  if (clock?.kind === "days") return t("clock-days", { days: clock.days ?? 1 });
  return t("clock-none");
}

/** "4:05", or "2 d 3 h" for correspondence. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  if (days > 0) return t("time-days", { days: number(days), hours: number(hours) });
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
