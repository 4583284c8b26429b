/**
 * How this device reaches a match: by a socket that is opened again whenever it breaks, or by polling over HTTP where
 * sockets are impossible.
 */

import type { ApiError, ClientMessage, ServerMessage } from "../protocol";
import { ApiFailure, FINAL } from "./api";
import type { Environment } from "./environment";
import { retryDelay, Socket } from "./socket";

export type ConnectionState = "connecting" | "live" | "offline";

const POLL_EVERY = 2_000;
const SOCKET_TRIES_BEFORE_POLLING = 2;

export interface ConnectionHandlers<V> {
  url: () => string;
  /** The first message on a new socket. */
  hello: () => ClientMessage;
  received: (message: ServerMessage<V>) => void;
  /** Requests what is new over HTTP and returns a function that applies it; throws ApiFailure. Null: sockets only. */
  fetch: (() => Promise<() => void>) | null;
  /** Answers can be sent. */
  live: () => void;
  /** What was sent may never have arrived. */
  lost: () => void;
}

export class Connection<V> {
  state = $state<ConnectionState>("connecting");
  /** When the next try to reconnect starts (local milliseconds); null while one is running or none is needed. */
  nextTry = $state<number | null>(null);
  /** Why this match cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null);
  polling = $state(false);

  #environment: Environment;
  #handlers: ConnectionHandlers<V>;
  #socket: Socket<V>;
  #tries = 0;
  #everOpen = false;
  #closed = false;

  constructor(environment: Environment, handlers: ConnectionHandlers<V>) {
    this.#environment = environment;
    this.#handlers = handlers;
    this.#socket = new Socket(environment.open, {
      opened: () => this.send(handlers.hello()),
      received: handlers.received,
      lost: () => this.lost(),
      renewed: () => this.#renew(),
    });
    addEventListener("online", this.tryNow);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#onShow);
  }

  /** Messages can be sent over the socket. */
  get isReady(): boolean {
    return !this.polling && this.state === "live" && this.#socket.isOpen;
  }

  connect(): void {
    this.nextTry = null;
    this.polling = false;
    this.state = "connecting";
    this.#socket.connect(this.#handlers.url());
  }

  /** Do not wait for the countdown. */
  tryNow = (): void => {
    if (!this.#closed && !this.failure && this.state === "offline") this.connect();
  };

  /** Connect again, for instance in another language. */
  reconnect(): void {
    if (!this.#closed && !this.failure && !this.polling) this.connect();
  }

  send(message: ClientMessage): void {
    this.#socket.send(message);
  }

  /** Do something later, unless the socket is closed or reopened first. */
  after(ms: number, act: () => void): void {
    this.#socket.after(ms, act);
  }

  /** The server has answered the hello. */
  greeted(): void {
    this.#everOpen = true;
    this.#tries = 0;
    this.#live();
    this.#socket.startHeartbeat();
  }

  /** Give up: another attempt would be pointless. */
  fail(error: ApiError): void {
    this.failure = error;
    this.#socket.close();
    this.state = "offline";
    this.nextTry = null;
  }

  lost(): void {
    if (this.#closed) return;
    this.#socket.close();
    this.#handlers.lost();
    if (this.failure) {
      this.state = "offline";
      return;
    }
    this.#tries += 1;
    // A proxy that blocks sockets may let HTTP through: poll then. HTTP also reports a match that does not exist.
    const fetch = this.#everOpen || this.#tries < SOCKET_TRIES_BEFORE_POLLING ? null : this.#handlers.fetch;
    if (fetch) void this.#poll(fetch, true);
    else this.#retryLater();
  }

  /** Do not wait for the next poll. */
  async pollNow(): Promise<void> {
    this.#socket.stopTimers();
    if (this.#handlers.fetch) await this.#poll(this.#handlers.fetch);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.tryNow);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#onShow);
    this.#socket.close();
  }

  /** The device knows that it is offline: no need to wait for a ping to time out. */
  #onOffline = (): void => {
    if (this.state !== "offline") this.lost();
  };

  #onShow = (): void => {
    if (document.visibilityState === "visible") this.tryNow();
  };

  #renew(): void {
    this.#handlers.lost();
    this.connect();
  }

  #live(): void {
    this.state = "live";
    this.nextTry = null;
    this.#handlers.live();
  }

  #retryLater(): void {
    const ms = retryDelay(this.#tries, this.#environment.random());
    this.state = "offline";
    this.nextTry = this.#environment.now() + ms;
    this.after(ms, () => this.connect());
  }

  async #poll(fetch: () => Promise<() => void>, first = false): Promise<void> {
    try {
      const takeOver = await fetch();
      if (this.#closed) return;
      this.polling = true;
      takeOver();
      this.#live();
      this.after(POLL_EVERY, () => void this.#poll(fetch));
    } catch (e) {
      if (this.#closed) return;
      if (e instanceof ApiFailure && FINAL.has(e.error.code)) this.fail(e.error);
      else if (first) this.#retryLater();
      else this.lost();
    }
  }
}
