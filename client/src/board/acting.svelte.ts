/** How a table follows a match: what is known is acted out event by event, and told when nothing is open any more. */

import { untrack } from "svelte";
import type { MatchClient } from "../lib/match.svelte";
import type { GameEvent } from "../protocol";

/** Everything up to event `n` may be told. */
export interface Tell {
  kind: "tell";
  n: number;
}

/**
 * Steps with the place at which everything they lead to is told: together with the first great moment after the last die, else
 * when that die lies still, else at the end.
 */
export function withTelling<S>(
  steps: readonly S[],
  n: number,
  kindOf: (step: S) => "die" | "great" | null,
): (S | Tell)[] {
  const die = steps.findLastIndex((step) => kindOf(step) === "die");
  const great = steps.findIndex((step, i) => i > die && kindOf(step) === "great");
  const at = great >= 0 ? great : die >= 0 ? die + 1 : steps.length;
  return [...steps.slice(0, at), { kind: "tell", n }, ...steps.slice(at)];
}

export interface Actor {
  /** Draw what is known as it is. */
  settle(): void;
  /** Act out what has happened since the last look, which leads to what is known; `last` is its number. */
  follow(news: readonly GameEvent[], last: number): void;
  isBusy(): boolean;
}

/**
 * Let an actor follow what is known of a match, for as long as the component lives. `source` names the match and reads
 * whatever else the actor draws.
 *
 * The news is looked at before anything is drawn: otherwise the next question would be drawn first, and taken away again.
 */
export function actOut(source: () => MatchClient, actor: Actor): void {
  let seen = -1;
  let edition: number | undefined;
  const isNew = (match: MatchClient) => seen < 0 || match.known?.edition !== edition;
  const joined = $derived(source()); // whoever leaves lets everything be told: not for whatever else `source` reads
  $effect.pre(() => joined.join());
  $effect.pre(() => {
    const match = source();
    const known = match.known;
    if (!known) return;
    untrack(() => {
      if (isNew(match)) actor.settle();
      else
        actor.follow(
          match.heard.filter((event) => event.n > seen),
          known.last,
        );
      seen = known.last;
      edition = known.edition;
      if (!actor.isBusy()) match.show(seen);
    });
  });
  $effect(() => {
    const match = source();
    match.acting = actor.isBusy();
    if (!match.acting) match.show(seen);
  });
}
