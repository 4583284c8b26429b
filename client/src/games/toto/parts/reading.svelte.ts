/** Reading the results of a round out, one fixture at a time (TO-8.5). */
import { play } from "../../../lib/sound";
import { paced } from "../../../lib/speed.svelte";
import type { RoundReport } from "../types";
import { FIXTURES } from "./model";

const BEFORE = 900;
const EACH = 560;

export class Reading {
  report = $state.raw<RoundReport | null>(null);
  /** Fixtures read out so far. */
  read = $state(0);
  done = $derived.by(() => this.read >= FIXTURES);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin with a report; without motion everything is there at once. */
  start(report: RoundReport): void {
    this.stop();
    this.report = report;
    this.read = paced(EACH) === 0 ? FIXTURES : 0;
    if (!this.done) this.#timer = setTimeout(this.#next, paced(BEFORE));
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.read = FIXTURES;
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.report = null;
    this.read = 0;
  }

  #next = (): void => {
    this.read += 1;
    play(this.done ? "coin" : "card");
    if (!this.done) this.#timer = setTimeout(this.#next, paced(EACH));
  };
}
