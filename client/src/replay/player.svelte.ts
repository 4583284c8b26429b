/**
 * Where a replay stands and where it goes: steps, jumps, playing at a speed, highlights alone.
 *
 * What is on the screen is always the server's view of one stop. A step forward is acted out; a jump, a step back and a
 * step that comes while another is still acted out are drawn as they are.
 */

import { read, write } from "../lib/storage";
import type { Scene } from "./landmarks";
import type { Frame, Reel } from "./reel.svelte";

export const RATES = [0.5, 1, 2, 4] as const;

/** Where stops are shown. */
export interface Screen {
  jump(stop: number, frame: Frame): void;
  /** Act out what led to a stop from the one that is shown. */
  advance(stop: number, frame: Frame, from: number): void;
  /** Something is being acted out. */
  isBusy(): boolean;
}

/** What the player takes from around it; tests hand in their own. */
export interface Environment {
  wait: (ms: number) => Promise<void>;
  /** Whether things move; where they do not, each stop is shown a little longer. */
  moves: () => boolean;
}

const KEY = "dugout.replay.rate";
const ALL_KEY = "dugout.replay.all";
const LOOK = 60;
/** Milliseconds between two stops at the usual speed. */
const PAUSE = 260;
const STILL = 900;
const WORTH_A_LOOK = 900;

const BROWSER: Environment = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  moves: () => true,
};

export class Player {
  /** The stop on the screen. */
  stop = $state(0);
  playing = $state(false);
  rate = $state<number>(RATES.find((rate) => rate === read<number>(KEY, 1)) ?? 1);
  /** Play the highlights alone. */
  brief = $state(false);
  /** Marks of what is still to come are shown, too. */
  all = $state(read<boolean>(ALL_KEY, false));
  /** A stop could not be fetched. */
  stuck = $state(false);
  scenes = $state.raw<readonly Scene[]>([]);
  turns = $state.raw<readonly number[]>([0]);

  #reel: Reel;
  #screen: Screen;
  #environment: Environment;
  /** The stop that was wished for last, and which wish that was. */
  #goal = 0;
  #wish = 0;
  #runs = 0;

  constructor(reel: Reel, screen: Screen, environment: Partial<Environment> = {}) {
    this.#reel = reel;
    this.#screen = screen;
    this.#environment = { ...BROWSER, ...environment };
  }

  get end(): number {
    return this.#reel.end;
  }

  get isAtEnd(): boolean {
    return this.stop >= this.end;
  }

  setRate(rate: number): void {
    this.rate = rate;
    write(KEY, rate);
  }

  setAll(all: boolean): void {
    this.all = all;
    write(ALL_KEY, all);
  }

  /** Draw a stop as it is, and stay there. */
  async jump(stop: number): Promise<void> {
    this.pause();
    await this.#show(stop, false);
  }

  /** So many steps on or back. */
  async step(by: number): Promise<void> {
    this.pause();
    const isActed = by === 1 && !this.#screen.isBusy();
    await this.#show(isActed ? this.#reel.next(this.#goal) : this.#goal + by, isActed);
  }

  /** To where the turn began, or the one before; or to where the next one begins. */
  async turn(by: 1 | -1): Promise<void> {
    const { turns } = this;
    const from = this.#goal;
    const to = by > 0 ? turns.find((start) => start > from) : turns.findLast((start) => start < from);
    await this.jump(to ?? (by > 0 ? this.end : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  pause(): void {
    this.playing = false;
    this.#runs += 1;
  }

  /** Go on by itself; from the beginning where the end has been seen. */
  play(): void {
    if (this.playing || this.end === 0) return;
    this.playing = true;
    void this.#run(this.isAtEnd ? 0 : null);
  }

  async #run(from: number | null): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    const isOff = () => !this.playing || run !== this.#runs;
    if (from !== null) await this.#show(from, false);
    while (!isOff()) {
      const next = this.#next();
      if (next === null || !(await this.#show(next, next === this.#reel.next(this.stop)))) break;
      await this.#watched(isOff);
    }
    if (run === this.#runs) this.playing = false;
  }

  /** Where playing leads from here. */
  #next(): number | null {
    if (this.isAtEnd) return null;
    if (!this.brief) return this.#reel.next(this.stop);
    const scene = this.scenes.find((one) => one.to > this.stop);
    if (!scene) return null;
    return this.stop < scene.from ? scene.from : this.#reel.next(this.stop);
  }

  /** Until what is acted out has been seen, and a moment longer. */
  async #watched(isOff: () => boolean): Promise<void> {
    await this.#environment.wait(LOOK);
    while (this.#screen.isBusy() && !isOff()) await this.#environment.wait(LOOK);
    const closing = this.scenes.some((scene) => scene.to === this.stop);
    const pause = (this.#environment.moves() ? PAUSE : STILL) + (closing ? WORTH_A_LOOK : 0);
    if (!isOff()) await this.#environment.wait(pause / this.rate);
  }

  /** Show a stop; false where that was not possible, or something else was wanted meanwhile. */
  async #show(wanted: number, acted: boolean): Promise<boolean> {
    const stop = Math.max(0, Math.min(wanted, this.end));
    this.#goal = stop;
    this.#wish += 1;
    const wish = this.#wish;
    try {
      const frame = await this.#reel.frame(stop);
      if (wish !== this.#wish) return false;
      const from = this.stop;
      const follows = acted && stop > from && stop === this.#reel.next(from);
      this.stop = stop;
      this.stuck = false;
      if (follows) this.#screen.advance(stop, frame, from);
      else this.#screen.jump(stop, frame);
      this.#reel.prepare(stop);
      return true;
    } catch {
      if (wish !== this.#wish) return false;
      this.#goal = this.stop;
      this.stuck = true;
      return false;
    }
  }
}
