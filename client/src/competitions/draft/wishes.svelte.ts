/** CO-10.8: the wish list that was made here last, until the server has it. */

export interface Wish {
  /** The entrant whose list it is. */
  seat: number;
  cards: number[];
  always: boolean;
  /** What is said when it is done. */
  said: string;
}

export class Wishes {
  /** Shown in the place of what the server knows. */
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

  /** Nothing else is under way: send the last one. Those before it need not be sent. */
  async flush(): Promise<void> {
    const wish = this.made;
    if (!wish || wish === this.#sent) return;
    this.#sent = wish;
    const isDone = await this.#send(wish);
    if (this.made !== wish) return;
    if (isDone) this.said = wish.said;
    this.made = null; // a refused one, too: then the list is what the server knows
  }
}
