/**
 * Two states of a match: what is known, because the server has said it, and what is shown, because the page has told
 * it.
 *
 * A table acts out what is known and lets it be shown when it has been seen; where no table acts, both are the same.
 * All that a person sees, reads or hears goes by what is shown. Each of the two is always one whole moment.
 */

import type { GameEvent, Snapshot } from "../protocol";

export class Story<V> {
  known = $state.raw<Snapshot<V> | null>(null);
  /** What is shown. */
  snapshot = $state.raw<Snapshot<V> | null>(null);
  /** Every event that is known, in order of `n`. */
  heard = $state.raw<GameEvent[]>([]);
  /** Something that is known is still to be acted out. */
  isBehind = $derived(this.known !== this.snapshot);
  /** Every event that has been shown. */
  events = $derived.by(() => {
    const last = Math.max(this.snapshot?.last ?? 0, this.#told);
    return this.isBehind ? this.heard.filter((event) => event.n <= last) : this.heard;
  });
  /** Known and not yet shown, in order; the last of them is what is known. */
  #ahead: Snapshot<V>[] = [];
  #actors = 0;
  /** Up to this event everything may be told, also in the middle of a moment that is not shown yet. */
  #told = $state(0);

  /** Everything before this is forgotten: there is nothing to act out. */
  protected begin(snapshot: Snapshot<V>, events: GameEvent[]): void {
    this.#ahead = [];
    this.#told = 0;
    this.heard = events;
    this.known = this.snapshot = snapshot;
  }

  /** What has come of the moment before. */
  protected add(snapshot: Snapshot<V>, events: readonly GameEvent[]): void {
    if (events.length > 0) this.heard = [...this.heard, ...events];
    this.known = snapshot;
    if (this.#actors > 0) this.#ahead.push(snapshot);
    else this.snapshot = snapshot;
  }

  /** Change something that nobody acts out: who is there, what people settle among themselves. */
  protected amend(change: (snapshot: Snapshot<V>) => Snapshot<V>): void {
    if (!this.snapshot) return;
    this.snapshot = change(this.snapshot);
    this.#ahead = this.#ahead.map(change);
    this.known = this.#ahead.at(-1) ?? this.snapshot;
  }

  /** Everything up to event `n` has been acted out. */
  show = (n: number): void => {
    this.#told = Math.max(this.#told, n);
    for (let next = this.#ahead[0]; next && next.last <= n; next = this.#ahead[0]) {
      this.snapshot = next;
      this.#ahead.shift();
    }
  };

  /** Somebody acts out the news from now on; returns how to leave that. */
  join(): () => void {
    this.#actors += 1;
    return () => {
      this.#actors -= 1;
      if (this.#actors === 0) this.show(this.known?.last ?? 0);
    };
  }
}
