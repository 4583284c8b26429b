/** Every sound of a match, made on the spot: no recordings. */

import type { Sound } from "../lib/sound";
import { blow, burst, type Draw, knock, tone, voices } from "./synth";

/** Knocks of a die: seconds, level, pitch. It tumbles for half a second; the loudest knock is the last but one. */
const KNOCKS = [
  [0, 0.28, 1.12],
  [0.11, 0.34, 0.96],
  [0.205, 0.3, 1.06],
  [0.29, 0.38, 0.92],
  [0.37, 0.3, 1.03],
  [0.47, 0.75, 0.86],
  [0.545, 0.24, 0.98],
] as const;
const COINS = [
  [0, 2093],
  [0.07, 2637],
  [0.13, 2349],
  [0.22, 3136],
] as const;
/** Frequency, level, seconds. */
const POST = [
  [412, 0.5, 0.9],
  [988, 0.34, 0.7],
  [1611, 0.2, 0.5],
  [2440, 0.12, 0.3],
] as const;

export const DRAWN: Record<Sound, Draw> = {
  die: (a, out, t) => {
    KNOCKS.forEach(([after, level, pitch], i) => {
      knock(a, out, t + after, level, pitch, 3 + i);
    });
  },
  /** The end of a roll that was too quick to be heard. */
  knock: (a, out, t) => {
    knock(a, out, t, 0.75, 0.86, 8);
    knock(a, out, t + 0.075, 0.24, 0.98, 9);
  },
  kick: (a, out, t) => {
    tone(a, out, t, { from: 168, to: 52, length: 0.15, level: 0.74 });
    burst(a, out, t, { frequency: 950, q: 0.9, length: 0.03, level: 0.54 });
  },
  net: (a, out, t) => {
    tone(a, out, t, { from: 96, to: 60, length: 0.12, level: 0.4 });
    burst(a, out, t + 0.015, { frequency: 3600, to: 900, q: 0.8, length: 0.42, level: 0.5 });
    burst(a, out, t + 0.1, { frequency: 1500, to: 600, q: 1.4, length: 0.32, level: 0.22, seed: 23 });
  },
  post: (a, out, t) => {
    for (const [from, level, length] of POST)
      tone(a, out, t, { from, to: from * 0.995, length, level, attack: 0.002 });
    burst(a, out, t, { frequency: 3000, length: 0.02, level: 0.6 });
  },
  whistle: (a, out, t) => blow(a, out, t, 0.34),
  "full-time": (a, out, t) => {
    blow(a, out, t, 0.24);
    blow(a, out, t + 0.36, 0.24);
    blow(a, out, t + 0.72, 0.8);
  },
  slap: (a, out, t) => {
    burst(a, out, t, { frequency: 3400, q: 0.7, length: 0.05, level: 0.9 });
    tone(a, out, t, { from: 190, to: 120, length: 0.07, level: 0.45 });
    burst(a, out, t + 0.03, { frequency: 1400, length: 0.06, level: 0.25 });
  },
  card: (a, out, t) => {
    burst(a, out, t, { frequency: 5200, to: 2600, q: 0.8, length: 0.09, level: 0.35 });
    burst(a, out, t + 0.07, { frequency: 1500, length: 0.04, level: 0.4 });
  },
  coin: (a, out, t) => {
    for (const [after, from] of COINS) {
      tone(a, out, t + after, { from, length: 0.16, level: 0.2, type: "triangle", attack: 0.002 });
      tone(a, out, t + after, { from: from * 2.76, length: 0.06, level: 0.08 });
    }
  },
  turn: (a, out, t) => {
    tone(a, out, t, { from: 523, length: 0.24, level: 0.3, attack: 0.02 });
    tone(a, out, t + 0.15, { from: 784, length: 0.4, level: 0.3, attack: 0.02 });
  },
  refusal: (a, out, t) => {
    tone(a, out, t, { from: 128, to: 92, length: 0.11, level: 0.6 });
    burst(a, out, t, { frequency: 320, length: 0.05, level: 0.35 });
  },
  /** A goal of the player: up in a quarter of a second, held, let go. */
  roar: (a, out, t) =>
    voices(a, out, t, {
      length: 3,
      peak: 0.95,
      shape: [
        [0.26, 1],
        [0.9, 0.86],
        [1.6, 0.7],
        [3, 0.0001],
      ],
      formants: [
        [640, 1.4, 1.5],
        [1080, 1.8, 1.1],
        [2500, 2.2, 0.45],
      ],
      glide: 0.94,
      seed: 11,
    }),
  /** A near thing: up and down again. */
  ooh: (a, out, t) =>
    voices(a, out, t, {
      length: 1.2,
      peak: 0.7,
      shape: [
        [0.2, 1],
        [0.55, 0.75],
        [1.2, 0.0001],
      ],
      formants: [
        [360, 2.6, 1.6],
        [760, 2.6, 0.8],
        [2300, 3, 0.15],
      ],
      glide: 0.72,
      seed: 31,
    }),
  /** A goal of theirs: a short breath out, then quiet. */
  groan: (a, out, t) =>
    voices(a, out, t, {
      length: 1.1,
      peak: 0.55,
      shape: [
        [0.1, 1],
        [0.4, 0.6],
        [1.1, 0.0001],
      ],
      formants: [
        [480, 2, 1.5],
        [880, 2.4, 0.7],
        [2200, 3, 0.12],
      ],
      glide: 0.6,
      seed: 51,
    }),
};
