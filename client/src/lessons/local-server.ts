/**
 * A lesson as a server in this page: it speaks the protocol of a match, so that the real table can be played on it.
 *
 * The server keeps nothing of a lesson. Every answer is sent together with all before it, and the whole try comes back.
 */
import { call, errorOf, FINAL, UNJUDGED } from "../lib/api";
import type { Advice, Environment } from "../lib/environment";
import { LocalSocket } from "../lib/local-socket";
import type { PendingAnswer } from "../lib/outbox";
import { fullUpdate } from "../lib/snapshots";
import type { LessonMoment } from "../wire";
import { attempt, lessons } from "./lessons.svelte";

export type Verdict = LessonMoment["verdict"];

const post = <T>(path: string, body: unknown) =>
  call<T>(`/lessons/${path}`, [], { method: "POST", body: JSON.stringify(body) });

export class LessonServer {
  #socket: LocalSocket | null = null;
  #answers: string[] = [];
  #question = 0;
  /** Answers are judged one after the other. */
  #judging: Promise<void> = Promise.resolve();
  #seen = 0;
  readonly #path: string;
  readonly #judge: (verdict: Verdict) => void;

  /** `judge` is called with how the try stands after every answer. */
  constructor(game: string, name: string, judge: (verdict: Verdict) => void) {
    this.#path = `${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
    this.#judge = judge;
  }

  /** What a MatchClient needs in order to play on this server. */
  environment(): Partial<Environment> {
    return { open: this.#open, advise: this.#advise };
  }

  #open = (): WebSocket => {
    this.#judging = Promise.resolve();
    this.#socket = new LocalSocket((message, socket) => {
      if (message.type === "hello") void this.#begin(socket);
      else if (message.type === "answer")
        this.#judging = this.#judging.then(() => this.#answer(message, socket));
    });
    return this.#socket as unknown as WebSocket;
  };

  #advise = (about: Advice, body: Record<string, unknown>): Promise<unknown> => {
    const { seat: _, question: __, ...rest } = body;
    return post(`${this.#path}/${about}`, { ...rest, answers: this.#answers });
  };

  /** Where the try stands: its beginning, or where it was when the connection broke. */
  async #begin(socket: LocalSocket): Promise<void> {
    const opening = this.#answers.length === 0 ? lessons.begun<LessonMoment>(this.#path) : undefined;
    try {
      const moment = await (opening ?? attempt<LessonMoment>(this.#path, this.#answers));
      if (!this.#isCurrent(socket)) return;
      const { events, ...now } = moment;
      this.#seen = events.length;
      this.#question = moment.question;
      socket.say({
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
      const error = errorOf(failure);
      if (FINAL.has(error.code)) socket.say({ type: "error", error });
      else socket.break();
    }
  }

  async #answer(
    { question, action, answer }: Omit<PendingAnswer, "edition">,
    socket: LocalSocket,
  ): Promise<void> {
    if (question !== this.#question) {
      // left over from an earlier try, or pressed twice
      socket.say({ type: "error", action, error: { code: "stale-question", message: "" } });
      return;
    }
    const answers = [...this.#answers, ...answer.split(";")];
    try {
      const moment = await attempt<LessonMoment>(this.#path, answers);
      if (!this.#isCurrent(socket)) return;
      const { events, game: _, version: __, seats: ___, verdict, ...now } = moment;
      const unseen = events.slice(this.#seen);
      this.#answers = answers;
      this.#question = now.question;
      this.#seen = events.length;
      const update = fullUpdate({ ...now, last: events.length, clock: null });
      socket.say({ type: "events", ...update, events: unseen });
      socket.say({ type: "answered", action, last: events.length });
      this.#judge(verdict);
    } catch (failure) {
      const error = errorOf(failure);
      if (UNJUDGED.has(error.code)) socket.break();
      else socket.say({ type: "error", action, error });
    }
  }

  /** What comes after the socket was closed or opened anew counts no more. */
  #isCurrent(socket: LocalSocket): boolean {
    return this.#socket === socket && socket.isOpen;
  }
}
