/**
 * A lesson as a line to a server: it speaks the protocol of a match, so that the real table can be played on it.
 *
 * The server keeps nothing of a lesson. Every answer is sent together with all before it, and the whole try comes back.
 */
import { ApiFailure, call } from "../lib/api";
import type { Advice, Surroundings } from "../lib/surroundings";
import type { ApiError, ClientMessage, GameEvent, Moment, SeatInfo, ServerMessage } from "../protocol";
import { attempt, lessons } from "./lessons.svelte";

export type Verdict = "open" | "won" | "missed";

interface LessonMoment extends Moment {
  game: string;
  version: number;
  seats: SeatInfo[];
  events: GameEvent[];
  verdict: Verdict;
}

const post = <T>(path: string, body: unknown) =>
  call<T>(`/lessons/${path}`, [], { method: "POST", body: JSON.stringify(body) });

const errorOf = (failure: unknown): ApiError =>
  failure instanceof ApiFailure ? failure.error : { code: "offline", message: "" };

export class LessonLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #answers: string[] = [];
  #question = 0;
  /** Answers are judged one after the other. */
  #judging: Promise<void> = Promise.resolve();
  #seen = 0;
  readonly #path: string;
  readonly #judge: (verdict: Verdict) => void;

  /** `judge` hears how the try stands after every answer. */
  constructor(game: string, name: string, judge: (verdict: Verdict) => void) {
    this.#path = `${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
    this.#judge = judge;
    queueMicrotask(() => {
      if (this.readyState === WebSocket.CLOSED) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  /** What a MatchClient needs in order to play on this line. */
  surroundings(): Partial<Surroundings> {
    return { open: () => this as unknown as WebSocket, advise: this.#advise };
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "hello") void this.#begin();
    else if (message.type === "answer")
      this.#judging = this.#judging.then(() =>
        this.#answer(message.question, message.action, message.answer),
      );
    else if (message.type === "ping") this.#say({ type: "pong" });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  #advise = (about: Advice, body: Record<string, unknown>): Promise<unknown> => {
    const { seat: _, question: __, ...rest } = body;
    return post(`${this.#path}/${about}`, { ...rest, answers: this.#answers });
  };

  async #begin(): Promise<void> {
    try {
      const moment = await (lessons.begun<LessonMoment>(this.#path) ?? attempt<LessonMoment>(this.#path, []));
      const { events, ...now } = moment;
      this.#seen = events.length;
      this.#question = moment.question;
      this.#say({
        type: "snapshot",
        ...now,
        events,
        last: events.length,
        clock: null,
        match: `lesson-${this.#path}`,
        options: {},
        hot_seat: false,
        created: "",
        dice_commitment: null,
      });
    } catch (failure) {
      this.#say({ type: "error", error: errorOf(failure) });
    }
  }

  async #answer(question: number, action: string, answer: string): Promise<void> {
    if (question !== this.#question) {
      // left over from an earlier try, or pressed twice
      this.#say({ type: "error", action, error: { code: "stale-question", message: "" } });
      return;
    }
    const answers = [...this.#answers, answer];
    try {
      const {
        events,
        game: _,
        version: __,
        seats: ___,
        verdict,
        ...now
      } = await attempt<LessonMoment>(this.#path, answers);
      const fresh = events.slice(this.#seen);
      this.#answers = answers;
      this.#question = now.question;
      this.#seen = events.length;
      this.#say({ type: "events", ...now, events: fresh, last: events.length, clock: null });
      this.#say({ type: "answered", action, last: events.length });
      this.#judge(verdict);
    } catch (failure) {
      this.#say({ type: "error", action, error: errorOf(failure) });
    }
  }

  #say(message: ServerMessage): void {
    if (this.readyState !== WebSocket.CLOSED) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
