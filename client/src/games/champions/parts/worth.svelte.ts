/** What the rules say of the open question: what a plan is worth, what each answer would bring, what a roll offers. */

import type { Aim, Odds, Reach } from "../types";
import type { Option } from "./notation";
import { shareOf } from "./odds";
import { prefs } from "./prefs.svelte";

export class Worth {
  /** Of what is planned or pencilled in. */
  odds = $state.raw<Odds | null>(null);
  reaches = $state.raw<readonly Reach[]>([]);
  /** Goal cells that a shot can reach, each with the best of all plans. */
  aims = $state.raw<readonly Aim[]>([]);
  /** By answer, for questions with few of them. */
  answers = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  /** Whether that has been asked and answered, or could not be. */
  isWeighed = $state(false);

  #ask: (step: string) => Promise<Odds | null>;
  /** How often something was asked: what comes late is of no use. */
  #asked = 0;

  constructor(ask: (step: string) => Promise<Odds | null>) {
    this.#ask = ask;
  }

  /** A new question: nothing is known of it yet. */
  forget(): void {
    this.#asked += 1;
    this.odds = null;
    this.reaches = [];
    this.aims = [];
    this.answers = new Map();
    this.isWeighed = false;
  }

  /** The pencil is lifted, and with it what it was worth; a kick that only waits for its chase keeps its own. */
  lift(code: string | undefined): void {
    if (code !== "ch.chase") this.odds = null;
  }

  /** What the roll, or the plan so far, offers. `isPlan`: there is a plan, which has its own worth. */
  async look(isPlan: boolean): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = await this.#of("");
    if (asked !== this.#asked) return;
    this.reaches = found?.reaches ?? [];
    this.aims = found?.goals ?? [];
    if (isPlan && prefs.odds) this.odds = found;
  }

  /** What each of a few answers would bring. */
  async weighAll(texts: readonly string[]): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = await Promise.all(texts.map(async (text) => [text, await this.#of(text)] as const));
    if (asked !== this.#asked) return;
    this.answers = new Map(found.flatMap(([text, odds]) => (odds ? [[text, odds] as const] : [])));
    this.isWeighed = true;
  }

  /** What an answer that is pencilled in is worth; `isStill` says whether it still is. */
  async weigh(text: string, isStill: () => boolean): Promise<void> {
    this.#asked += 1; // what is being looked up about the plan before it comes too late
    const odds = prefs.odds ? await this.#of(text) : null;
    if (isStill()) this.odds = odds;
  }

  /** The answer that most likely succeeds; the first where nothing is known. */
  async safest(options: readonly Option[]): Promise<Option | undefined> {
    const [first] = options;
    if (options.length < 2 || !prefs.odds) return first;
    const weighed = await Promise.all(options.map((option) => this.#of(option.text)));
    const shares = weighed.map((odds) => (odds?.goal ? shareOf(odds.goal) : shareOf(odds?.arrives)));
    return options[shares.indexOf(Math.max(...shares))] ?? first;
  }

  /** Without odds a plan is still a plan. */
  async #of(step: string): Promise<Odds | null> {
    try {
      return await this.#ask(step);
    } catch {
      return null;
    }
  }
}

/** Of each man who can run onto the ball the way with the best shot, else the shortest; the best shot first. */
export function bestReaches(reaches: readonly Reach[]): Reach[] {
  const chance = (reach: Reach) => shareOf(reach.goal ?? undefined);
  const sorted = reaches.toSorted((a, b) => chance(b) - chance(a) || a.steps - b.steps);
  return sorted.filter((reach, i) => sorted.findIndex((other) => other.man === reach.man) === i);
}
