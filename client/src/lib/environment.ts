/** Where a match comes from: the server by default; lessons and replays supply their own. */

import { localReferee } from "./local-referee";

/** The dependencies of a match client; tests supply their own. */
export interface Environment {
  open: (url: string) => WebSocket;
  now: () => number;
  random: () => number;
  /** Answers queries to the rules; by default they go to the match's own address. */
  advise?: (about: Advice, body: Record<string, unknown>) => Promise<unknown>;
  /** A replay: nobody is asked anything. */
  isReplay?: boolean;
}

/**
 * Queries to the rules: the value of a plan, what would follow it, why an intention is not possible.
 */
export type Advice = "odds" | "ahead" | "explain";

export const BROWSER: Environment = {
  open: (url) => {
    const match = decodeURIComponent(new URL(url).pathname.split("/")[3] ?? "");
    return localReferee()?.open(match) ?? new WebSocket(url);
  },
  now: () => Date.now(),
  random: () => Math.random(),
};

/** A table that draws a plan, answer by answer, before it is sent. */
export interface Drafting {
  takes(plan: readonly string[]): boolean;
  /** Throws ApiFailure. */
  draw(plan: readonly string[]): Promise<void>;
}

/** A path over the board in the game's notation: of the ball (`plan`) or of a man. */
export interface Way {
  kind: "plan" | "walk";
  cells: string[];
}
