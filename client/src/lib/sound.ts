/** Seven tiny sounds, made on the spot: no files. Silent until somebody switches sound on. */

import { settings } from "./settings.svelte";

export type Sound = "kick" | "whistle" | "card" | "coin" | "turn" | "refusal" | "net";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

interface Tone {
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
}

function tone(a: AudioContext, { from, to = from, at = 0, length, loud, shape = "sine" }: Tone): void {
  const start = a.currentTime + at;
  const oscillator = a.createOscillator();
  const volume = a.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(a.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** A puff of filtered noise: paper, felt, net. */
function puff(a: AudioContext, pitch: number, length: number, loud: number): void {
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * length), a.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = a.createBufferSource();
  source.buffer = buffer;
  const filter = a.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const volume = a.createGain();
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(a.destination);
  source.start();
}

const players: Record<Sound, (a: AudioContext) => void> = {
  kick: (a) => {
    tone(a, { from: 170, to: 55, length: 0.14, loud: 0.5 });
    puff(a, 900, 0.04, 0.3);
  },
  whistle: (a) => {
    for (let i = 0; i < 5; i++)
      tone(a, { from: 2350 + (i % 2) * 140, at: i * 0.06, length: 0.09, loud: 0.11, shape: "triangle" });
  },
  card: (a) => puff(a, 2600, 0.09, 0.35),
  coin: (a) => {
    tone(a, { from: 1320, length: 0.1, loud: 0.12, shape: "triangle" });
    tone(a, { from: 1760, at: 0.07, length: 0.22, loud: 0.12, shape: "triangle" });
  },
  turn: (a) => {
    tone(a, { from: 523, length: 0.2, loud: 0.14 });
    tone(a, { from: 784, at: 0.15, length: 0.34, loud: 0.14 });
  },
  refusal: (a) => {
    tone(a, { from: 130, to: 95, length: 0.11, loud: 0.35 });
    puff(a, 300, 0.06, 0.3);
  },
  net: (a) => puff(a, 1500, 0.4, 0.3),
};

/** Play a sound if the person wants sound. It never carries news alone. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  const a = audio();
  if (a) players[sound](a);
}

/** A tick in the hand on phones: 10 ms for a selection, 30 ms for an act. */
export function buzz(ms: 10 | 30): void {
  if (settings.sound) navigator.vibrate?.(ms);
}
