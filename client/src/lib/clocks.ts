/** The pace of matches in words; nothing else words it. */

import type { Pace, TimeControl } from "../protocol";
import { call } from "./api";
import { number, t } from "./i18n.svelte";

/** "No clock", "5 min + 5 s", "60 s a decision · 3 min for the form · 6 s to whistle". */
export function paceText(pace: Pace | undefined): string {
  const limits = (pace?.limits ?? []).map(({ kind, seconds }) => t(`pace-${kind}`, { time: span(seconds) }));
  return [...clockText(pace?.clock), ...limits].join(" · ") || t("clock-none");
}

function clockText(clock: TimeControl | undefined): string[] {
  if (clock?.kind === "live")
    return [
      t("clock-live", { minutes: number((clock.bank ?? 0) / 60), seconds: number(clock.increment ?? 0) }),
    ];
  return clock?.kind === "days" ? [t("clock-days", { days: clock.days ?? 1 })] : [];
}

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

/** "3 days", "12 h", "3 min", "60 s": a minute is given in seconds, a day in hours. */
function span(seconds: number): string {
  const found = UNITS.find(([, size]) => seconds > size && seconds % size === 0);
  return t("span", { unit: found?.[0] ?? "seconds", count: seconds / (found?.[1] ?? 1) });
}

/** The pace that a new match with these settings would have. */
export const paceFor = (game: string, options: Record<string, unknown>, clock?: TimeControl) =>
  call<Pace>("/pace", [], { method: "POST", body: JSON.stringify({ game, options, clock }) });

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
