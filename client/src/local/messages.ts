/** What page, referee and thinker say to each other. */

/** From the page to the referee. */
export type ToReferee =
  | { type: "start"; thinker: MessagePort; hurries: boolean; isFresh: boolean }
  | { type: "request"; id: number; method: string; path: string; tokens: string[]; body: string }
  | { type: "open"; line: number; match: string }
  | { type: "text"; line: number; text: string }
  | { type: "close"; line: number };

/** From the referee to the page. An empty text: the line is broken. */
export type FromReferee =
  | { type: "progress"; loaded: number; whole: number }
  | { type: "ready" }
  | { type: "failed"; reason: string }
  | { type: "trouble"; code: string }
  | { type: "response"; id: number; status: number; body: string }
  | { type: "text"; line: number; text: string };

/** The thinker's first answer, to nobody's question: it has started, or why it could not. */
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
