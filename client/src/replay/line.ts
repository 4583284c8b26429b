/** A reel as a line to a server: it speaks the protocol of a match, so that the real tables can show it. */

import { MatchClient } from "../lib/match.svelte";
import type { Surroundings } from "../lib/surroundings";
import type { ClientMessage, GameEvent, Moment, ServerMessage, Snapshot } from "../protocol";
import type { Frame, Reel } from "./reel.svelte";

export class ReelLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #reel: Reel;
  #live: () => Snapshot;
  #edition = 0;
  #shown: { snapshot: Snapshot; events: GameEvent[] } | null = null;

  /** `live` says who plays what: all that is the same at every stop. */
  constructor(reel: Reel, live: () => Snapshot) {
    this.#reel = reel;
    this.#live = live;
  }

  /** A match that shows what this line tells. */
  client(): MatchClient {
    return new MatchClient(`replay:${this.#reel.match}`, [], this.surroundings());
  }

  surroundings(): Partial<Surroundings> {
    return { open: this.#open, advise: () => Promise.resolve({}), again: true };
  }

  /** Draw a stop as it is. */
  jump(stop: number, frame: Frame): void {
    this.#edition += 1;
    const events = this.#reel.eventsTo(stop);
    const snapshot = { ...this.#always(), ...this.#moment(stop, frame) };
    this.#shown = { snapshot, events };
    this.#tell();
  }

  /** Act out what led to a stop from the one before. */
  advance(stop: number, frame: Frame): void {
    const moment = this.#moment(stop, frame);
    this.#shown = { snapshot: { ...this.#always(), ...moment }, events: this.#reel.eventsTo(stop) };
    this.#say({ type: "events", ...moment, events: this.#reel.eventsOf(stop) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "hello") this.#tell();
    else if (message.type === "ping") this.#say({ type: "pong" });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  #open = (): WebSocket => {
    this.readyState = WebSocket.CONNECTING;
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
    return this as unknown as WebSocket;
  };

  #tell(): void {
    if (this.#shown) this.#say({ type: "snapshot", ...this.#shown.snapshot, events: this.#shown.events });
  }

  #always(): Snapshot {
    const live = this.#live();
    const seats = live.seats.map((seat) => ({ ...seat, yours: false, online: true }));
    return { ...live, seats, hot_seat: false };
  }

  #moment(stop: number, frame: Frame): Moment {
    return {
      last: this.#reel.stops[stop]?.last ?? 0,
      question: frame.question,
      view: frame.view,
      views: {},
      asked: [],
      prompt: frame.prompt,
      clock: null,
      status: frame.status,
      result: frame.result,
      edition: this.#edition,
    };
  }

  #say(message: ServerMessage): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
