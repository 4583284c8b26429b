/**
 * Whether the server can store anything just now. While it cannot, the whole page says so and goes on by itself later.
 */

import { root } from "./root";

const LOOK_EVERY = 2_000;

class Service {
  /** The database does not answer: nothing is accepted. */
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Set<() => void>();

  /** Something was refused because nothing can be stored. */
  lost(): void {
    if (this.away) return;
    this.away = true;
    this.#lookLater();
  }

  /** Everything can be stored again: whoever waited for it goes on. */
  back(): void {
    clearTimeout(this.#timer);
    if (!this.away) return;
    this.away = false;
    for (const act of this.#waiting) act();
  }

  /** Do something whenever the database is back; returns a function that ends that. */
  onBack(act: () => void): () => void {
    this.#waiting.add(act);
    return () => this.#waiting.delete(act);
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY);
  }

  async #look(): Promise<void> {
    const ready = await fetch(`${root}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!this.away) return;
    if (ready) this.back();
    else this.#lookLater();
  }
}

export const service = new Service();
