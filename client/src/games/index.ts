/** The games this client can draw. What the server does not list is never offered. */

import type { Component } from "svelte";
import type { Picture } from "../lessons/pictures.svelte";
import type { Args, Translate } from "../lib/i18n.svelte";
import type { MatchClient } from "../lib/match.svelte";
import { once } from "../lib/once";
import type { Way } from "../lib/surroundings";
import type { Figures, GameEvent, Snapshot } from "../protocol";

/** A table fills the room it gets. From 1200 px it places `LogPanel` and `ChatPanel` itself; below, the frame has sheets. */
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
  /** Events that the log tints (a goal in open play, the end of a round). */
  big?(code: string): boolean;
  /** Events that the log leaves out because the table says them better. */
  quiet?(code: string): boolean;
  /** Nothing on the table is secret just now: people around one device need no curtain between them. */
  open?(snapshot: Snapshot): boolean;
}

interface TableModule {
  default: Component<TableProps>;
}

export interface Game {
  table: () => TableModule | Promise<TableModule>;
  words: () => Promise<Words>;
}

const tables = Object.fromEntries(
  Object.entries(import.meta.glob<TableModule>("./*/Table.svelte")).map(([path, load]) => [path, once(load)]),
);
const words = import.meta.glob("./*/words.ts") as Record<string, Game["words"]>;

/** Editors for options of kind "data": `<game>/options/<name>.svelte` with props `{ value, onchange }`. */
export interface OptionEditorProps {
  value: unknown;
  onchange: (value: unknown) => void;
}

const editors = import.meta.glob("./*/options/*.svelte") as Record<
  string,
  () => Promise<{ default: Component<OptionEditorProps> }>
>;

export function editorOf(game: string, option: string) {
  return editors[`./${game}/options/${option}.svelte`] ?? null;
}

const keys = import.meta.glob("./*/keys.ts") as Record<string, () => Promise<{ keys: Keys }>>;

/** What the keyboard does at a table: printed keys, each with the catalogue key of what it does (`<game>/keys.ts`). */
export type Keys = readonly (readonly [string, string])[];

export async function keysOf(game: string): Promise<Keys> {
  return (await keys[`./${game}/keys.ts`]?.())?.keys ?? [];
}

const diagrams = import.meta.glob("./*/Diagram.svelte") as Record<
  string,
  () => Promise<{ default: Component<{ picture: Picture; label: string }> }>
>;

/** Draws a picture of a game's rule book; null where the game has none. */
export const diagramOf = (game: string) => diagrams[`./${game}/Diagram.svelte`]?.() ?? null;

/** What a step of a plan looks like on the board. */
export interface Sketch {
  ways: Way[];
  marks: string[];
}

/** How a game draws plans (`<game>/sketch.ts`). */
export interface Sketcher {
  sketch(step: { code: string; args: Args }): Sketch;
  /** The part of the board on which these places lie, as a picture names it. */
  part(places: readonly string[]): [string, string];
}

const sketchers = import.meta.glob("./*/sketch.ts") as Record<string, () => Promise<Sketcher>>;

export async function sketcherOf(game: string): Promise<Sketcher | null> {
  return (await sketchers[`./${game}/sketch.ts`]?.()) ?? null;
}

/** The table and words of a game, or null when this client cannot draw it. */
export function gameOf(id: string): Game | null {
  const table = tables[`./${id}/Table.svelte`];
  const speak = words[`./${id}/words.ts`];
  return table && speak ? { table, words: speak } : null;
}
