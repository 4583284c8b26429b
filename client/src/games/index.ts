/** The games this client can draw. What the server does not list is never offered. */

import type { Component } from "svelte";
import type { Args, Translate } from "../lib/i18n.svelte";
import type { MatchClient } from "../lib/match.svelte";
import type { GameEvent, Snapshot } from "../protocol";

export interface TableProps {
  match: MatchClient;
  /** The seat shown; null for a spectator. */
  seat: number | null;
}

/** Turns the integers of an event (or the figures of a question) into words for the sentence. */
export interface Words {
  eventArgs(event: Pick<GameEvent, "code" | "args">, snapshot: Snapshot, t: Translate): Args;
}

export interface Game {
  table: () => Promise<{ default: Component<TableProps> }>;
  words: () => Promise<Words>;
}

const tables = import.meta.glob("./*/Table.svelte") as Record<string, Game["table"]>;
const words = import.meta.glob("./*/words.ts") as Record<string, Game["words"]>;

/** The table and words of a game, or null when this client cannot draw it. */
export function gameOf(id: string): Game | null {
  const table = tables[`./${id}/Table.svelte`];
  const speak = words[`./${id}/words.ts`];
  return table && speak ? { table, words: speak } : null;
}
