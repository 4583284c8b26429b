/**
 * Where there is no server, somebody in this page answers in its place (`local/`) and puts itself in here; on all other
 * pages this is all there is of it.
 */

export interface Elsewhere {
  /** What a server would answer: the status and the body. */
  request: (method: string, path: string, tokens: string[], body: string) => Promise<[number, string]>;
  open: (match: string) => WebSocket;
  /** Give a match to other people: a link to its report (`report`) or to a moment (`at=3`), or a file. */
  share: (match: string, place: string) => Promise<void>;
}

/** How the ids of matches begin that are kept in a browser (`local/outside.py`). */
export const LOCAL = "local-";

/** Whether this is a record that nobody plays (`referee/records.py`), wherever it is kept. */
export const isRecord = (match: string): boolean => match.replace(LOCAL, "").startsWith("record-");

let judge: Elsewhere | null = null;

export function judgeHere(found: Elsewhere): void {
  judge = found;
}

/** Who answers in this page; null where there is a server. */
export const here = (): Elsewhere | null => judge;
