/**
 * A page without a server runs its own referee (`local/`), which registers itself here. Pages with a server load only
 * this file of it.
 */

export interface LocalReferee {
  /** The response of a server: status and body. */
  request: (method: string, path: string, tokens: string[], body: string) => Promise<[number, string]>;
  open: (match: string) => WebSocket;
  /** Share a match: a link to its report (`report`) or to a moment (`at=3`), or a file. */
  share: (match: string, place: string) => Promise<void>;
}

/** The prefix of the ids of matches that are stored in a browser (`local/outside.py`). */
export const LOCAL = "local-";

/** Whether this is a record that nobody plays (`referee/records.py`), wherever it is kept. */
export const isRecord = (match: string): boolean => match.replace(LOCAL, "").startsWith("record-");

let referee: LocalReferee | null = null;

export function useLocalReferee(started: LocalReferee): void {
  referee = started;
}

/** The referee of this page; null where there is a server. */
export const localReferee = (): LocalReferee | null => referee;
