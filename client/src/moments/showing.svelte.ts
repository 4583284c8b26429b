/** The moment that a table shows, frame by frame. */

import { play } from "../lib/sound";
import { pictures } from "./later";
import { type Goal, headlineOf, type Kick, type Moment, saidOf } from "./moment";
import { type FrameName, framesOf } from "./timing";

/** So long a card on paper stays at least, in milliseconds. */
const READING = 4000;

export class Showing {
  now = $state.raw<Moment | null>(null);
  frame = $state<FrameName>("hold");
  /** A goal of the others, told on paper beside the next question until the table goes on. */
  conceded = $state.raw<Goal | null>(null);
  /** A goal of the player, about which the other side still has something to say. */
  scored = $state.raw<Goal | null>(null);
  /** The kick of a shoot-out that was shown last: the goal from the front stays between two of them. */
  kick = $state.raw<Kick | null>(null);
  /** What a screen reader says at once. */
  said = $state("");
  /** What the bar says meanwhile. */
  headline = $derived(this.now ? headlineOf(this.now) : "");

  #spoken: (n: number) => void;
  #since = 0;

  /** `spoken` hears which event needs no further words. */
  constructor(spoken: (n: number) => void = () => {}) {
    this.#spoken = spoken;
  }

  async play(moment: Moment, pause: (ms: number) => Promise<void>): Promise<void> {
    const drawn = pictures();
    if (drawn instanceof Promise) await drawn.catch(() => undefined); // without pictures it is still told
    this.#say(moment);
    for (const { name, ms, sound } of framesOf(moment)) {
      this.now = moment;
      this.frame = name;
      if (name === "hold") this.#keep(moment);
      if (sound) play(sound);
      await pause(ms);
    }
    this.now = null;
  }

  /** It has happened, whether anybody watches or not. */
  note(moment: Moment): void {
    this.#say(moment);
    this.#keep(moment);
  }

  #say(moment: Moment): void {
    this.#spoken(moment.n);
    this.said = saidOf(moment);
    this.kick = moment.kind === "kick" ? moment : null;
  }

  #keep(moment: Moment): void {
    if (moment.kind !== "goal") return;
    this.conceded = moment.stance === "against" ? moment : null;
    this.scored = moment.stance === "for" ? moment : null;
    this.#since = Date.now();
  }

  /** Something else is in the middle: the goal from the front makes room for it. */
  leave(): void {
    this.kick = null;
  }

  /** Something else happens now. What was conceded a moment ago is still being read. */
  goOn(now = Date.now()): void {
    if (now - this.#since >= READING) this.conceded = this.scored = null;
  }
}
