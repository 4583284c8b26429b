/** Words that stand long enough to be read: what comes meanwhile waits, and only the newest of it is shown. */
import { paced } from "../lib/speed.svelte";

/** Two short sentences are read in this time. */
const READ_MS = 1500;

export class Still<T> {
  /** What stands though something newer is known. */
  #held = $state.raw<{ words: T } | null>(null);
  #shown: { words: T; key: string; at: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isUrgent`: it is shown at once, and nothing waits for it to be read; `keyOf`: what makes two the same. */
  constructor(
    private isUrgent: (words: T) => boolean,
    private keyOf: (words: T) => string,
  ) {}

  /** What is shown while this is the newest. */
  of(newest: T): T {
    return this.#held && !this.isUrgent(newest) ? this.#held.words : newest;
  }

  /** Something is the newest from now on; returns how to forget about it. */
  take(newest: T, now = Date.now()): () => void {
    const key = this.keyOf(newest);
    const before = this.#shown;
    const left = before && !this.isUrgent(before.words) ? before.at + paced(READ_MS) - now : 0;
    if (before?.key === key || left <= 0 || this.isUrgent(newest)) this.#show(newest, key, now);
    else {
      this.#held = { words: before?.words ?? newest };
      this.#timer = setTimeout(() => this.#show(newest, key, Date.now()), left);
    }
    return () => clearTimeout(this.#timer);
  }

  #show(words: T, key: string, now: number): void {
    this.#held = null;
    this.#shown = { words, key, at: this.#shown?.key === key ? this.#shown.at : now };
  }
}
