/** The mixing desk: a bus for effects and one for the crowd, one limiter; and the crowd that is always there. */

import type { Sound } from "../lib/sound";
import { DRAWN } from "./sounds";
import { chain, filter, noise } from "./synth";

/** Decibels of each sound before the volume that somebody has chosen. */
const LEVELS: Record<Sound, number> = {
  die: -10,
  knock: -10,
  kick: -12,
  net: -10,
  post: -12,
  whistle: -14,
  "full-time": -14,
  slap: -12,
  card: -20,
  coin: -18,
  turn: -20,
  refusal: -22,
  roar: -8,
  ooh: -13,
  groan: -16,
};
const CROWD: ReadonlySet<Sound> = new Set(["roar", "ooh", "groan"]);
const gainOf = (decibels: number): number => 10 ** (decibels / 20);
/** The crowd, from nothing at stake to everything: −34 to −20 dB. */
const [QUIET, TENSE] = [gainOf(-34), gainOf(-20)];
/** The murmur as it is made is this much softer than a sound at full level. */
const MURMUR = 4;
const RISE_MS = 400;
const HUSH_MS = 260;
/** After looking at another page for longer than this, the crowd is not heard. */
const AWAY_MS = 2000;

export class Desk {
  #context: AudioContext;
  #master: GainNode;
  #effects: GainNode;
  #crowd: GainNode;
  #bed: { gain: GainNode; stop: () => void } | null = null;
  #level = 0;
  #away: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext, volume: number) {
    this.#context = context;
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -8;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.12;
    this.#master = context.createGain();
    this.#master.gain.value = volume;
    this.#effects = context.createGain();
    this.#crowd = context.createGain();
    this.#effects.connect(this.#master);
    this.#crowd.connect(this.#master);
    chain(this.#master, limiter, context.destination);
    document.addEventListener("visibilitychange", () => {
      clearTimeout(this.#away);
      if (document.hidden) this.#away = setTimeout(() => this.leave(), AWAY_MS);
    });
  }

  play(sound: Sound): void {
    const level = this.#context.createGain();
    level.gain.value = gainOf(LEVELS[sound]) * 2; // sounds are drawn with room above them
    level.connect(CROWD.has(sound) ? this.#crowd : this.#effects);
    DRAWN[sound](this.#context, level, this.#context.currentTime);
  }

  volume(to: number): void {
    this.#master.gain.setTargetAtTime(to, this.#context.currentTime, 0.05);
  }

  /** The crowd is there from now on; 0 to 1 is what hangs on the next die. */
  murmur(level: number): void {
    this.#level = Math.min(1, Math.max(0, level));
    this.#bed ??= this.#begin();
    this.#fade(this.#bedLevel, RISE_MS);
  }

  /** Everybody holds their breath while dice are set. */
  hush(): void {
    if (!this.#bed) return;
    this.#fade(this.#bedLevel * 0.35, 90);
    setTimeout(() => this.#fade(this.#bedLevel, RISE_MS), HUSH_MS);
  }

  /** The crowd goes home. */
  leave(): void {
    const bed = this.#bed;
    if (!bed) return;
    this.#fade(0.0001, 300);
    this.#bed = null;
    setTimeout(bed.stop, RISE_MS);
  }

  get #bedLevel(): number {
    return (QUIET + (TENSE - QUIET) * this.#level) * MURMUR;
  }

  #fade(to: number, ms: number): void {
    this.#bed?.gain.gain.setTargetAtTime(to, this.#context.currentTime, ms / 3000);
  }

  #begin(): { gain: GainNode; stop: () => void } {
    const a = this.#context;
    const source = noise(a, 6, 77, "brown");
    source.loop = true;
    const gain = a.createGain();
    gain.gain.value = 0.0001;
    const swell = a.createOscillator();
    swell.frequency.value = 0.13;
    const depth = a.createGain();
    depth.gain.value = QUIET * 0.3;
    swell.connect(depth).connect(gain.gain);
    chain(source, filter(a, "bandpass", 620, 0.6), filter(a, "lowpass", 2600, 0.5), gain, this.#crowd);
    source.start();
    swell.start();
    return {
      gain,
      stop: () => {
        source.stop();
        swell.stop();
      },
    };
  }
}
