/** The messages between page, referee and thinker. */

/** From the page to the referee. */
export type ToReferee =
  | { type: "start"; thinker: MessagePort; hurries: boolean; isFresh: boolean; lock: string }
  | { type: "request"; id: number; method: string; path: string; tokens: string[]; body: string }
  | { type: "open"; line: number; match: string }
  | { type: "text"; line: number; text: string }
  | { type: "close"; line: number };

/** From the page to the thinker: the port to the referee. */
export interface ToThinker {
  port: MessagePort;
  lock: string;
}

/** From either to the page: it now holds its lock for its lifetime. */
export const ALIVE = "alive";

/** From the referee to the page. An empty text: the connection is closed. */
export type FromReferee =
  | { type: "progress"; loaded: number; whole: number }
  | { type: typeof ALIVE }
  | { type: "ready" }
  | { type: "failed"; reason: string }
  | { type: "trouble"; code: string }
  | { type: "response"; id: number; status: number; body: string }
  | { type: "text"; line: number; text: string };

/** The thinker's first message, without a request: it has started, or why it could not. */
export const STARTED = 0;

/** From the referee to the thinker, and back. */
export interface Thought {
  id: number;
  work: string;
  task: string;
}
export interface Answer {
  id: number;
  result?: string;
  error?: string;
}
