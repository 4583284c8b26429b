/**
 * Several tabs with the same match: one leads, and makes computers and clocks go on; the others follow what it keeps.
 * All of them may answer: whoever is late reads the match anew.
 */

/** On which tabs tell each other what they have kept. */
export const CHANNEL = "dugout matches";

interface Match {
  /** Another tab has kept something. */
  renew: (match: string) => void;
  /** This tab leads from now on. */
  lead: (match: string) => void;
}

export class Tabs {
  readonly #leads = new Set<string>();
  readonly #asked = new Set<string>();
  /** Read here, though perhaps only listed. */
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

  /** This tab has read a match: it hears when another one plays it. */
  follow(match: string): void {
    this.#known.add(match);
  }

  /** This tab has opened a match: it leads as soon as no other does, and as long as it lives. */
  join(match: string): void {
    this.follow(match);
    if (this.#asked.has(match)) return;
    this.#asked.add(match);
    const lead = () => {
      this.#leads.add(match);
      this.#match.lead(match);
      return new Promise<void>(() => undefined);
    };
    // a page that was not sent over a safe line has no locks: it leads, and loses races
    if (navigator.locks) void navigator.locks.request(`dugout ${match}`, lead);
    else void lead();
  }

  tell(match: string): void {
    this.#others.postMessage(match);
  }
}
