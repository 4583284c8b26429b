/**
 * One match as this device follows it: the newest snapshot, every event seen, the chat, and the line to the server.
 * Promises to the tables drawn from it:
 * - `snapshot` and `events` are what is shown, `known` and `heard` what a table has still to act out (see story);
 * - an answer given while the line or the database is down is sent when it is back, with the same action id, so it
 *   counts once;
 * - a refusal is a value, not an exception.
 */

import type * as protocol from "../protocol";
import type { ApiError, Asked, ChatLine, GameEvent, News, Snapshot } from "../protocol";
import { ApiFailure, api, call, FINAL, refusalOf, UNJUDGED } from "./api";
import { language } from "./i18n.svelte";
import { Line, PATIENCE, pause } from "./line";
import { actionId, type Letter, Outbox, type Outcome } from "./outbox";
import { service } from "./service.svelte";
import { viewIn, withNews, withPresence } from "./snapshots";
import { Story } from "./story.svelte";
import { type Advice, type Drafting, type Surroundings, type Way, world } from "./surroundings";

export type Connection = "connecting" | "live" | "offline";

const POLL_EVERY = 2_000;
const SOCKET_TRIES_BEFORE_POLLING = 2;

// biome-ignore lint/suspicious/noExplicitAny: each game's table narrows the view to its own type
export class MatchClient<V = any> extends Story<V> {
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  /** When the next try to reconnect starts (local milliseconds); null while one is running or none is needed. */
  nextTry = $state<number | null>(null);
  /** Why this match cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null);
  /** The last refusal of any answer. */
  refusal = $state.raw<ApiError | null>(null);
  /** The last refusal of an answer nobody waits for any more (sent again after a reload). */
  lateRefusal = $state.raw<ApiError | null>(null);
  /** Answers on their way. */
  underway = $state.raw<readonly Letter[]>([]);
  /** An answer to the question that stands is among them: the table shows it as given and takes no second one. */
  sending = $derived(this.underway.some(({ question }) => question === this.known?.question));
  /** An answer has been out for long without a word about it; it is sent again. */
  overdue = $state(false);
  /** The table is still showing something that everybody may see (results): a curtain waits for it. */
  showing = $state(false);
  /** The table still shows how a round ended: whoever is asked next is not told before that is read. */
  past = $state(false);
  /** Places on the board (in the game's notation), and ways of men and of the ball, that words beside it are about. */
  marks = $state.raw<readonly string[]>([]);
  ways = $state.raw<readonly Way[]>([]);
  /** Where the table draws plans before they are handed in. */
  drafting = $state.raw<Drafting | null>(null);
  /** The table is acting something out. */
  acting = $state(false);
  /** Whether the sockets are impossible here and the client asks over and over instead. */
  polling = $state(false);

  readonly id: string;
  readonly tokens: string[];
  #world: Surroundings;
  #line: Line<V>;
  #outbox: Outbox;
  #tries = 0;
  #everOpen = false;
  #closed = false;
  #skew = 0;
  #forget = service.onBack(() => this.#deliver());

  constructor(id: string, tokens: string[] = [], surroundings: Partial<Surroundings> = {}) {
    super();
    this.id = id;
    this.tokens = tokens;
    this.#world = { ...world, ...surroundings };
    this.#outbox = new Outbox(
      id,
      (error) => {
        this.lateRefusal = error;
      },
      (letters) => {
        this.underway = letters;
        if (letters.length === 0) this.overdue = false;
      },
    );
    this.#line = new Line(this.#world.open, {
      opened: () =>
        this.#line.send({ type: "hello", seats: tokens, after: this.#lastSeen, edition: this.#edition }),
      heard: (message) => this.#receive(message),
      lost: () => this.#lost(),
    });
    addEventListener("online", this.tryNow);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#onShow);
    this.#connect();
  }

  /** Nobody else follows this: there is nobody to talk to. */
  get alone(): boolean {
    return this.#world.advise !== undefined;
  }

  /** A table draws what was, and leaves out everything that somebody could do. */
  get isReplay(): boolean {
    return this.#world.again === true;
  }

  /** The seats this device plays, in order. */
  get seats(): number[] {
    return (this.snapshot?.seats ?? []).filter((s) => s.yours).map((s) => s.seat);
  }

  /** Server time now, in milliseconds. */
  get serverNow(): number {
    return this.#world.now() + this.#skew;
  }

  /** What `seat` is asked right now: nothing while something has still to be acted out. */
  asked(seat: number | null): Asked | undefined {
    return this.isBehind ? undefined : this.snapshot?.asked.find((a) => a.seat === seat);
  }

  /** The view of one seat, or what everybody may see. */
  viewOf(seat: number | null): V | undefined {
    return viewIn(this.snapshot, seat);
  }

  /** Hand in an answer to the open question. Resolves when the server has judged it, however long that takes. */
  answer(seat: number, text: string): Promise<Outcome> {
    const question = this.known?.question ?? 0;
    const edition = this.#edition;
    const judged = this.#outbox.put({ seat, question, edition, action: actionId(), answer: text });
    this.#deliver();
    return judged;
  }

  /** Ask the rules something that changes nothing; throws ApiFailure. */
  advice<T>(about: Advice, body: { seat: number } & Record<string, unknown>): Promise<T> {
    if (this.#world.advise) return this.#world.advise(about, body) as Promise<T>;
    return call<T>(`/matches/${encodeURIComponent(this.id)}/${about}`, this.tokens, {
      method: "POST",
      body: JSON.stringify(body),
    });
  }

  async say(seat: number, text: string): Promise<ApiError | null> {
    const line = text.trim().slice(0, 500);
    if (line === "") return null;
    if (this.#ready) {
      this.#line.send({ type: "chat", seat, text: line });
      return null;
    }
    return refusalOf(api.say(this.id, this.tokens, seat, line));
  }

  /** Give the person behind a seat a name, which takes the seat. */
  async name(seat: number, name: string, salt = ""): Promise<ApiError | null> {
    const refusal = await refusalOf(api.name(this.id, this.tokens, seat, name, salt));
    if (!refusal) this.#presence([{ seat, name, taken: true, online: true }]);
    return refusal;
  }

  /** Settle something among people: leave, agree, resign and the like. */
  async act(seat: number, act: string, about: number | null = null): Promise<ApiError | null> {
    const body = about === null ? { seat, act } : { seat, act, about };
    const settled = api.table<V>(this.id, this.tokens, body).then(({ table, status, seats, edition }) => {
      // a line that stands brings this itself, and in order: an answer that was overtaken would undo what came later
      if (!this.#ready && (edition ?? 0) === this.#edition)
        this.amend((before) => ({ ...before, table: table ?? null, status, seats }));
    });
    return refusalOf(settled);
  }

  /** Do not wait for the countdown. */
  tryNow = (): void => {
    if (this.#closed || this.failure || this.connection !== "offline") return;
    this.#connect();
  };

  /** Say hello again, for instance in another language. */
  reconnect(): void {
    if (!this.#closed && !this.failure && !this.polling) this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#forget();
    removeEventListener("online", this.tryNow);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#onShow);
    this.#line.close();
  }

  // ---- the line -------------------------------------------------------------------------------------------------

  get #ready(): boolean {
    return !this.polling && this.connection === "live" && this.#line.isOpen;
  }

  /** How often something had been taken back when this was seen. */
  get #edition(): number {
    return this.known?.edition ?? 0;
  }

  get #lastSeen(): number {
    return this.heard.at(-1)?.n ?? 0;
  }

  /** The device knows that it has no network: no need to wait for a ping that stays unanswered. */
  #onOffline = (): void => {
    if (this.connection !== "offline") this.#lost();
  };

  #onShow = (): void => {
    if (document.visibilityState === "visible") this.tryNow();
  };

  #connect(): void {
    this.nextTry = null;
    this.polling = false;
    this.connection = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/matches/${encodeURIComponent(this.id)}/live?lang=${language()}`;
    this.#line.connect(`${scheme}//${location.host}${path}`);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#line.close();
    this.#outbox.giveBack();
    if (this.failure) {
      this.connection = "offline";
      return;
    }
    this.#tries += 1;
    // A proxy that forbids sockets lets HTTP through: ask over and over then. HTTP also names a match that is not
    // there.
    if (!this.alone && !this.#everOpen && this.#tries >= SOCKET_TRIES_BEFORE_POLLING) void this.#poll(true);
    else this.#wait();
  }

  #wait(): void {
    const ms = pause(this.#tries, this.#world.random());
    this.connection = "offline";
    this.nextTry = this.#world.now() + ms;
    this.#line.after(ms, () => this.#connect());
  }

  async #poll(first = false): Promise<void> {
    try {
      const snapshot = await api.snapshot<V>(this.id, this.tokens);
      const seen = (snapshot.edition ?? 0) === this.#edition ? this.#lastSeen : 0;
      const events = snapshot.last > seen ? (await api.events(this.id, this.tokens, seen)).events : [];
      const { lines } = await api.chat(this.id, this.tokens, this.chat.at(-1)?.k ?? 0);
      if (this.#closed) return;
      this.polling = true;
      this.#take(snapshot, events);
      this.#hear(lines);
      this.#live();
      this.#line.after(POLL_EVERY, () => void this.#poll());
    } catch (e) {
      if (this.#closed) return;
      if (e instanceof ApiFailure && FINAL.has(e.error.code)) this.#fail(e.error);
      else if (first) this.#wait();
      else this.#lost();
    }
  }

  #fail(error: ApiError): void {
    this.failure = error;
    this.#line.close();
    this.connection = "offline";
    this.nextTry = null;
  }

  #live(): void {
    this.connection = "live";
    this.nextTry = null;
    this.#deliver();
  }

  // ---- what comes in --------------------------------------------------------------------------------------------

  #receive(message: protocol.ServerMessage<V>): void {
    switch (message.type) {
      case "snapshot": {
        const { type: _, events, ...snapshot } = message;
        this.#everOpen = true;
        this.#tries = 0;
        this.#take(snapshot as Snapshot<V>, events);
        this.#live();
        this.#line.beat();
        break;
      }
      case "events": {
        const { type: _, events, ...news } = message;
        this.#advance(news, events);
        break;
      }
      case "answered":
        this.#settle(message.action, { accepted: true, last: message.last });
        break;
      case "error":
        if (message.error.code === "database-away") this.#keep(message.action ?? undefined);
        else if (message.action) this.#settle(message.action, { accepted: false, error: message.error });
        else if (FINAL.has(message.error.code)) this.#fail(message.error);
        break;
      case "chat":
        this.#hear(message.lines);
        break;
      case "presence":
        this.#presence(message.seats);
        break;
      case "service":
        if (message.database === "up") service.back();
        else service.lost();
        break;
      case "pong":
        break;
    }
  }

  #take(snapshot: Snapshot<V>, events: GameEvent[]): void {
    this.#setClock(snapshot);
    // the server went back to an older store, or something was taken back: begin anew
    const isAnew = snapshot.last < this.#lastSeen || (snapshot.edition ?? 0) !== this.#edition;
    if (isAnew || !this.known) this.begin(snapshot, events);
    else this.add(snapshot, this.#fresh(events));
  }

  #advance(news: News<V>, events: GameEvent[]): void {
    if (!this.known) return;
    const takenBack = (news.changed.edition ?? this.#edition) !== this.#edition;
    const missed = (events[0]?.n ?? 0) > this.#lastSeen + 1;
    if (takenBack || missed) {
      this.#connect(); // say hello again and get the match as it is now
      return;
    }
    this.#setClock(news);
    this.add(withNews(this.known, news), this.#fresh(events));
  }

  #fresh(events: GameEvent[]): GameEvent[] {
    return events.filter((event) => event.n > this.#lastSeen);
  }

  #hear(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.k ?? 0;
    const fresh = lines.filter((l) => l.k > last);
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh];
  }

  #presence(news: protocol.Presence[]): void {
    this.amend((before) => withPresence(before, news));
  }

  #setClock({ clock }: { clock: protocol.Clock | null }): void {
    if (clock) this.#skew = clock.now - this.#world.now();
  }

  // ---- what goes out --------------------------------------------------------------------------------------------

  #deliver(): void {
    if (this.connection !== "live") return;
    for (const letter of this.#outbox.take()) {
      if (this.#ready) this.#hand(letter);
      else void this.#post(letter);
    }
  }

  #hand(letter: Letter): void {
    this.#line.after(PATIENCE, () => {
      if (!this.#outbox.isSent(letter.action)) return;
      this.overdue = true;
      this.#lost();
    });
    this.#line.send({ type: "answer", ...letter });
  }

  async #post(letter: Letter): Promise<void> {
    try {
      const { last } = await api.act(this.id, this.tokens, letter);
      this.#settle(letter.action, { accepted: true, last });
      this.#line.stop();
      await this.#poll();
    } catch (e) {
      if (e instanceof ApiFailure && !UNJUDGED.has(e.error.code))
        this.#settle(letter.action, { accepted: false, error: e.error });
      else this.#outbox.giveBack(letter.action);
    }
  }

  /** Nothing can be stored just now: the answer goes out again when the database is back. */
  #keep(action?: string): void {
    if (action) this.#outbox.giveBack(action);
    service.lost();
  }

  #settle(action: string, outcome: Outcome): void {
    if (this.#outbox.settle(action, outcome) && !outcome.accepted) this.refusal = outcome.error;
  }
}
