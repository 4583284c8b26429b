/** How fast tables show what happens. A device setting, kept between visits. */
import { mayMove } from "./settings.svelte";
import { read, write } from "./storage";

export const SPEEDS = ["normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = "dugout.speed";
const FACTOR: Record<Speed, number> = { normal: 1, fast: 0.4, off: 0 };

const kept = read<string>(KEY, "normal");
let current = $state<Speed>(SPEEDS.find((speed) => speed === kept) ?? "normal");

/** How much faster than usual things are shown: replays have a pace of their own. */
let rate = $state(1);

export function setRate(to: number): void {
  rate = to;
}

export function speed(): Speed {
  return current;
}

export function setSpeed(to: Speed): void {
  current = to;
  write(KEY, to);
}

/** How long things take at the speed in use, as a share of their usual time. */
export function tempo(): number {
  return FACTOR[current] / rate;
}

/** A duration in milliseconds at the speed in use; 0 where nothing may move. */
export function paced(ms: number): number {
  return mayMove() ? ms * tempo() : 0;
}
