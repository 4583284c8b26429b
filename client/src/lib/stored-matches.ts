/** The matches this device knows: its seat tokens, the links it gave away, how far it has read. */

import { LOCAL, localReferee } from "./local-referee";
import { linkTo } from "./router.svelte";
import { read, write } from "./storage";

export interface StoredMatch {
  game: string;
  /** Secrets of the seats this device plays. */
  tokens: string[];
  /** Seats given away by link, so that the link can be shown again. */
  invites: { seat: number; token: string }[];
  /** When it was last opened here. */
  at: number;
  /** Number of the last event read here. */
  seen: number;
  /** Number of the last chat line read here; absent before the chat was first loaded. */
  heard?: number;
  /** The commitment to the dice as it was shown here first. */
  commitment?: string;
  /** The record that a server has of it; empty while it waits to be sent, absent where nobody wanted that. */
  handed?: string;
  /** The steps of the guide that are over; absent where a match is not guided. */
  guide?: string[];
}

const INDEX = "dugout.matches";
const key = (id: string) => `dugout.match.${id}`;
const EMPTY: StoredMatch = { game: "", tokens: [], invites: [], at: 0, seen: 0 };

export function storedMatch(id: string): StoredMatch {
  return { ...EMPTY, ...read<Partial<StoredMatch>>(key(id), {}) };
}

/** Ids of known matches, the last opened first: those of this page, or where there is a server, those of the server. */
export function storedMatchIds(): string[] {
  const known = read<string[]>(INDEX, []).filter((id) => id.startsWith(LOCAL) === (localReferee() !== null));
  return known.toSorted((a, b) => storedMatch(b).at - storedMatch(a).at);
}

export function storeMatch(id: string, changed: Partial<StoredMatch>): StoredMatch {
  const next = { ...storedMatch(id), ...changed };
  write(key(id), next);
  const index = read<string[]>(INDEX, []);
  if (!index.includes(id)) write(INDEX, [...index, id]);
  return next;
}

export function forgetMatch(id: string): void {
  write(key(id), null);
  write(
    INDEX,
    read<string[]>(INDEX, []).filter((other) => other !== id),
  );
}

/** Take a seat token out of a link's fragment (`#seat=TOKEN`), keeping what is there already. */
export function storeSeatFromLink(id: string, hash: string): boolean {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("seat");
  if (!token) return false;
  const before = storedMatch(id);
  const invites = before.invites.filter((invite) => invite.token !== token);
  if (!before.tokens.includes(token))
    storeMatch(id, { tokens: [...before.tokens, token], invites, at: Date.now() });
  return true;
}

export function seatLink(id: string, token: string): string {
  return linkTo(`/match/${encodeURIComponent(id)}#seat=${encodeURIComponent(token)}`);
}

export function watchLink(id: string): string {
  return linkTo(`/match/${encodeURIComponent(id)}`);
}
