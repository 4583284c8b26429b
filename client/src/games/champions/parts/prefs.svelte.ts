/** What a coach prefers at this table. Kept on the device. */
import { read, write } from "../../../lib/storage";

interface Prefs {
  /** Questions with one answer are answered at once. */
  auto: boolean;
  /** Chances are shown before a plan is played. */
  odds: boolean;
}

const KEY = "dugout.champions";
export const prefs = $state<Prefs>({ auto: true, odds: true, ...read<Partial<Prefs>>(KEY, {}) });

export function prefer<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  write(KEY, prefs);
}
