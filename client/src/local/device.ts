/** Everything this browser stores of its matches: counted, exported as one file, imported, removed. */

import { call, errorOf } from "../lib/api";
import { forgetMatch, type StoredMatch, storedMatch, storeMatch } from "../lib/stored-matches";
import type { ApiError } from "../protocol";
import { save } from "./downloads";
import { MatchStore } from "./store";
import { CHANNEL } from "./tabs";

const FORMAT = "dugout matches 1";
/** What the page stores besides the matches: preferences, progress of lessons. */
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

/** All matches of this browser, including those that no list shows; rejects if the browser has no storage. */
export async function keptMatches(): Promise<KeptMatch[]> {
  return (await store.all()).map(([id, text]) => {
    const { row } = JSON.parse(text) as { row?: Partial<Saved["matches"][0]["kept"]["row"]> };
    return { id, game: row?.game ?? "", isOver: row?.status === "over", bytes: text.length };
  });
}

export async function removeMatch(id: string): Promise<void> {
  forgetMatch(id);
  await store.remove(id);
  const others = new BroadcastChannel(CHANNEL); // notifies tabs that have it open
  others.postMessage(id);
  others.close();
}

/** Matches with their seats, and preferences, as one file; rejects if the browser has no storage. */
export async function saveAll(): Promise<void> {
  const matches = (await store.all()).map(([id, text]) => ({
    kept: JSON.parse(text) as Saved["matches"][0]["kept"],
    stored: storedMatch(id),
  }));
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

/** The matches in a file that `saveAll` wrote, by its own label; null for any other file. */
export function savedIn(text: string): Saved | null {
  try {
    const found = JSON.parse(text) as Partial<Saved> | null;
    return found?.format === FORMAT && Array.isArray(found.matches) ? (found as Saved) : null;
  } catch {
    return null;
  }
}

/** Every match is validated by the rules before it is stored; existing ones are not changed. */
export async function readAll({ matches, preferences }: Saved): Promise<Read> {
  const refused: ApiError[] = [];
  for (const each of matches) {
    const { kept, stored } = { ...each }; // a damaged file may have anything here
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
  try {
    for (const [name, value] of Object.entries(preferences ?? {}))
      if (PREFERENCE.test(name) && localStorage.getItem(name) === null)
        localStorage.setItem(name, String(value));
  } catch {
    // no room for preferences: the matches are here
  }
  return { count: matches.length - refused.length, refused };
}

/** The seats of a match as its file has them. */
function known(stored: Partial<StoredMatch> | undefined): Partial<StoredMatch> {
  const { game, tokens, at } = stored ?? {};
  const seats = Array.isArray(tokens) ? tokens.filter((token) => typeof token === "string") : [];
  return { game: String(game ?? ""), tokens: seats, at: Number(at) || Date.now() };
}
