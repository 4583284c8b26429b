/** What a coach prefers at this table. Kept on the device. */
import { read, write } from "../../../lib/storage";

interface Prefs {
  /** Questions with one answer are answered at once. */
  auto: boolean;
  /** Chances are shown before a plan is played. */
  odds: boolean;
  /** The keeper's place is asked only when a shot may follow. */
  keeperRarely: boolean;
  /** Where he stood last, as seen from behind the own goal. */
  side: "left" | "right";
  /** On a wide screen one attacks to the right. */
  sideways: boolean;
}

const KEY = "dugout.champions";
export const prefs = $state<Prefs>({
  auto: true,
  odds: true,
  keeperRarely: true,
  side: "left",
  sideways: false,
  ...read<Partial<Prefs>>(KEY, {}),
});

export function prefer<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  write(KEY, prefs);
}
