/** Chances as coaches say them: in percent, with a plain word. */
import { percent } from "../../../lib/i18n.svelte";
import type { Odds, Share } from "../types";

export const shareOf = (share: Share | undefined): number => (share ? share.num / share.den : 0);

export const shareText = (share: Share | undefined | null): string => percent(shareOf(share ?? undefined));

export type Mood = "good" | "fair" | "poor";

/** How a chance of the player's own team looks. */
export const moodOf = (share: number): Mood => (share >= 2 / 3 ? "good" : share <= 1 / 3 ? "poor" : "fair");

/** How a chance of the opponents looks: a risk is never green. */
export const riskOf = (share: number): Mood => (share > 1 / 3 ? "poor" : "fair");

export interface Outcome {
  kind: "goal" | "rebound" | "caught" | "arrives" | "cut";
  share: number;
}

/** What a kick leads to, in the order of the bar; parts that cannot happen are left out. */
export function outcomes(odds: Odds): Outcome[] {
  const arrives = shareOf(odds.arrives);
  const cut: Outcome = { kind: "cut", share: 1 - arrives };
  if (!odds.goal)
    return [{ kind: "arrives" as const, share: arrives }, cut].filter((part) => part.share > 0.001);
  const best = Math.max(0, ...(odds.saves ?? []).map((save) => save.quarters));
  const parts: Outcome[] = [
    { kind: "goal", share: shareOf(odds.goal) },
    { kind: "rebound", share: best > 0 ? arrives / 4 : 0 },
    { kind: "caught", share: best > 1 ? (arrives * (best - 1)) / 4 : 0 },
    cut,
  ];
  return parts.filter((part) => part.share > 0.001);
}
