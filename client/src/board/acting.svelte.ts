/** How a table follows a match: what is known is acted out event by event, and told when nothing is open any more. */

import { untrack } from "svelte";
import type { MatchClient } from "../lib/match.svelte";
import type { GameEvent } from "../protocol";

/** Everything up to event `n` may be told; of what happened after event `until` only the score and the clock yet. */
export interface Tell {
  kind: "tell";
  n: number;
  until?: number;
}

/**
 * Steps with the place at which everything they lead to is told: where dice lie on the stage (`beat`) with the last of
 * them, but a goal when it is in the net (`goalOf` is the number of its event); else with the first great moment, else
 * at the end. Words about what follows a goal (a kick-off, the final whistle) wait until it has been celebrated.
 */
export function withTelling<S extends { kind: string }>(
  steps: readonly S[],
  n: number,
  isGreat: (step: S) => boolean,
  goalOf: (step: S) => number | null,
): (S | Tell)[] {
  const dice = steps.findLastIndex(({ kind }) => kind === "beat");
  const all: Tell = { kind: "tell", n };
  const around = (step: S, goal: number | null): (S | Tell)[] =>
    goal === null ? [all, step] : [{ ...all, until: goal }, step, all];
  if (dice < 0) {
    const great = steps.findIndex(isGreat);
    if (great < 0) return [...steps, all];
    return steps.flatMap((step, i) => (i === great ? around(step, goalOf(step)) : [step]));
  }
  const goals = steps.map((step, i) => (i > dice ? goalOf(step) : null));
  const net = goals.findIndex((goal) => goal !== null);
  const tells = (goals[net] ?? n + 1) - 1;
  return steps.flatMap((step, i): (S | Tell)[] => {
    if (i === dice) return [{ ...step, tells }];
    return i === net ? around(step, goals[i] ?? null) : [step];
  });
}

/**
 * How every game stages events: its table of events (`<game>/events.ts`) makes steps of them, its stage shows one step
 * after the other and ends with the moment that they lead to.
 */
export interface Staging<Moment> {
  /** Draw a moment as it is. */
  settle(moment: Moment): void;
  /**
   * Act out what has happened since the last look, which leads to the moment; `last` is the number of its last event.
   */
  follow(moment: Moment, news: readonly GameEvent[], last: number): void;
  /** Show the rest at once. */
  skip(): void;
  readonly busy: boolean;
}

/**
 * Let a stage follow what is known of a match, for as long as the component lives. `source` names the match and reads
 * whatever else the stage draws; `momentOf` is what is known.
 *
 * The news is looked at before anything is drawn: otherwise the next question would be drawn first, and taken away
 * again.
 */
export function actOut<M>(source: () => MatchClient, stage: Staging<M>, momentOf: () => M): void {
  let seen = -1;
  let edition: number | undefined;
  const isNew = (match: MatchClient) => seen < 0 || match.known?.edition !== edition;
  const joined = $derived(source()); // whoever leaves lets everything be told: not for whatever else `source` reads
  $effect.pre(() => joined.animate());
  $effect.pre(() => {
    const match = source();
    const known = match.known;
    if (!known) return;
    untrack(() => {
      if (isNew(match)) stage.settle(momentOf());
      else
        stage.follow(
          momentOf(),
          match.knownEvents.filter((event) => event.n > seen),
          known.last,
        );
      seen = known.last;
      edition = known.edition;
      if (!stage.busy) match.show(seen);
    });
  });
  $effect(() => {
    const match = source();
    match.acting = stage.busy;
    if (!match.acting) match.show(seen);
  });
}
