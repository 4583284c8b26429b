/** What stands on the timeline of a match. */
import type { Landmarks, MarkKind } from "../../replay/landmarks";

const MARKS: Record<string, MarkKind> = {
  "ch.goal": "goal",
  "ch.yellow": "yellow",
  "ch.red": "red",
  "ch.injury": "injury",
  "ch.sub": "sub",
  "ch.kick-off": "whistle",
  "ch.extra-time": "whistle",
  "ch.full-time": "whistle",
  "ch.shot": "dot",
  "ch.award": "dot",
};

export const marks: Landmarks = {
  mark: ({ code, args }) =>
    code === "ch.shot-taken" ? (args.scored ? "goal" : "dot") : (MARKS[code] ?? null),
  turn: (code) => code === "ch.turn",
  clock: ({ code, args }, t) =>
    code === "ch.clock" ? t("replay-minute", { minute: args.minute ?? 0 }) : null,
};
