/**
 * Sounds of a match, made on the spot and loaded when somebody wants them: silent until sound is switched on. No news
 * comes by sound alone, and nothing waits for one.
 */

import { settings, type Volume } from "./settings.svelte";
import { type Speed, speed } from "./speed.svelte";

export type Sound =
  | "die"
  | "knock"
  | "kick"
  | "net"
  | "post"
  | "whistle"
  | "full-time"
  | "slap"
  | "card"
  | "coin"
  | "turn"
  | "refusal"
  | "roar"
  | "ooh"
  | "groan";

const VOLUMES: Record<Volume, number> = { quiet: 0.35, normal: 0.6, loud: 1 };
/**
 * What is left where things are shown faster: long sounds would run into each other. Of a die that is not seen to roll
 * the knock is left with which it lands; a call is heard at any speed.
 */
const HEARD: Record<Exclude<Speed, "normal">, ReadonlySet<Sound>> = {
  fast: new Set(["knock", "net", "whistle", "full-time", "turn"]),
  off: new Set(["whistle", "full-time", "turn"]),
};

function isHeard(sound: Sound): boolean {
  const now = speed();
  return now === "normal" ? sound !== "knock" : HEARD[now].has(sound);
}

type Desk = import("../sound/desk").Desk;
let desk: Promise<Desk | null> | null = null;

function open(): Promise<Desk | null> {
  desk ??= make();
  return desk;
}

async function make(): Promise<Desk | null> {
  if (typeof AudioContext === "undefined") return null;
  const context = new AudioContext();
  // browsers let a page be heard after its first tap only
  if (context.state === "suspended") void context.resume();
  try {
    const { Desk } = await import("../sound/desk");
    return new Desk(context, VOLUMES[settings.volume]);
  } catch {
    desk = null; // offline: the next sound tries again
    return null;
  }
}

/** Play a sound if the person wants sound. */
export function play(sound: Sound): void {
  if (!settings.sound || !isHeard(sound)) return;
  void open().then((found) => found?.play(sound));
}

/** Call somebody whose turn it is: only whoever looks elsewhere has to be called. */
export function call(): void {
  if (document.hidden || !document.hasFocus()) play("turn");
}

/** Set how loud everything is. */
export function setVolume(volume: Volume): void {
  void desk?.then((found) => found?.volume(VOLUMES[volume]));
}

/** The crowd around a pitch: how much hangs on the next die, 0 to 1; null: nobody is there. */
export function crowd(tension: number | null): void {
  if (tension === null || !settings.sound || speed() !== "normal") {
    void desk?.then((found) => found?.leave());
    return;
  }
  void open().then((found) => found?.murmur(tension));
}

/** Dice are set: the crowd holds its breath. */
export function hush(): void {
  if (settings.sound) void desk?.then((found) => found?.hush());
}

/** A tick in the hand on phones: 10 ms for a selection, 30 ms for an act. */
export function buzz(ms: 10 | 30): void {
  if (settings.sound) navigator.vibrate?.(ms);
}
