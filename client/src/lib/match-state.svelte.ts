/**
 * Two states of a match: what is known, because the server has sent it, and what is shown, because the page has
 * animated it.
 *
 * A table animates what is known and lets it be shown when it has been seen; where no table does, both are the same.
 * All that a person sees, reads or hears goes by what is shown. Each of the two is always one whole snapshot.
 */

import type { GameEvent, Snapshot } from "../protocol";
import type { Drafting, Way } from "./environment";

export class MatchState<V> {
  known = $state.raw<Snapshot<V> | null>(null);
  /** What is shown. */
  snapshot = $state.raw<Snapshot<V> | null>(null);
  /** Every event that is known, in order of `n`. */
  knownEvents = $state.raw<GameEvent[]>([]);
  /** Something that is known is not shown yet. */
  isBehind = $derived(this.known !== this.snapshot);
  /** Every event that has been shown. */
  events = $derived.by(() => {
    const last = Math.min(this.#until, Math.max(this.snapshot?.last ?? 0, this.#shownUpTo));
    const isAll = !this.isBehind && this.#until === Number.POSITIVE_INFINITY;
    return isAll ? this.knownEvents : this.knownEvents.filter((event) => event.n <= last);
  });

  /** The question that something taken back has opened again: its person decides, and nothing is answered by itself. */
  reopened = $state<number | null>(null);

  /** The table is animating something. */
  acting = $state(false);
  /** The table still shows something that everybody may see (results): a device is not handed over before its end. */
  showing = $state(false);
  /** The table still shows how a round ended: whoever is asked next is not told before that is read. */
  past = $state(false);
  /** What the bar says while something great is shown; empty: whose turn it is. */
  headline = $state("");
  /** The page of the end lies over the table. */
  fullTime = $state(false);
  /** Events that the table says aloud itself. */
  spoken = new Set<number>();
  /** Places on the board (in the game's notation), and ways of men and of the ball, that words beside it are about. */
  marks = $state.raw<readonly string[]>([]);
  ways = $state.raw<readonly Way[]>([]);
  /** Where the table draws plans before they are handed in. */
  drafting = $state.raw<Drafting | null>(null);

  /** Events up to this one have been read out by the table itself: nobody has to say them again. */
  readOut = 0;

  /** Known and not yet shown, in order; the last of them is what is known. */
  #unshown: Snapshot<V>[] = [];
  #animators = 0;
  /** Events up to this one are shown, also in the middle of a snapshot that is not. */
  #shownUpTo = $state(0);
  /** Events after this one are not told yet, though the snapshot that they lead to is shown. */
  #until = $state(Number.POSITIVE_INFINITY);

  /** Everything before this is forgotten: there is nothing to animate. */
  protected restart(snapshot: Snapshot<V>, events: GameEvent[]): void {
    this.#unshown = [];
    this.#shownUpTo = 0;
    this.#until = Number.POSITIVE_INFINITY;
    this.readOut = 0;
    this.knownEvents = events;
    this.known = this.snapshot = snapshot;
  }

  /** Take the next snapshot and the events that led to it. */
  protected append(snapshot: Snapshot<V>, events: readonly GameEvent[]): void {
    if (events.length > 0) this.knownEvents = [...this.knownEvents, ...events];
    this.known = snapshot;
    if (this.#animators > 0) this.#unshown.push(snapshot);
    else this.snapshot = snapshot;
  }

  /** Change something that nobody animates: who is there, what people agree among themselves. */
  protected amend(change: (snapshot: Snapshot<V>) => Snapshot<V>): void {
    if (!this.snapshot) return;
    this.snapshot = change(this.snapshot);
    this.#unshown = this.#unshown.map(change);
    this.known = this.#unshown.at(-1) ?? this.snapshot;
  }

  /** Everything up to event `n` has been animated; what came after event `until` is still not told in words. */
  show = (n: number, until = Number.POSITIVE_INFINITY): void => {
    this.#until = until;
    this.#shownUpTo = Math.max(this.#shownUpTo, n);
    for (let next = this.#unshown[0]; next && next.last <= n; next = this.#unshown[0]) {
      this.snapshot = next;
      this.#unshown.shift();
    }
  };

  /** From now on somebody animates updates and calls `show`; returns a function that ends that. */
  animate(): () => void {
    this.#animators += 1;
    return () => {
      this.#animators -= 1;
      if (this.#animators === 0) this.show(this.known?.last ?? 0);
    };
  }
}
