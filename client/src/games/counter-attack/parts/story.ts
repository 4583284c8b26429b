/** What a match will be remembered for, in one sentence: a late goal, a lead that was lost, a man with three goals. */
import { t } from "../../../lib/i18n.svelte";
import type { MatchClient } from "../../../lib/match.svelte";
import type { GameEvent } from "../../../protocol";
import type { CounterAttackView } from "../types";
import { shortName } from "./named";

type Told = Pick<MatchClient<CounterAttackView>, "snapshot" | "events">;

/** So late, as a part of the match, a goal that decides it is its story. */
const LATE = 0.85;
/** So many goals by one man are told. */
const MANY = 3;

/** By how much the home side is ahead after a goal. */
const leadOf = ({ args }: GameEvent): number => (args.home ?? 0) - (args.away ?? 0);

export function storyOf({ snapshot, events }: Told): string {
  const view = snapshot?.view;
  const goals = events.filter(({ code }) => code === "ca.goal");
  const last = goals.at(-1);
  const isPlain = !events.some(({ code }) => code === "ca.shootout" || code === "ca.second-leg");
  if (view?.stage !== "over" || view.scenario || !last || !isPlain) return "";
  const end = Math.sign(leadOf(last));
  // the goal after which the side that won was never level again, or the one that made it level
  const deciding = goals[goals.findLastIndex((goal) => Math.sign(leadOf(goal)) !== end) + 1];
  const isScored = ({ args }: GameEvent) => (args.scorer ?? -1) >= 0;
  const who = ({ args, n }: GameEvent) => shortName(view, args.scorer ?? -1, n, events, t);
  if (deciding && isScored(deciding) && (deciding.args.minute ?? 0) >= LATE * view.minute)
    return t(end === 0 ? "ca-story-level" : "ca-story-late", {
      man: who(deciding),
      minute: deciding.args.minute ?? 0,
    });
  if (end !== 0 && goals.some((goal) => Math.sign(leadOf(goal)) === -end)) return t("ca-story-behind");
  const by = (goal: GameEvent) => goals.filter(({ args }) => args.scorer === goal.args.scorer).length;
  const star = goals.find((goal) => isScored(goal) && by(goal) >= MANY);
  return star ? t("ca-story-many", { man: who(star), goals: by(star) }) : "";
}
