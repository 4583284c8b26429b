/** Things that happen one after another. Whoever is in a hurry skips: the rest then takes no time. */

import { afterPaint } from "../lib/frames";

export class Queue<Step> {
  #steps: Step[] = [];
  #running: Promise<void> | null = null;
  #hurry = false;
  /** Nobody is looking: not even a great moment stops the hurry. */
  #rush = false;
  #wake: (() => void) | null = null;
  #act: (step: Step, pause: (ms: number) => Promise<void>) => Promise<void>;
  #settle: () => void;
  #rest: () => void;

  /**
   * `settle` is called whenever everything has been shown: the moment to draw the true state. `rest` follows a frame
   * later unless there is news again: the moment for the next question.
   */
  constructor(
    act: (step: Step, pause: (ms: number) => Promise<void>) => Promise<void>,
    settle: () => void,
    rest: () => void,
  ) {
    this.#act = act;
    this.#settle = settle;
    this.#rest = rest;
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  /** What has not been shown yet. */
  get waiting(): readonly Step[] {
    return this.#steps;
  }

  /** Whether somebody has skipped, and no great moment has come since. */
  get isHurried(): boolean {
    return this.#hurry;
  }

  add(steps: readonly Step[]): void {
    this.#steps.push(...steps);
    this.#running ??= this.#run();
  }

  /** Let what waits happen at once, up to the next great moment. */
  skip = (): void => {
    this.#hurry = true;
    this.#wake?.();
  };

  /** Let everything that waits happen at once, great moments too. */
  rush(): void {
    this.#rush = true;
    this.skip();
  }

  /** A great moment begins: whoever skipped came to see it. False where nobody is looking. */
  calm(): boolean {
    if (!this.#rush) this.#hurry = false;
    return !this.#rush;
  }

  /** Forget what waits: nobody is looking any more. */
  clear(): void {
    this.#steps = [];
    this.rush();
  }

  #pause = (ms: number): Promise<void> => {
    if (ms <= 0) return Promise.resolve();
    return this.#wait((go) => {
      const timer = setTimeout(go, ms);
      return () => clearTimeout(timer);
    });
  };

  /** Until something happens (`begin` arranges that, and returns how to call it off), or somebody skips. */
  #wait(begin: (go: () => void) => () => void): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((resolve) => {
      const callOff = begin(() => this.#wake?.());
      this.#wake = () => {
        callOff();
        this.#wake = null;
        resolve();
      };
    });
  }

  async #run(): Promise<void> {
    await this.#wait(afterPaint); // what the news has changed around the board has a frame of its own
    do {
      for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift())
        await this.#act(step, this.#pause).catch(console.error); // what cannot be shown holds nothing up
      this.#settle();
      await this.#wait(afterPaint);
    } while (this.#steps.length > 0);
    this.#running = null;
    this.#hurry = this.#rush = false;
    this.#rest();
  }
}
