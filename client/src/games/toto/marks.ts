/** What stands on the timeline of a match. Goals are too many for that; those that a whistle took are not. */
import type { Landmarks, MarkKind } from "../../replay/landmarks";

const MARKS: Record<string, MarkKind> = {
  "to.whistle": "whistle",
  "to.pot-taken": "coin",
  "to.pot-shared": "coin",
  "to.pot-stays": "coin",
  "to.final-share": "coin",
  "to.final-bank": "coin",
  "to.forms-locked": "dot",
};

export const marks: Landmarks = {
  mark: ({ code }) => MARKS[code] ?? null,
  turn: (code) => code === "to.goal" || code === "to.pass" || code === "to.round",
  clock: ({ code, args }, t) => (code === "to.round" ? t("replay-round", { round: args.round ?? 0 }) : null),
  secrets: true,
};
