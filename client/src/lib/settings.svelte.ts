/** What this device prefers: theme, motion, sound, the name a person plays under. Kept in local storage. */

import { read, write } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";
export type Volume = "quiet" | "normal" | "loud";

interface Stored {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: Volume;
  /** Sound was offered once: it is not offered again. */
  soundOffered: boolean;
  /** Say in a notification that a match waits. */
  notify: boolean;
  name: string;
}

const KEY = "dugout.settings";
const stored = {
  theme: "auto",
  motion: "auto",
  sound: false,
  volume: "normal",
  soundOffered: false,
  notify: false,
  name: "",
  ...read<Partial<Stored>>(KEY, {}),
} as Stored;

export const settings = $state<Stored>(stored);

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (dark?.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = settings.motion;
}

/** Change a preference, show it at once and remember it. */
export function prefer<K extends keyof Stored>(key: K, value: Stored[K]): void {
  settings[key] = value;
  write(KEY, settings);
  apply();
}

/** Whether things may move: tables ask before they animate. */
export function mayMove(): boolean {
  if (settings.motion === "auto") return !still?.matches;
  return settings.motion === "full";
}

dark?.addEventListener("change", apply);
apply();
