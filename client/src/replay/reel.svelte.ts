/** A match to be shown again: where it stops, what happened between, and what it looked like, a page at a time. */

import { ApiFailure, call, errorOf } from "../lib/api";
import type { ApiError, GameEvent } from "../protocol";
import type * as wire from "../wire";
import type { StopInfo } from "../wire";

/** `at` names the stop for everybody; `last` is the number of the newest event of this viewer there. */
export type Stop = StopInfo;

/** The match as it was at a stop. */
export type Frame = Omit<wire.Frame, "view"> & { view: unknown };

export type Ask = <T>(path: string, tokens: string[]) => Promise<T>;

const PAGE = 50;

export class Reel {
  stops = $state.raw<readonly Stop[]>([]);
  /** Everything this viewer may see, in order. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Whether the viewer may play on from here and download the record. */
  open = $state(false);
  failure = $state.raw<ApiError | null>(null);

  readonly match: string;
  /** Through whose eyes: a seat, −3 for everybody's, null for the viewer's own. */
  readonly eyes: number | null;
  #tokens: string[];
  #ask: Ask;
  #pages = new Map<number, Promise<Frame[]>>();
  #loading: Promise<void> | null = null;

  constructor(match: string, tokens: string[], eyes: number | null = null, ask: Ask = call) {
    this.match = match;
    this.eyes = eyes;
    this.#tokens = tokens;
    this.#ask = ask;
  }

  /** Ask where the match stops, or where it has stopped since. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Something was taken back: forget everything. */
  async reload(): Promise<void> {
    await this.#loading;
    this.#pages.clear();
    this.stops = [];
    this.events = [];
    await this.load();
  }

  /** The last stop. */
  get end(): number {
    return Math.max(0, this.stops.length - 1);
  }

  /** The first stop at which so many things have been seen by everybody; the end, beyond it. */
  stopAt(at: number): number {
    const found = this.stops.findIndex((stop) => stop.at >= at);
    return found < 0 ? this.end : found;
  }

  /** The stop at which an event has happened. */
  stopOf(event: number): number {
    const found = this.stops.findIndex((stop) => stop.last >= event);
    return found < 0 ? this.end : found;
  }

  /** The stop at which somebody was asked what led to an event. */
  questionBefore(event: number): number {
    return this.stopAt(this.stops[this.stopOf(event)]?.asked ?? 0);
  }

  /** What happened between an earlier stop, by default the one before, and this one. */
  eventsOf(stop: number, after = stop - 1): GameEvent[] {
    const from = after >= 0 ? (this.stops[after]?.last ?? 0) : 0;
    return this.events.slice(from, this.stops[stop]?.last ?? from);
  }

  /** The next stop, or the one after the dice that are rolled there: they belong to one question. */
  next(stop: number): number {
    let next = stop + 1;
    while (next < this.end && this.eventsOf(next + 1)[0]?.stakes && this.#goesOn(next)) next += 1;
    return Math.min(next, this.end);
  }

  /** Whether what happens after a stop was asked before it: the kicks of a shoot-out are not. */
  #goesOn(stop: number): boolean {
    return (this.stops[stop + 1]?.asked ?? 0) < (this.stops[stop]?.at ?? 0);
  }

  /** Everything up to a stop. */
  eventsTo(stop: number): GameEvent[] {
    return this.events.slice(0, this.stops[stop]?.last ?? 0);
  }

  /** What the match looked like; throws ApiFailure. */
  async frame(stop: number): Promise<Frame> {
    const number = Math.floor(stop / PAGE);
    const page = await this.#page(number);
    const frame = page[stop - number * PAGE];
    if (frame) return frame;
    this.#pages.delete(number); // it was asked for before the match came this far
    const again = (await this.#page(number))[stop - number * PAGE];
    if (again) return again;
    throw new ApiFailure({ code: "no-moment", message: "" }, 404);
  }

  /** Have the frames around a stop at hand before they are needed. */
  prepare(stop: number): void {
    const next = Math.floor((stop + PAGE / 2) / PAGE);
    if (next * PAGE < this.stops.length) this.#page(next).catch(() => undefined);
  }

  async #load(): Promise<void> {
    const first = this.stops.length;
    try {
      const found = await this.#ask<wire.Replay>(this.#address("replay", `first=${first}`), this.#tokens);
      this.events = [...this.events, ...found.events];
      this.stops = [...this.stops, ...found.stops];
      this.open = found.open;
      this.failure = null;
    } catch (error) {
      this.failure = errorOf(error);
    }
  }

  #page(number: number): Promise<Frame[]> {
    let page = this.#pages.get(number);
    if (!page) {
      const path = this.#address("frames", `first=${number * PAGE}&count=${PAGE}`);
      page = this.#ask<{ frames: Frame[] }>(path, this.#tokens).then((found) => found.frames);
      page.catch(() => this.#pages.delete(number)); // the next wish tries again
      this.#pages.set(number, page);
    }
    return page;
  }

  #address(what: string, query: string): string {
    const eyes = this.eyes === null ? "" : `&eyes=${this.eyes}`;
    return `/matches/${encodeURIComponent(this.match)}/${what}?${query}${eyes}`;
  }
}
