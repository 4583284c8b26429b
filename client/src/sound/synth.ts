/** The building blocks of all sounds: tones, noise and envelopes, drawn into a node of any audio context. */

/** A sound draws itself into `out` from second `t` on; 1 is the loudest that it may be. */
export type Draw = (a: BaseAudioContext, out: AudioNode, t: number) => void;

/** Seconds from the start, and the level reached by then. */
type Shape = readonly (readonly [number, number])[];

/** Numbers from −1 to 1 that are the same each time: a sound does not change from one hearing to the next. */
function numbers(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16807) % 2147483647;
    return (last / 2147483647) * 2 - 1;
  };
}

export function noise(
  a: BaseAudioContext,
  seconds: number,
  seed = 7,
  colour: "white" | "brown" = "white",
): AudioBufferSourceNode {
  const buffer = a.createBuffer(1, Math.max(1, Math.ceil(a.sampleRate * seconds)), a.sampleRate);
  const samples = buffer.getChannelData(0);
  const next = numbers(seed);
  let sum = 0;
  for (let i = 0; i < samples.length; i++) {
    sum = (sum + 0.03 * next()) / 1.03;
    samples[i] = colour === "brown" ? sum * 4 : next();
  }
  const source = a.createBufferSource();
  source.buffer = buffer;
  return source;
}

function envelope(a: BaseAudioContext, t: number, shape: Shape, peak = 1): GainNode {
  const gain = a.createGain();
  gain.gain.setValueAtTime(0.0001, t);
  for (const [after, level] of shape)
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, level * peak), t + after);
  return gain;
}

export function filter(
  a: BaseAudioContext,
  type: BiquadFilterType,
  frequency: number,
  q = 1,
): BiquadFilterNode {
  const node = a.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.Q.value = q;
  return node;
}

export function chain(...nodes: AudioNode[]): void {
  nodes.reduce((from, to) => from.connect(to));
}

interface Tone {
  from: number;
  to?: number;
  length: number;
  level: number;
  type?: OscillatorType;
  attack?: number;
}

export function tone(a: BaseAudioContext, out: AudioNode, t: number, given: Tone): void {
  const { from, to = from, length, level, type = "sine", attack = 0.006 } = given;
  const oscillator = a.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, t);
  oscillator.frequency.exponentialRampToValueAtTime(to, t + length);
  const shape: Shape = [
    [attack, 1],
    [length, 0.0001],
  ];
  chain(oscillator, envelope(a, t, shape, level), out);
  oscillator.start(t);
  oscillator.stop(t + length + 0.02);
}

interface Burst {
  frequency: number;
  to?: number;
  q?: number;
  length: number;
  level: number;
  seed?: number;
}

/** A puff of filtered noise: paper, felt, net. */
export function burst(a: BaseAudioContext, out: AudioNode, t: number, given: Burst): void {
  const { frequency, to, q = 1, length, level, seed = 7 } = given;
  const source = noise(a, length + 0.02, seed);
  const band = filter(a, "bandpass", frequency, q);
  if (to !== undefined) {
    band.frequency.setValueAtTime(frequency, t);
    band.frequency.exponentialRampToValueAtTime(to, t + length);
  }
  const shape: Shape = [
    [0.003, 1],
    [length, 0.0001],
  ];
  chain(source, band, envelope(a, t, shape, level), out);
  source.start(t);
  source.stop(t + length + 0.02);
}

/** One knock of a die on a wooden table: click, knuckle, body. */
export function knock(
  a: BaseAudioContext,
  out: AudioNode,
  t: number,
  level: number,
  pitch: number,
  seed: number,
): void {
  burst(a, out, t, { frequency: 2600 * pitch, q: 1.2, length: 0.018, level: level * 0.9, seed });
  burst(a, out, t, { frequency: 780 * pitch, q: 5, length: 0.05, level: level * 0.9, seed: seed + 9 });
  tone(a, out, t, { from: 236 * pitch, to: 176 * pitch, length: 0.085, level: level * 0.55, attack: 0.002 });
}

interface Voices {
  length: number;
  peak: number;
  shape: Shape;
  /** Frequency, quality and level of each. */
  formants: readonly (readonly [number, number, number])[];
  /** Where the pitch ends, as a part of where it began. */
  glide: number;
  seed: number;
}

/** Voices of a crowd: brown noise through three formants, with a little hiss. */
export function voices(a: BaseAudioContext, out: AudioNode, t: number, given: Voices): void {
  const { length, peak, shape, formants, glide, seed } = given;
  const whole = envelope(a, t, shape, peak);
  whole.connect(out);
  const add = (source: AudioBufferSourceNode, band: BiquadFilterNode, level: number) => {
    const weight = a.createGain();
    weight.gain.value = level;
    chain(source, band, weight, whole);
    source.start(t);
    source.stop(t + length);
  };
  formants.forEach(([frequency, q, level], i) => {
    const band = filter(a, "bandpass", frequency, q);
    band.frequency.setValueAtTime(frequency, t);
    band.frequency.exponentialRampToValueAtTime(frequency * glide, t + length);
    add(noise(a, length, seed + i, "brown"), band, level);
  });
  add(noise(a, length, seed + 40), filter(a, "highpass", 2400, 0.6), 0.05);
}

/** A referee's whistle: three tones that tremble because of the pea. */
export function blow(a: BaseAudioContext, out: AudioNode, t: number, length: number): void {
  const level = 0.5;
  for (const [frequency, part] of [
    [2330, 1],
    [2470, 0.8],
    [4700, 0.12],
  ] as const) {
    const oscillator = a.createOscillator();
    const tremble = a.createOscillator();
    const depth = a.createGain();
    const trembling = a.createGain();
    oscillator.type = "triangle";
    oscillator.frequency.setValueAtTime(frequency * 0.96, t);
    oscillator.frequency.exponentialRampToValueAtTime(frequency, t + 0.03);
    tremble.frequency.value = 38;
    depth.gain.value = 0.42;
    trembling.gain.value = 0.58;
    tremble.connect(depth).connect(trembling.gain);
    const shape: Shape = [
      [0.012, 1],
      [length * 0.85, 0.8],
      [length, 0.0001],
    ];
    chain(oscillator, trembling, envelope(a, t, shape, level * part * 0.5), out);
    for (const one of [oscillator, tremble]) {
      one.start(t);
      one.stop(t + length + 0.02);
    }
  }
  burst(a, out, t, { frequency: 5200, q: 0.7, length, level: level * 0.1 });
}
