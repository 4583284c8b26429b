/** CO-25: the records of a club in words. */
import { number, t } from "../../lib/i18n.svelte";
import type * as wire from "../../wire";

export type Records = wire.RecordsInfo;
export type Coach = wire.CoachName;
export type Feat = wire.FeatInfo;

/** The figure of a record: a score if it is about one match, else a count. */
export function figureOf(feat: Feat): string {
  if (feat.score) return feat.score.map((goals) => number(goals)).join("–");
  return number(feat.count, feat.kind === "session" ? { signDisplay: "exceptZero" } : {});
}

/** Who set it, against whom, or in which season. */
export function whereOf(feat: Feat): string {
  const [home, away] = [feat.coach, feat.other].map((one) => one?.team || one?.name || "");
  return feat.score && away ? t("co-rec-match", { home: home ?? "", away }) : feat.title;
}

/** Whether there were games for money, and whether there were matches: a club may have both. */
export const figuresOf = (records: Records) => ({
  matches: records.honours.some((line) => line.played > 0),
  money: records.honours.some((line) => line.sessions > 0),
});

/** The games of a club, in the order of their records. */
export const gamesOf = (records: Records): string[] => [
  ...new Set([...records.feats.map((one) => one.game), ...records.scorers.map((one) => one.game)]),
];
