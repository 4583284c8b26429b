/**
 * Matches that live in this page and not at the server. Whoever judges them (`local/`) puts itself in here; until then,
 * and on pages that need no such match, this is all there is of it.
 */

export interface Elsewhere {
  /** What a server would answer: the status and the body. */
  request: (method: string, path: string, tokens: string[], body: string) => Promise<[number, string]>;
  open: (match: string) => WebSocket;
}

export const LOCAL = "local-";
/** Where a match is made that is to live in this page. */
export const LOCAL_MATCHES = "/local/matches";

let judge: Elsewhere | null = null;

export const isLocal = (match: string): boolean => match.startsWith(LOCAL);

export function judgeHere(found: Elsewhere): void {
  judge = found;
}

/** Who answers a request, where it is not the server. */
export const judgeOf = (path: string): Elsewhere | null =>
  path.startsWith(`/matches/${LOCAL}`) || path === LOCAL_MATCHES ? judge : null;
