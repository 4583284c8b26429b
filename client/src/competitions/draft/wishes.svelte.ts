/** CO-10.8: the latest wish list made here, until the server has stored it. */

export interface Wish {
  /** The owner of the list, as an entrant. */
  seat: number;
  cards: number[];
  always: boolean;
  /** The message on success. */
  said: string;
}

export class Wishes {
  /** Shown instead of the list on the server. */
  made = $state.raw<Wish | null>(null);
  said = $state("");
  readonly #send: (wish: Wish) => Promise<boolean>;
  #sent: Wish | null = null;

  constructor(send: (wish: Wish) => Promise<boolean>) {
    this.#send = send;
  }

  put(wish: Wish): void {
    this.made = wish;
  }

  /** When no request is in progress: send the latest list. Earlier ones need not be sent. */
  async flush(): Promise<void> {
    const wish = this.made;
    if (!wish || wish === this.#sent) return;
    this.#sent = wish;
    const isDone = await this.#send(wish);
    if (this.made !== wish) return;
    if (isDone) this.said = wish.said;
    this.made = null; // also if it was refused: then the server's list is shown
  }
}
