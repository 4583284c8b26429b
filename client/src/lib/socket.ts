/** One WebSocket after another to the same server, with timers that end with the socket, and a heartbeat. */

import type { ClientMessage, ServerMessage } from "../protocol";
import { here } from "./elsewhere";

const PING_EVERY = 20_000;
/** Milliseconds after which a socket that owes an answer counts as lost; whoever answers in this page starts first. */
export const answerTimeout = (): number => (here() ? 60_000 : 8_000);
/** Seconds before the first try to reconnect, the second, and so on. */
const RETRY_SECONDS = [1, 2, 4, 8, 15, 30];

/** Milliseconds before the next try, a little different for everybody so that they do not all come back at once. */
export function retryDelay(tries: number, random: number): number {
  const base = RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length) - 1] ?? 1;
  return Math.round(base * 1000 * (0.85 + 0.3 * random));
}

/** With this code whoever answers in this page closes a line that is to be opened again at once: nothing is lost. */
export const RENEWED = 4100;

type Timer = ReturnType<typeof setTimeout>;

export interface Handlers<V> {
  opened: () => void;
  received: (message: ServerMessage<V>) => void;
  /** The socket closed, or stays silent. */
  lost: () => void;
  /** The socket closed, and another one is wanted at once. */
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

  /** The server has answered the hello: from now on it is pinged now and then. */
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
