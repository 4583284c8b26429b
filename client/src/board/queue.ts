/** Things that happen one after another. Whoever is in a hurry skips: the rest then takes no time. */

export class Queue<Step> {
  #steps: Step[] = [];
  #running: Promise<void> | null = null;
  #hurry = false;
  #wake: (() => void) | null = null;
  #act: (step: Step, pause: (ms: number) => Promise<void>) => Promise<void>;
  #idle: () => void;

  /** `idle` is called whenever everything has been shown: the moment to draw the true state. */
  constructor(act: (step: Step, pause: (ms: number) => Promise<void>) => Promise<void>, idle: () => void) {
    this.#act = act;
    this.#idle = idle;
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  add(steps: readonly Step[]): void {
    this.#steps.push(...steps);
    this.#running ??= this.#run();
  }

  /** Let everything that waits happen at once. */
  skip = (): void => {
    this.#hurry = true;
    this.#wake?.();
  };

  /** Forget what waits: nobody is looking any more. */
  clear(): void {
    this.#steps = [];
    this.skip();
  }

  #pause = (ms: number): Promise<void> => {
    if (this.#hurry || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  };

  async #run(): Promise<void> {
    let step = this.#steps.shift();
    while (step !== undefined) {
      await this.#act(step, this.#pause);
      step = this.#steps.shift();
    }
    this.#running = null;
    this.#hurry = false;
    this.#idle();
  }
}
