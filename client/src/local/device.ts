/** All that this browser keeps of its matches: counted, saved as one file, read from one, removed. */

import { call, errorOf } from "../lib/api";
import { forgetMatch, type StoredMatch, storedMatch, storeMatch } from "../lib/stored-matches";
import type { ApiError } from "../protocol";
import { save } from "./downloads";
import { MatchStore } from "./store";
import { CHANNEL } from "./tabs";

const FORMAT = "dugout matches 1";
/** What the page keeps beside the matches: preferences, how far lessons are. */
const PREFERENCE = /^dugout\.(?!match)/;

interface Saved {
  format: string;
  matches: { kept: { row: { id: string; game: string; status: string } }; stored: Partial<StoredMatch> }[];
  preferences: Record<string, string>;
}

export interface KeptMatch {
  id: string;
  game: string;
  isOver: boolean;
  bytes: number;
}

const store = new MatchStore();

/** Every match of this browser, also those that no list shows; rejects where the browser keeps nothing. */
export async function keptMatches(): Promise<KeptMatch[]> {
  return (await store.all()).map((text) => {
    const { id, game, status } = (JSON.parse(text) as Saved["matches"][0]["kept"]).row;
    return { id, game, isOver: status === "over", bytes: text.length };
  });
}

export async function removeMatch(id: string): Promise<void> {
  forgetMatch(id);
  await store.remove(id);
  const others = new BroadcastChannel(CHANNEL); // whoever has it open hears that it is gone
  others.postMessage(id);
  others.close();
}

/** Matches with their seats, and preferences, as one file. */
export async function saveAll(): Promise<void> {
  const matches = (await store.all()).map((text) => {
    const kept = JSON.parse(text) as Saved["matches"][0]["kept"];
    return { kept, stored: storedMatch(kept.row.id) };
  });
  const names = Object.keys(localStorage).filter((name) => PREFERENCE.test(name));
  const preferences = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? ""]));
  const file: Saved = { format: FORMAT, matches, preferences };
  save(`dugout-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(file));
}

export interface Read {
  count: number;
  /** Why some are missing. */
  refused: ApiError[];
}

/** The matches of a file that `saveAll` made, as it says itself; null where it is another file. */
export function savedIn(text: string): Saved | null {
  try {
    const found = JSON.parse(text) as Partial<Saved> | null;
    return found?.format === FORMAT && Array.isArray(found.matches) ? (found as Saved) : null;
  } catch {
    return null;
  }
}

/** Every match is judged again by the rules before it is kept; those that are here already stay. */
export async function readAll({ matches, preferences }: Saved): Promise<Read> {
  const refused: ApiError[] = [];
  for (const { kept, stored } of matches) {
    try {
      const { match } = await call<{ match: string }>("/kept", [], {
        method: "POST",
        body: JSON.stringify(kept ?? null),
      });
      if (storedMatch(match).tokens.length === 0) storeMatch(match, known(stored));
    } catch (error) {
      refused.push(errorOf(error));
    }
  }
  for (const [name, value] of Object.entries(preferences ?? {}))
    if (PREFERENCE.test(name) && localStorage.getItem(name) === null)
      localStorage.setItem(name, String(value));
  return { count: matches.length - refused.length, refused };
}

/** The seats of a match as its file has them. */
function known(stored: Partial<StoredMatch> | undefined): Partial<StoredMatch> {
  const { game, tokens, at } = stored ?? {};
  const seats = Array.isArray(tokens) ? tokens.filter((token) => typeof token === "string") : [];
  return { game: String(game ?? ""), tokens: seats, at: Number(at) || Date.now() };
}
