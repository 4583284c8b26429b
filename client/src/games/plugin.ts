/**
 * What a game may tell the page about itself: `<game>/plugin.ts` exports one such object. Everything in it is optional.
 */

import type { Component } from "svelte";
import type { Commentary } from "../commentary/types";
import type { Step } from "../guide/guide.svelte";
import type { Picture } from "../lessons/pictures.svelte";
import type { Way } from "../lib/environment";
import type { Args, Translate } from "../lib/i18n.svelte";
import type { MatchClient } from "../lib/match.svelte";
import type { Figures, GameEvent, Snapshot } from "../protocol";
import type { Landmarks } from "../replay/landmarks";

/**
 * A table fills the room it gets. From 1200 px it places `Commentary` and `ChatPanel` itself; below, the frame
 * has sheets.
 */
export interface TableProps {
  match: MatchClient;
  /** The seat shown; null for a spectator. */
  seat: number | null;
}

/** Turns the integers of an event (or the figures of a question) into words for the sentence. */
export interface Words {
  /** `events` are all that is known of the match: what something was called then may be called otherwise now. */
  eventArgs(
    event: { code: string; args: Figures; n?: number },
    snapshot: Snapshot,
    t: Translate,
    events?: readonly GameEvent[],
  ): Args;
  /** A sentence for what has none in the catalogue; without this, nothing is said of it. */
  plain?(about: { code: string; args: Args }, snapshot: Snapshot): string;
  /** How events are told together; without this, each of them has a line of the log. */
  commentary?: Commentary;
  /** A step of a plan that the board shows: nothing in it says where. Empty where the event's own sentence will do. */
  planned?(step: { code: string; args: Args }, t: Translate, snapshot: Snapshot): string;
  /** Events that the log tints (a goal in open play, the end of a round). */
  big?(code: string): boolean;
  /**
   * Events that the log leaves out because the table says them better, or because by all `events` that have been told
   * they have not happened yet.
   */
  quiet?(event: Pick<GameEvent, "code" | "n">, events?: readonly GameEvent[]): boolean;
  /** Nothing on the table is secret just now: people around one device need no curtain between them. */
  open?(snapshot: Snapshot): boolean;
}

/** Edits an option of kind "data". */
export interface OptionEditorProps {
  value: unknown;
  onchange: (value: unknown) => void;
}

/** What the keyboard does at a table: printed keys, each with the catalogue key of what it does. */
export type Keys = readonly (readonly [string, string])[];

/** What a step of a plan looks like on the board. */
export interface Sketch {
  ways: Way[];
  marks: string[];
}

/** How a game draws plans. */
export interface Sketcher {
  sketch(step: { code: string; args: Args }): Sketch;
  /** The part of the board on which these places lie, as a picture names it. */
  part(places: readonly string[]): [string, string];
}

export interface TableModule {
  default: Component<TableProps>;
}
export interface DiagramModule<V = unknown> {
  default: Component<{ picture: Picture<V>; label: string }>;
}
type Later<T> = () => Promise<T>;

export interface Plugin {
  table?: Later<TableModule>;
  words?: Later<Words>;
  /** Draws a picture of the rule book. */
  diagram?: Later<DiagramModule<never>>;
  keys?: Later<{ keys: Keys }>;
  marks?: Later<{ marks: Landmarks }>;
  sketch?: Later<Sketcher>;
  /** What a coach says in a first match. */
  guide?: Later<{ steps: readonly Step[] }>;
  /** The seats whose goal an event is; a round that somebody wins counts as one where there are no teams. */
  scorers?(event: GameEvent): readonly number[];
  /** Whether a turn (or whatever one calls so) begins with an event of this code. */
  turn?(code: string): boolean;
  /** What decides by chance, as the page calls it; without this, dice. */
  chance?: "cards";
  /** By option of kind "data". */
  editors?: Record<string, Later<{ default: Component<OptionEditorProps> }>>;
  /** The catalogue key of an attribute that is printed on the cards of its men. */
  attribute?(name: string): string;
  /** The catalogue key of what sort of man a card shows. */
  kind?(name: string): string;
}
