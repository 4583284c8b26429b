/** What stands on the timeline of a match. */
import type { GameEvent } from "../../protocol";
import type { Landmarks, MarkKind } from "../../replay/landmarks";
import type { CounterAttackView } from "./types";

const MARKS: Record<string, MarkKind> = {
  "ca.goal": "goal",
  "ca.yellow": "yellow",
  "ca.red": "red",
  "ca.injured": "injury",
  "ca.substitution": "sub",
  "ca.period": "whistle",
  "ca.period-over": "whistle",
  "ca.full-time": "whistle",
  "ca.shootout-goal": "goal",
  "ca.shootout-miss": "dot",
  "ca.shot": "dot",
  "ca.header": "dot",
  "ca.foul": "dot",
};

/** A goal keeps its own minute, whatever the clock has come to by the kick-off. */
const goalMinute = (told: readonly GameEvent[]): number | undefined =>
  told.findLast(({ code }) => code === "ca.goal")?.args.minute;

export const marks: Landmarks = {
  mark: ({ code }) => MARKS[code] ?? null,
  turn: (code) => code === "ca.phase" || code === "ca.restart" || code === "ca.picked",
  clock: ({ code, args }, t) =>
    code === "ca.period" ? t("replay-period", { period: args.period ?? 0 }) : null,
  time: (view, t, told) =>
    t("replay-minute", { minute: goalMinute(told) ?? (view as CounterAttackView).minute }),
};
