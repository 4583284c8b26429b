/**
 * Several tabs with the same match: one leads, and runs computers and clocks; the others follow what it stores.
 * All of them may answer: the tab that is late reloads the match.
 */

/** The channel on which tabs notify each other of changes. */
export const CHANNEL = "dugout matches";

interface Match {
  /** Another tab has stored something. */
  renew: (match: string) => void;
  /** This tab leads from now on. */
  lead: (match: string) => void;
}

export class Tabs {
  readonly #leads = new Set<string>();
  readonly #asked = new Set<string>();
  /** Matches that this tab has read, perhaps only for a list. */
  readonly #known = new Set<string>();
  readonly #others = new BroadcastChannel(CHANNEL);
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
    this.#others.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#known.has(data)) match.renew(data);
    };
  }

  leads(match: string): boolean {
    return this.#leads.has(match);
  }

  /** This tab has read a match: it is notified when another tab plays it. */
  follow(match: string): void {
    this.#known.add(match);
  }

  /** This tab has opened a match: it leads as soon as no other does, until it is closed. */
  join(match: string): void {
    this.follow(match);
    if (this.#asked.has(match)) return;
    this.#asked.add(match);
    const lead = () => {
      this.#leads.add(match);
      this.#match.lead(match);
      return new Promise<void>(() => undefined);
    };
    // without a secure context there are no locks: every tab leads, and conflicts are resolved by the store
    if (navigator.locks) void navigator.locks.request(`dugout ${match}`, lead);
    else void lead();
  }

  tell(match: string): void {
    this.#others.postMessage(match);
  }
}
