/** What a game says about its commentary: how events belong together, and the one sentence of what belongs together. */
import type { Args, Translate } from "../lib/i18n.svelte";
import type { GameEvent, Snapshot } from "../protocol";
import type { Kit } from "../ui/kits";

/**
 * `goal`: the greatest moments, on dark ground; `key`: other key moments (cards, shots, turnovers); `quiet`: nothing
 * came of it.
 */
export type Weight = "goal" | "key" | "" | "quiet";

/** Events that are told as one: a turn, a phase, whatever the game says. */
export interface Group {
  /** The number of its first event. */
  n: number;
  events: readonly GameEvent[];
  /** When it happened. */
  minute: number | null;
  /** What the clock shows after it. */
  until: number | null;
  weight: Weight;
  /** Groups with the same number stand under one heading (laps of the table); 0 without. */
  section: number;
}

/** All that a sentence may be made of. */
export interface Told {
  snapshot: Snapshot;
  events: readonly GameEvent[];
  /** The seat of the reader, who is "you"; null for spectators and on a shared device. */
  reader: number | null;
  t: Translate;
  /** An event in its own sentence; empty if it has none. */
  say(event: GameEvent): string;
  /** The figures of an event as words. */
  args(event: GameEvent): Args;
  /** What a side is called. */
  name(seat: number): string;
}

/** Who a group is about: a shirt, or whoever sits on a seat, with the letter and colour of his tokens if he has any. */
export type Badge =
  | { kit: Kit; shirt?: number }
  | { name: string; seat: number; mark?: { letter: string; colour: string } };

export interface Head {
  text: string;
  /** A second, quieter line. */
  note?: string;
  badge?: Badge;
  /** The colour of the edge. */
  edge?: string;
  /** Drawings beside the sentence: cards, a bandage, a whistle. */
  marks?: readonly string[];
  /** What it does to the reader's own form or aim. */
  meaning?: "helps" | "hurts";
}

/** The icon of a step, and its dice as names of drawings. */
export interface Look {
  icon: string;
  dice: readonly string[];
}

/** Where the counting stands while groups are made: whatever a game needs for minutes and headings. */
export interface Count {
  minute: number | null;
  section: number;
}

export interface Commentary<C extends Count = Count> {
  /** The minute on the scoreboard, where there is one: the line about now shows the same. */
  now?(snapshot: Snapshot): number | null;
  /** Before the first of the events, which have led to the snapshot. */
  begin(snapshot: Snapshot, events: readonly GameEvent[]): C;
  /** Count an event; `count` may be changed in place. */
  count(event: GameEvent, count: C): void;
  /** Whether a new group begins with this event; `group` is the one before, as far as it goes. */
  opens(event: GameEvent, group: readonly GameEvent[]): boolean;
  /** Whether the group is told with the minute of this event, not of its first; `group` is what came before. */
  dates?(event: GameEvent, group: readonly GameEvent[]): boolean;
  weigh(group: readonly GameEvent[], told: Pick<Told, "snapshot" | "reader">): Weight;
  head(group: Group, told: Told): Head;
  look(event: GameEvent): Look;
  /** Whether two events in a row are one step, such as runs of several men. */
  joins?(event: GameEvent, last: GameEvent): boolean;
  /** The sentence of several events that are one step. */
  joined?(events: readonly GameEvent[], told: Told): string;
  /** The heading of a section. */
  heading?(section: number, t: Translate): string;
  /** What is happening while its end is not told: never says how it ends. */
  rolling?(events: readonly GameEvent[], told: Told): string;
  /** Whether a group says no more than that somebody is asked now: then the one before it is told. */
  isOpening?(group: readonly GameEvent[]): boolean;
  /** What will soon end the match, when that is near. */
  soon?(told: Pick<Told, "snapshot" | "t">): string;
}
