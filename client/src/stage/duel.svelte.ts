/** What is on the stage: a question that waits for an answer, or a beat and the frame of it that is seen. */

import type { Beat, Question } from "./beat";
import { type Cue, cuesOf, type Frame, MS, paceNow } from "./cues";
import { hear } from "./heard";

export class Duel {
  /** What is shown; null: there is no stage. */
  question = $state.raw<Question | null>(null);
  /** The beat that is played; null while somebody is asked. Draw of it what `frame` and `lying` allow. */
  beat = $state.raw<Beat | null>(null);
  frame = $state<Frame>("ask");
  /** So many dice lie still. */
  lying = $state(0);
  /** How long the frame takes: what moves in it takes as long. */
  ms = $state(0);

  /** Somebody is asked, and the dice wait for the answer. */
  isAsking = $derived(this.question !== null && this.beat === null);
  /** Something is being decided: score, log and all the rest wait. */
  isHeld = $derived(this.beat !== null && this.frame !== "land" && this.frame !== "tell");
  isOver = $derived(this.frame === "land" || this.frame === "tell");

  /** The small matter that is shown as a strip; one that has come true is none any more. */
  strip = $derived(this.beat?.small && !(this.beat.small === "grows" && this.isOver) ? this.beat : null);
  /** Something stands on the stage itself. */
  isStaged = $derived(this.question !== null && this.strip === null);

  #cues: Cue[] = [];
  #at = 0;
  #wake: (() => void) | null = null;
  #fold: ReturnType<typeof setTimeout> | undefined;

  /** Show a question before it is answered; null takes it away again. */
  ask(question: Question | null): void {
    if (question === null && !this.isAsking) return;
    if (question !== null && this.beat !== null && this.frame !== "tell") return; // first things first
    this.#clear();
    this.question = question;
    this.frame = "ask";
    this.lying = 0;
  }

  /** Play a beat up to its verdict; `tell` is called once, when the last die lies still. */
  async play(beat: Beat, tell: () => void, inNoTime = false): Promise<void> {
    const asked = this.isAsking;
    this.#clear();
    this.#cues = inNoTime ? [] : cuesOf(beat, paceNow(), asked);
    if (this.#cues.length > 0) {
      this.question = beat;
      this.beat = beat;
    }
    let told = false;
    for (this.#at = 0; this.#at < this.#cues.length; this.#at += 1) {
      const cue = this.#cues[this.#at];
      if (!cue) break;
      [this.frame, this.lying, this.ms] = [cue.frame, cue.lying, cue.ms];
      hear(beat, cue.frame, cue.lying);
      if (cue.frame === "land" && !told) {
        told = true;
        tell();
      }
      await this.#wait(cue.ms);
    }
    if (!told) tell();
    if (this.beat === beat) this.#foldAway();
  }

  /** To the verdict; from there to the end. False where nothing is played. */
  skip = (): boolean => {
    if (this.beat === null || this.frame === "tell") return false;
    if (this.frame !== "land") this.#at = this.#cues.findIndex(({ frame }) => frame === "land") - 1;
    this.#wake?.();
    return true;
  };

  /** Once more from the first die. False where nothing is played. */
  again = (): boolean => {
    if (this.beat === null || this.frame === "tell") return false;
    this.#at = this.#cues.findIndex(({ frame }) => frame !== "ask") - 1;
    this.#wake?.();
    return true;
  };

  /** Nobody is looking any more. */
  clear(): void {
    this.#at = this.#cues.length;
    this.#wake?.();
    this.#clear();
  }

  /** The stage folds away by itself, and the match goes on meanwhile. */
  #foldAway(): void {
    const pace = paceNow();
    if (pace.kind !== "moving") {
      this.#clear();
      return;
    }
    this.frame = "tell";
    this.ms = MS.tell * pace.factor;
    this.#fold = setTimeout(() => this.#clear(), this.ms);
  }

  #clear(): void {
    clearTimeout(this.#fold);
    this.question = null;
    this.beat = null;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(go, ms);
      this.#wake = go;
    });
  }
}
