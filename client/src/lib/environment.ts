/** Where a match comes from: the server by default; lessons and replays bring their own. */

import { here } from "./elsewhere";

/** What a match client takes from around it; tests hand in their own. */
export interface Environment {
  open: (url: string) => WebSocket;
  now: () => number;
  random: () => number;
  /** Who answers questions to the rules that change nothing, where it is not the match's own address. */
  advise?: (about: Advice, body: Record<string, unknown>) => Promise<unknown>;
  /** What has happened is shown again: nobody is asked anything. */
  isReplay?: boolean;
}

/**
 * What the rules can be asked without playing: what a plan is worth, what would follow it, why an intention is not
 * possible.
 */
export type Advice = "odds" | "ahead" | "explain";

export const BROWSER: Environment = {
  open: (url) => {
    const match = decodeURIComponent(new URL(url).pathname.split("/")[3] ?? "");
    return here()?.open(match) ?? new WebSocket(url);
  },
  now: () => Date.now(),
  random: () => Math.random(),
};

/** A table that draws a plan, answer by answer, before it is handed in. */
export interface Drafting {
  takes(plan: readonly string[]): boolean;
  /** Throws ApiFailure. */
  draw(plan: readonly string[]): Promise<void>;
}

/** A way over the board in the game's notation: the ball flies (`plan`), or a man walks. */
export interface Way {
  kind: "plan" | "walk";
  cells: string[];
}
