/** Consecutive WebSockets to the same server, with timers that end with the socket, and a heartbeat. */

import type { ClientMessage, ServerMessage } from "../protocol";
import { localReferee } from "./local-referee";

const PING_EVERY = 20_000;
/** Milliseconds without a response after which a socket counts as lost; the referee of a page must first start. */
export const answerTimeout = (): number => (localReferee() ? 60_000 : 8_000);
/** Seconds before the first try to reconnect, the second, and so on. */
const RETRY_SECONDS = [1, 2, 4, 8, 15, 30];

/** Milliseconds before the next try, with jitter so that clients do not all reconnect at once. */
export function retryDelay(tries: number, random: number): number {
  const base = RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length) - 1] ?? 1;
  return Math.round(base * 1000 * (0.85 + 0.3 * random));
}

/** The close code of the page's own referee for a socket that is to be reopened at once: nothing is lost. */
export const RENEWED = 4100;

type Timer = ReturnType<typeof setTimeout>;

export interface Handlers<V> {
  opened: () => void;
  received: (message: ServerMessage<V>) => void;
  /** The socket closed, or does not respond. */
  lost: () => void;
  /** The socket closed and is to be reopened at once. */
  renewed: () => void;
}

export class Socket<V> {
  #open: (url: string) => WebSocket;
  #handlers: Handlers<V>;
  #socket: WebSocket | null = null;
  #greeted = false;
  #timers = new Set<Timer>();
  #pong: Timer | undefined;

  constructor(open: (url: string) => WebSocket, handlers: Handlers<V>) {
    this.#open = open;
    this.#handlers = handlers;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** A new socket instead of the old one. */
  connect(url: string): void {
    this.close();
    this.#greeted = false;
    let socket: WebSocket;
    try {
      socket = this.#open(url);
    } catch {
      this.#handlers.lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.after(answerTimeout(), () => {
        if (!this.#greeted) this.#handlers.lost();
      });
      this.#handlers.opened();
    };
    socket.onmessage = (m) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#pong);
      this.#handlers.received(JSON.parse(String(m.data)) as ServerMessage<V>);
    };
    socket.onclose = (closed?: CloseEvent) => {
      if (this.#socket !== socket) return;
      if (closed?.code === RENEWED) this.#handlers.renewed();
      else this.#handlers.lost();
    };
    this.after(answerTimeout(), () => {
      if (!this.isOpen) this.#handlers.lost();
    });
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The server has answered the hello: from now on it is pinged regularly. */
  startHeartbeat(): void {
    this.#greeted = true;
    this.after(PING_EVERY, () => {
      if (!this.isOpen) return;
      clearTimeout(this.#pong);
      this.#pong = setTimeout(() => this.#handlers.lost(), answerTimeout());
      this.startHeartbeat();
      this.send({ type: "ping" }); // last: a local socket answers before this returns
    });
  }

  /** Do something later, unless the socket is closed or reopened first. */
  after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearTimeout(this.#pong);
  }

  close(): void {
    this.stopTimers();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
