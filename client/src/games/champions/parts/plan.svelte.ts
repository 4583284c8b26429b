/**
 * A turn that is thought out: its steps, and what the rules say would follow. Nobody else knows of it until it is
 * handed in whole, so every step can be taken back.
 */
import type { Asked } from "../../../protocol";
import type { ChampionsView } from "../types";

/** What would follow the steps; `asked` is empty once the plan is complete, `stale` if its question is answered. */
export interface Ahead {
  view: ChampionsView;
  asked: Asked[];
  stale?: boolean;
}

/** Answers with which a plan begins: more steps by the same coach may follow. */
const OPENS = new Set(["run", "kick"]);

export const opensPlan = (text: string): boolean => OPENS.has(text.split(" ")[0] ?? "");

export class Plan {
  steps = $state.raw<readonly string[]>([]);
  looking = $state(false);
  #ahead = $state.raw<readonly Ahead[]>([]);
  /** How often a plan was begun: what was looked up for an earlier one is of no use. */
  #begun = 0;
  #look: (plan: string) => Promise<Ahead>;
  #show: (view: ChampionsView | null) => void;

  /** `look` asks the rules; `show` draws what would be, or with null what is. */
  constructor(look: (plan: string) => Promise<Ahead>, show: (view: ChampionsView | null) => void) {
    this.#look = look;
    this.#show = show;
  }

  /** What the coach is asked after the steps so far. */
  asked = $derived.by((): Asked | undefined => this.#ahead.at(-1)?.asked[0]);

  /** The plan with one answer more, as it is handed in. */
  with(text: string): string {
    return [...this.steps, text].filter(Boolean).join(";");
  }

  /** Take a step. False: nothing could follow it, the plan is complete with it. Throws ApiFailure. */
  async add(text: string): Promise<boolean> {
    if (this.steps.length === 0 && !opensPlan(text)) return false;
    const { steps } = this;
    const begun = this.#begun;
    this.looking = true;
    try {
      const ahead = await this.#look(this.with(text));
      if (ahead.stale || this.#begun !== begun || this.steps !== steps) return true; // taken back meanwhile
      if (ahead.asked.length === 0) return false;
      this.#set([...steps, text], [...this.#ahead, ahead]);
      return true;
    } finally {
      this.looking = false;
    }
  }

  back(): void {
    this.#set(this.steps.slice(0, -1), this.#ahead.slice(0, -1));
  }

  clear(): void {
    this.#begun += 1;
    if (this.steps.length > 0) this.#set([], []);
  }

  #set(steps: readonly string[], ahead: readonly Ahead[]): void {
    this.steps = steps;
    this.#ahead = ahead;
    this.#show(ahead.at(-1)?.view ?? null);
  }
}
