/** Chances as coaches say them. */
import type { Odds, Share } from "../types";

const GLYPHS: Record<string, string> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "2/4": "½",
};

/** A fraction as short as it can be written on the board. */
export function fractionText(num: number, den: number): string {
  return GLYPHS[`${num}/${den}`] ?? (num === 0 ? "0" : num === den ? "1" : `${num}/${den}`);
}

export const shareOf = (share: Share | undefined): number => (share ? share.num / share.den : 0);

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
