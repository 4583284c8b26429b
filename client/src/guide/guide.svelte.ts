/**
 * A guided match: a real one, in which a coach says one thing at a time at the moment it matters. Nothing waits for the
 * guide: each step ends with the deed, not with a button, and comes once.
 */

import type { MatchClient } from "../lib/match.svelte";
import { storedMatch, storeMatch } from "../lib/stored-matches";
import type { GameEvent } from "../protocol";

/** What a step of a guide can go by. */
export interface Now {
  /** The question that is open for the person; empty while there is none. */
  code: string;
  choices: readonly string[];
  /** Everything has been shown, and others are asked. */
  waits: boolean;
  seat: number;
  /** What has been shown since the step opened; for a step that is not open, all that has been shown. */
  events: readonly GameEvent[];
  /** Whether something is on the page. */
  sees: (selector: string) => boolean;
}

/** One thing that the coach says. Its words are `guide-<game>-<id>` and `.text`. */
export interface Step {
  id: string;
  /** The thing it is about, as a CSS selector: it wears a ring if there is one only. */
  at?: string;
  /** Only some matches bring it: it is no step of the way, and the guide is not over without it. */
  aside?: boolean;
  opens: (now: Now) => boolean;
  /** The deed with which it ends. */
  done: (now: Now) => boolean;
}

/** Whether one of the events has this code, and (if it names a seat) is of this seat. */
export const happened = ({ events, seat }: Now, ...codes: string[]): boolean =>
  events.some(({ code, args }) => codes.includes(code) && (args.seat === undefined || args.seat === seat));

const SKIPPED = "*";
/** So long the words of a step stay, even if its deed is done at once: nobody reads faster. */
const READ_MS = 4000;

export class Guide {
  /** The step that is open. */
  step = $state.raw<Step | null>(null);
  /** Steps that are over, by id. */
  past = $state.raw<readonly string[]>([]);
  /** He was sent away, here or on an earlier visit: till then his row stays, so that nothing moves. */
  isGone = $state(false);
  readonly steps: readonly Step[];
  /** The step whose deed is done and whose words have hardly been read. */
  lingers = $state("");
  #match: MatchClient;
  #since = 0;
  #said = { id: "", at: 0 };

  constructor(match: MatchClient, steps: readonly Step[]) {
    this.#match = match;
    this.steps = steps;
    this.past = storedMatch(match.id).guide ?? [SKIPPED];
    this.isGone = this.past.includes(SKIPPED);
  }

  get isOver(): boolean {
    return this.past.includes(SKIPPED) || this.past.length >= this.steps.length;
  }

  /** Look at the page again: it changes in ways that only the page knows. */
  look(sees: (selector: string) => boolean, at = Date.now()): void {
    this.#look(sees);
    if (this.step && this.step.id !== this.#said.id) this.#said = { id: this.step.id, at };
    this.lingers = this.step || this.isOver || at - this.#said.at >= READ_MS ? "" : this.#said.id;
  }

  #look(sees: (selector: string) => boolean): void {
    const { snapshot } = this.#match;
    if (this.isOver || !snapshot) return;
    if (this.step?.done(this.#now(sees, this.#since))) {
      this.#keep([...this.past, this.step.id]);
      this.step = null;
    }
    const now = this.#now(sees, 0);
    // nothing more can happen: only what the page still shows is spoken about
    if (snapshot.status === "over" && this.step && !this.step.opens(now)) this.#end();
    if (this.step || this.isOver) return;
    this.step = this.steps.find((step) => !this.past.includes(step.id) && step.opens(now)) ?? null;
    this.#since = this.#match.events.at(-1)?.n ?? 0;
    if (!this.step && snapshot.status === "over") this.#end(); // nothing more can happen
  }

  skip = (): void => {
    this.isGone = true;
    this.#end();
  };

  #end(): void {
    this.step = null;
    this.#keep([SKIPPED]);
  }

  #keep(past: readonly string[]): void {
    this.past = past;
    storeMatch(this.#match.id, { guide: [...past] });
  }

  #now(sees: (selector: string) => boolean, since: number): Now {
    const { snapshot, events, seats } = this.#match;
    const asked = snapshot?.asked.find(({ seat, may }) => seat >= 0 && !may);
    return {
      code: this.#match.isBehind ? "" : (asked?.code ?? ""),
      choices: asked?.choices ?? [],
      waits: !this.#match.isBehind && asked === undefined && snapshot?.status === "running",
      seat: asked?.seat ?? seats[0] ?? 0,
      events: since > 0 ? events.filter(({ n }) => n > since) : events,
      sees,
    };
  }
}
