/** One socket after another to the same server, with timers that end with the socket, and a heartbeat. */

import type { ClientMessage, ServerMessage } from "../protocol";

const PING_EVERY = 20_000;
/** Milliseconds after which a line that owes an answer counts as lost. */
export const PATIENCE = 8_000;
/** Seconds before the first try to reconnect, the second, and so on. */
const WAITS = [1, 2, 4, 8, 15, 30];

/** Milliseconds before the next try, a little different for everybody so that they do not all come back at once. */
export function pause(tries: number, random: number): number {
  const base = WAITS[Math.min(tries, WAITS.length) - 1] ?? 1;
  return Math.round(base * 1000 * (0.85 + 0.3 * random));
}

type Timer = ReturnType<typeof setTimeout>;

export interface Ends<V> {
  opened: () => void;
  heard: (message: ServerMessage<V>) => void;
  /** The line broke, or stays silent. */
  lost: () => void;
}

export class Line<V> {
  #open: (url: string) => WebSocket;
  #ends: Ends<V>;
  #socket: WebSocket | null = null;
  #greeted = false;
  #timers = new Set<Timer>();
  #pong: Timer | undefined;

  constructor(open: (url: string) => WebSocket, ends: Ends<V>) {
    this.#open = open;
    this.#ends = ends;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** A new socket in the place of the old one. */
  connect(url: string): void {
    this.close();
    this.#greeted = false;
    let socket: WebSocket;
    try {
      socket = this.#open(url);
    } catch {
      this.#ends.lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.after(PATIENCE, () => {
        if (!this.#greeted) this.#ends.lost();
      });
      this.#ends.opened();
    };
    socket.onmessage = (m) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#pong);
      this.#ends.heard(JSON.parse(String(m.data)) as ServerMessage<V>);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#ends.lost();
    };
    this.after(PATIENCE, () => {
      if (!this.isOpen) this.#ends.lost();
    });
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The server has greeted: from now on it is asked now and then whether it is still there. */
  beat(): void {
    this.#greeted = true;
    this.after(PING_EVERY, () => {
      if (!this.isOpen) return;
      clearTimeout(this.#pong);
      this.#pong = setTimeout(() => this.#ends.lost(), PATIENCE);
      this.beat();
      this.send({ type: "ping" }); // last: some lines answer before this returns
    });
  }

  /** Do something later, unless the line is closed or opened anew before. */
  after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  /** Forget what was to be done later. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearTimeout(this.#pong);
  }

  close(): void {
    this.stop();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
