/** What of a match is worth a mark on its timeline. Each game says it in its `marks.ts`. */

import { pluginOf } from "../games";
import type { Translate } from "../lib/i18n.svelte";
import type { GameEvent } from "../protocol";
import type { Reel } from "./reel.svelte";

export type MarkKind = "goal" | "yellow" | "red" | "sub" | "injury" | "whistle" | "coin" | "dot";

export interface Landmarks {
  /** The mark of an event; "dot" for what is seen on the line, but is no highlight. */
  mark(event: GameEvent): MarkKind | null;
  /** Whether a turn (or whatever one calls so) begins with this event. */
  turn(code: string): boolean;
  /** What a clock shows from this event on. */
  clock(event: GameEvent, t: Translate): string | null;
  /** What the clock shows in a view, beside what has just been told. */
  time?(view: unknown, t: Translate, told: readonly GameEvent[]): string;
  /** Seats have secrets from each other: it makes a difference through whose eyes one looks. */
  readonly secrets?: boolean;
}

export interface Mark {
  stop: number;
  kind: MarkKind;
  event: GameEvent;
}

/** A stretch of the reel that is worth watching. */
export interface Scene {
  from: number;
  to: number;
}

const NONE: Landmarks = { mark: () => null, turn: () => false, clock: () => null };
/** A scene begins with its turn, but not longer ago than this. */
const LEAD = 14;

export async function landmarksOf(game: string): Promise<Landmarks> {
  return (await pluginOf(game).marks?.())?.marks ?? NONE;
}

/** One mark a stop: the weightiest of what happened there. */
export function marksOf(reel: Reel, landmarks: Landmarks): Mark[] {
  const found: Mark[] = [];
  let stop = 0;
  for (const event of reel.events) {
    while (stop < reel.end && (reel.stops[stop]?.last ?? 0) < event.n) stop += 1;
    const kind = landmarks.mark(event);
    if (!kind) continue;
    const before = found.at(-1);
    if (before?.stop !== stop) found.push({ stop, kind, event });
    else if (before.kind === "dot") found[found.length - 1] = { stop, kind, event };
  }
  return found;
}

/** The stops with which turns begin; the beginning is one. */
export function turnsOf(reel: Reel, landmarks: Landmarks): number[] {
  const starts = reel.events.filter((event) => landmarks.turn(event.code));
  return [...new Set([0, ...starts.map((event) => reel.stopOf(event.n))])].sort((a, b) => a - b);
}

/** What the clock shows at a stop. */
export function clocksOf(reel: Reel, landmarks: Landmarks, t: Translate): { stop: number; text: string }[] {
  const found: { stop: number; text: string }[] = [];
  for (const event of reel.events) {
    const text = landmarks.clock(event, t);
    if (text !== null) found.push({ stop: reel.stopOf(event.n), text });
  }
  return found;
}

/** The highlights, each from the beginning of its turn. */
export function scenesOf(marks: readonly Mark[], turns: readonly number[]): Scene[] {
  const scenes: Scene[] = [];
  for (const mark of marks) {
    if (mark.kind === "dot") continue;
    const turn = turns.findLast((start) => start < mark.stop) ?? 0;
    const from = Math.max(turn, mark.stop - LEAD, 0);
    const before = scenes.at(-1);
    if (before && from <= before.to) before.to = mark.stop;
    else scenes.push({ from, to: mark.stop });
  }
  return scenes;
}

/** Where the last turn begins of which something has been seen. */
export function lastTurn(turns: readonly number[], end: number): number {
  return turns.findLast((start) => start < end - 1) ?? 0;
}
