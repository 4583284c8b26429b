/** What answers are worth, where the coach wants to know. */

import type { Odds } from "../types";
import type { Option } from "./notation";
import { shareOf } from "./odds";
import { prefs } from "./prefs.svelte";

export class Scales {
  #ask: (plan: string) => Promise<Odds | null>;

  constructor(ask: (plan: string) => Promise<Odds | null>) {
    this.#ask = ask;
  }

  /** Without odds a plan is still a plan. */
  async worth(plan: string): Promise<Odds | null> {
    if (!prefs.odds) return null;
    try {
      return await this.#ask(plan);
    } catch {
      return null;
    }
  }

  /** The answer that most likely succeeds; the first where nothing is known. */
  async safest(options: readonly Option[]): Promise<Option | undefined> {
    const [first] = options;
    if (options.length < 2 || !prefs.odds) return first;
    const weighed = await Promise.all(options.map((option) => this.worth(option.text)));
    const shares = weighed.map((odds) => (odds?.goal ? shareOf(odds.goal) : shareOf(odds?.arrives)));
    return options[shares.indexOf(Math.max(...shares))] ?? first;
  }
}
