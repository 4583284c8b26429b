/** A reel as a server in this page: it speaks the protocol of a match, so that the real tables can show it. */

import { LocalSocket } from "../lib/local-socket";
import { MatchClient } from "../lib/match.svelte";
import { fullUpdate } from "../lib/snapshots";
import type { GameEvent, Moment, Snapshot } from "../protocol";
import type { Frame, Reel } from "./reel.svelte";

export class ReplayServer {
  #socket: LocalSocket | null = null;
  #client: MatchClient | null = null;
  #reel: Reel;
  #live: () => Snapshot;
  #edition = 0;
  #shown: { snapshot: Snapshot; events: GameEvent[] } | null = null;

  /** `live` says who plays what: all that is the same at every stop. */
  constructor(reel: Reel, live: () => Snapshot) {
    this.#reel = reel;
    this.#live = live;
  }

  /** A match that shows what this server sends. */
  client(): MatchClient {
    this.#client = new MatchClient(`replay:${this.#reel.match}`, [], {
      open: this.#open,
      advise: () => Promise.resolve({}),
      isReplay: true,
    });
    return this.#client;
  }

  /** Draw a stop as it is. */
  jump(stop: number, frame: Frame): void {
    this.#edition += 1;
    const events = this.#reel.eventsTo(stop);
    const snapshot = { ...this.#always(), ...this.#moment(stop, frame) };
    this.#shown = { snapshot, events };
    this.#tell();
    this.#client?.tryNow(); // the first stop may have been so long in coming that the match has given up for a while
  }

  /** Act out what led to a stop from an earlier one, by default the one before. */
  advance(stop: number, frame: Frame, from = stop - 1): void {
    const moment = this.#moment(stop, frame);
    this.#shown = { snapshot: { ...this.#always(), ...moment }, events: this.#reel.eventsTo(stop) };
    this.#socket?.say({ type: "events", ...fullUpdate(moment), events: this.#reel.eventsOf(stop, from) });
  }

  #open = (): WebSocket => {
    this.#socket = new LocalSocket((message) => {
      if (message.type === "hello") this.#tell();
    });
    return this.#socket as unknown as WebSocket;
  };

  #tell(): void {
    if (this.#shown)
      this.#socket?.say({ type: "snapshot", ...this.#shown.snapshot, events: this.#shown.events });
  }

  #always(): Snapshot {
    const live = this.#live();
    const seats = live.seats.map((seat) => ({ ...seat, online: true })); // the reader stays "you"
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
}
