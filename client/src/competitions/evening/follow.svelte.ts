/** An evening as followed by a screen or a phone: it is polled, also for hours and after lost connections. */

import { ApiFailure } from "../../lib/api";
import { type Answer, type Evening, evenings, type PhoneAct } from "./api";
import { changes } from "./changes";

/** Polling intervals in milliseconds: a screen shows play, a phone waits for a call. */
const EVERY = { screen: 1500, phone: 2500 };
/** How long changes stay highlighted, in milliseconds. */
export const LIT = 2000;
/** The number of failed polls after which the connection is reported as lost. */
const MISSED = 3;

export class Following {
  now = $state.raw<Evening | null>(null);
  /** Parts that have just changed: fixtures by id, and `next`. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The link is unknown or no longer valid. */
  gone = $state("");
  #missed = $state(0);
  #version = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dark: ReturnType<typeof setTimeout> | undefined;
  #newest = 0;
  #stopped = false;

  constructor(
    readonly id: string,
    readonly key: string,
    readonly kind: keyof typeof EVERY,
  ) {}

  /** The connection is lost; polling continues. */
  get lost(): boolean {
    return this.#missed >= MISSED;
  }

  /** A device that wakes up polls at once. */
  readonly #wake = () => {
    if (document.visibilityState === "visible") void this.look();
  };

  async start(): Promise<void> {
    if (this.#stopped) return; // the page was left before its words had arrived
    document.addEventListener("visibilitychange", this.#wake);
    await this.look();
    const next = () => {
      if (this.#stopped) return;
      this.#timer = setTimeout(() => void this.look().then(next), EVERY[this.kind]);
    };
    next();
  }

  stop(): void {
    this.#stopped = true;
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    clearTimeout(this.#dark);
  }

  async look(): Promise<void> {
    this.#newest += 1;
    const mine = this.#newest;
    try {
      const answer = await evenings.look(this.id, this.key, this.#version);
      this.#missed = 0;
      this.gone = "";
      if (mine === this.#newest) this.take(answer);
    } catch (e) {
      const failure = e instanceof ApiFailure ? e.error : null;
      if (failure && ["refused", "no-competition"].includes(failure.code)) this.gone = failure.message;
      else this.#missed += 1;
    }
  }

  /** Perform an action of this phone; raises ApiFailure. */
  async act(act: PhoneAct): Promise<void> {
    this.take(await evenings.act(this.id, this.key, act));
  }

  take(answer: Answer): void {
    this.#newest += 1; // responses to earlier polls are outdated
    this.#version = answer.version;
    if (!answer.page) return;
    const lit = this.now ? changes(this.now, answer.page) : new Set<string>();
    this.now = answer.page;
    if (lit.size === 0) return;
    this.lit = lit;
    clearTimeout(this.#dark);
    this.#dark = setTimeout(() => {
      this.lit = new Set();
    }, LIT);
  }
}
