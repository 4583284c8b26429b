/**
 * Two states of a match: what is known (received from the server) and what is shown (the page has animated it).
 *
 * A table animates what is known and then marks it as shown; without a table both are the same. Everything that a
 * person sees, reads or hears depends on what is shown. Each of the two is always a complete snapshot.
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

  /** The question that a take-back has reopened: its person decides, and nothing is answered automatically. */
  reopened = $state<number | null>(null);

  /** The table is animating something. */
  acting = $state(false);
  /** The table still shows something public (results): a shared device is not handed over before that ends. */
  showing = $state(false);
  /** The table still shows how a round ended: the next question waits until that has been read. */
  past = $state(false);
  /** What the bar says during a great moment; empty: whose turn it is. */
  headline = $state("");
  /** The final page covers the table. */
  fullTime = $state(false);
  /** Events that the table announces to screen readers itself. */
  spoken = new Set<number>();
  /** Places (in the game's notation) and paths of men and ball that the text beside the board refers to. */
  marks = $state.raw<readonly string[]>([]);
  ways = $state.raw<readonly Way[]>([]);
  /** Set while the table draws plans before they are sent. */
  drafting = $state.raw<Drafting | null>(null);

  /** Events up to this one have been announced by the table itself and need not be announced again. */
  readOut = 0;

  /** Known and not yet shown, in order; the last one is `known`. */
  #unshown: Snapshot<V>[] = [];
  #animators = 0;
  /** Events up to this one are shown, even in the middle of a snapshot that is not. */
  #shownUpTo = $state(0);
  /** Events after this one are not in the commentary yet, although the snapshot that they lead to is shown. */
  #until = $state(Number.POSITIVE_INFINITY);

  /** Start over with a snapshot: there is nothing to animate. */
  protected restart(snapshot: Snapshot<V>, events: GameEvent[]): void {
    this.#unshown = [];
    this.#shownUpTo = 0;
    this.#until = Number.POSITIVE_INFINITY;
    this.readOut = 0;
    this.knownEvents = events;
    this.known = this.snapshot = snapshot;
  }

  /** Add the next snapshot and the events that led to it. */
  protected append(snapshot: Snapshot<V>, events: readonly GameEvent[]): void {
    if (events.length > 0) this.knownEvents = [...this.knownEvents, ...events];
    this.known = snapshot;
    if (this.#animators > 0) this.#unshown.push(snapshot);
    else this.snapshot = snapshot;
  }

  /** Change something that is not animated: who is connected, what people agree outside the rules. */
  protected amend(change: (snapshot: Snapshot<V>) => Snapshot<V>): void {
    if (!this.snapshot) return;
    this.snapshot = change(this.snapshot);
    this.#unshown = this.#unshown.map(change);
    this.known = this.#unshown.at(-1) ?? this.snapshot;
  }

  /** Everything up to event `n` has been animated; the commentary still stops at event `until`. */
  show = (n: number, until = Number.POSITIVE_INFINITY): void => {
    this.#until = until;
    this.#shownUpTo = Math.max(this.#shownUpTo, n);
    for (let next = this.#unshown[0]; next && next.last <= n; next = this.#unshown[0]) {
      this.snapshot = next;
      this.#unshown.shift();
    }
  };

  /** From now on the caller animates updates and calls `show`; returns a function that ends this. */
  animate(): () => void {
    this.#animators += 1;
    return () => {
      this.#animators -= 1;
      if (this.#animators === 0) this.show(this.known?.last ?? 0);
    };
  }
}
