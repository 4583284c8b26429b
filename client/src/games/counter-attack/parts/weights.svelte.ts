/** What answers are worth, as the referee reckons it: asked for when needed, kept as long as the question stands. */
import { untrack } from "svelte";
import { habits } from "./habits.svelte";
import { type Odds, oddsOf } from "./odds";

interface About {
  match: { advice<T>(what: "odds", about: object): Promise<T> };
  seat: number | null;
  question: number | undefined;
  /** Names the question now: what comes after it has changed is of no use. */
  key: () => string;
}

export class Weights {
  odds = $state.raw<ReadonlyMap<string, Odds>>(new Map());

  clear(): void {
    this.odds = new Map();
  }

  /** Odds that nobody knows are simply not shown. */
  async weigh(plans: readonly string[], { match, seat, question, key }: About): Promise<void> {
    if (!habits.odds || seat === null) return;
    const now = key();
    const unknown = plans.filter((plan) => !untrack(() => this.odds.has(plan)));
    const found = await Promise.all(
      unknown.map(async (plan) => {
        try {
          const { odds } = await match.advice<{ odds: Record<string, unknown> }>("odds", {
            seat,
            question,
            plan,
          });
          return [plan, oddsOf(odds)] as const;
        } catch {
          return null;
        }
      }),
    );
    if (now !== key()) return;
    const next = new Map(this.odds);
    for (const entry of found) if (entry) next.set(entry[0], entry[1]);
    this.odds = next;
  }
}
