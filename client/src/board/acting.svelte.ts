/** How a table follows a match: events are animated one by one; the commentary waits until nothing is open any more. */

import { untrack } from "svelte";
import type { MatchClient } from "../lib/match.svelte";
import type { GameEvent } from "../protocol";

/** The commentary may now cover everything up to event `n`; after event `until` only score and clock change. */
export interface Tell {
  kind: "tell";
  n: number;
  until?: number;
}

/**
 * Inserts into the steps the place at which the commentary may cover everything that they lead to: with the last
 * dice on the stage (`beat`), but a goal only when the ball is in the net (`goalOf` is the number of its event);
 * without dice, with the first great moment or at the end. What follows a goal (kick-off, final whistle) waits until
 * it has been celebrated.
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
 * How every game stages events: its table of events (`<game>/events.ts`) turns them into steps, and its stage shows one
 * step after the other, ending with the position that they lead to.
 */
export interface Staging<Moment> {
  /** Draw a position without animation. */
  settle(moment: Moment): void;
  /**
   * Animate the new events that lead to a position; `last` is the number of the last one.
   */
  follow(moment: Moment, news: readonly GameEvent[], last: number): void;
  /** Show the rest at once. */
  skip(): void;
  readonly busy: boolean;
}

/**
 * Let a stage follow the known state of a match while the component is mounted. `source` returns the match and reads
 * whatever else the stage draws; `momentOf` returns the known position.
 *
 * Events are processed before anything is drawn: otherwise the next question would be drawn first and then removed.
 */
export function actOut<M>(source: () => MatchClient, stage: Staging<M>, momentOf: () => M): void {
  let seen = -1;
  let edition: number | undefined;
  const isNew = (match: MatchClient) => seen < 0 || match.known?.edition !== edition;
  const joined = $derived(source()); // changes only with the match, not with other values that `source` reads
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
