/** A socket without a network: lessons and replays answer it synchronously, in the protocol of a match. */

import type { ClientMessage, ServerMessage } from "../protocol";

export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #receive: (message: ClientMessage, from: LocalSocket) => void;

  constructor(receive: (message: ClientMessage, from: LocalSocket) => void) {
    this.#receive = receive;
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  get isOpen(): boolean {
    return this.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "ping") this.say({ type: "pong" });
    else this.#receive(message, this);
  }

  say(message: ServerMessage): void {
    if (this.isOpen) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The other end cannot be reached: a new socket is tried later. */
  break(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.close();
    this.onclose?.();
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}
