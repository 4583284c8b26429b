/**
 * One match as this device follows it: the newest snapshot, every event seen, the chat, and the connection to the
 * server. What the tables that draw it rely on:
 * - `snapshot` and `events` are what is shown, `known` and `knownEvents` what the server has sent (see MatchState);
 * - an answer given while the connection or the database is down is sent when it is back, with the same action id, so
 *   it counts once;
 * - a refusal is a value, not an exception.
 */

import type * as protocol from "../protocol";
import type { ApiError, Asked, ChatLine, GameEvent, Snapshot, Update } from "../protocol";
import { ApiFailure, api, call, errorOf, FINAL, refusalOf, UNJUDGED } from "./api";
import { Connection, type ConnectionState } from "./connection.svelte";
import { type Advice, BROWSER, type Environment } from "./environment";
import { language } from "./i18n.svelte";
import { localReferee } from "./local-referee";
import { MatchState } from "./match-state.svelte";
import { actionId, Outbox, type Outcome, type PendingAnswer } from "./outbox";
import { root } from "./root";
import { service } from "./service.svelte";
import { updated, viewIn, withPresence } from "./snapshots";
import { answerTimeout } from "./socket";

// biome-ignore lint/suspicious/noExplicitAny: each game's table narrows the view to its own type
export class MatchClient<V = any> extends MatchState<V> {
  chat = $state.raw<ChatLine[]>([]);
  /** The last chat line from before this page was opened: lines up to it are not announced as new. */
  saidBefore = $state<number | null>(null);
  /** The last refusal of any answer. */
  refusal = $state.raw<ApiError | null>(null);
  /** The last refusal of an answer that no caller is waiting for (it was sent again after a reload). */
  lateRefusal = $state.raw<ApiError | null>(null);
  /** Answers in transit. */
  pendingAnswers = $state.raw<readonly PendingAnswer[]>([]);
  /** One of them answers the open question: the table shows it as given and accepts no second one. */
  sending = $derived(this.pendingAnswers.some(({ question }) => question === this.known?.question));
  /** An answer has not been acknowledged for a long time; it is sent again. */
  overdue = $state(false);

  readonly id: string;
  readonly tokens: string[];
  #environment: Environment;
  #connection: Connection<V>;
  #outbox: Outbox;
  #skew = 0;
  #stopListening = service.onBack(() => this.#deliver());

  constructor(id: string, tokens: string[] = [], environment: Partial<Environment> = {}) {
    super();
    this.id = id;
    this.tokens = tokens;
    this.#environment = { ...BROWSER, ...environment };
    this.#outbox = new Outbox(
      id,
      (error) => {
        this.lateRefusal = error;
      },
      (answers) => {
        this.pendingAnswers = answers;
        if (answers.length === 0) this.overdue = false;
      },
    );
    this.#connection = new Connection(this.#environment, {
      url: () => this.#url,
      hello: () => ({ type: "hello", seats: tokens, after: this.#lastSeen, edition: this.#edition }),
      received: (message) => this.#receive(message),
      fetch: this.alone ? null : () => this.#fetch(),
      live: () => this.#deliver(),
      lost: () => this.#outbox.markUnsent(),
    });
    this.#connection.connect();
  }

  get connection(): ConnectionState {
    return this.#connection.state;
  }

  /** When the next try to reconnect starts (local milliseconds); null while one is running or none is needed. */
  get nextTry(): number | null {
    return this.#connection.nextTry;
  }

  /** Why this match cannot be shown at all. */
  get failure(): ApiError | null {
    return this.#connection.failure;
  }

  /** Whether sockets are impossible here and the client polls instead. */
  get polling(): boolean {
    return this.#connection.polling;
  }

  /** Nobody else can follow this match (a lesson or a replay), so there is no chat. */
  get alone(): boolean {
    return this.#environment.advise !== undefined;
  }

  /** The match is on a server, so others can open its address and chat. */
  get isServed(): boolean {
    return !this.alone && !localReferee();
  }

  /** A replay: the table shows no controls. */
  get isReplay(): boolean {
    return this.#environment.isReplay === true;
  }

  /** The seats this device plays, in order; none in a replay, although its reader is still addressed as "you". */
  get seats(): number[] {
    if (this.isReplay) return [];
    return (this.snapshot?.seats ?? []).filter((s) => s.yours).map((s) => s.seat);
  }

  /** Server time now, in milliseconds. */
  get serverNow(): number {
    return this.#environment.now() + this.#skew;
  }

  /** What `seat` is asked right now; nothing while events are still being animated. */
  asked(seat: number | null): Asked | undefined {
    return this.isBehind ? undefined : this.snapshot?.asked.find((a) => a.seat === seat);
  }

  /** The view of one seat, or what everybody may see. */
  viewOf(seat: number | null): V | undefined {
    return viewIn(this.snapshot, seat);
  }

  /** Send an answer to the open question. Resolves when the server has judged it, however long that takes. */
  answer(seat: number, text: string): Promise<Outcome> {
    const question = this.known?.question ?? 0;
    const edition = this.#edition;
    const judged = this.#outbox.put({ seat, question, edition, action: actionId(), answer: text });
    this.#deliver();
    return judged;
  }

  /** Ask the rules something that changes nothing; throws ApiFailure. */
  advice<T>(about: Advice, body: { seat: number } & Record<string, unknown>): Promise<T> {
    if (this.#environment.advise) return this.#environment.advise(about, body) as Promise<T>;
    return call<T>(`/matches/${encodeURIComponent(this.id)}/${about}`, this.tokens, {
      method: "POST",
      body: JSON.stringify(body),
    });
  }

  /** Why an intention is not possible (or the error of the request); null if it is possible. */
  async explain(seat: number, intent: string): Promise<ApiError | null> {
    const body = { seat, intent, question: this.snapshot?.question };
    return this.advice<{ refusal: ApiError | null }>("explain", body).then(({ refusal }) => refusal, errorOf);
  }

  async say(seat: number, text: string): Promise<ApiError | null> {
    const line = text.trim().slice(0, 500);
    if (line === "") return null;
    if (this.#connection.isReady) {
      this.#connection.send({ type: "chat", seat, text: line });
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

  /** Actions outside the rules: leave, agree, resign and the like. */
  async act(seat: number, act: string, about: number | null = null): Promise<ApiError | null> {
    const body = about === null ? { seat, act } : { seat, act, about };
    const settled = api.table<V>(this.id, this.tokens, body).then(({ table, status, seats, edition }) => {
      // an open socket delivers this itself, in order: a delayed response would undo later changes
      if (!this.#connection.isReady && (edition ?? 0) === this.#edition)
        this.amend((before) => ({ ...before, table: table ?? null, status, seats }));
    });
    return refusalOf(settled);
  }

  /** Do not wait for the countdown. */
  tryNow = (): void => this.#connection.tryNow();

  /** Connect again, for instance in another language. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  close(): void {
    this.#stopListening();
    this.#connection.close();
  }

  get #url(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `${root}/api/matches/${encodeURIComponent(this.id)}/live?lang=${language()}`;
    return `${scheme}//${location.host}${path}`;
  }

  /** The number of take-backs in the newest snapshot. */
  get #edition(): number {
    return this.known?.edition ?? 0;
  }

  get #lastSeen(): number {
    return this.knownEvents.at(-1)?.n ?? 0;
  }

  // ---- received --------------------------------------------------------------------------------------------

  #receive(message: protocol.ServerMessage<V>): void {
    switch (message.type) {
      case "snapshot": {
        const { type: _, events, ...snapshot } = message;
        this.#take(snapshot as Snapshot<V>, events);
        this.#connection.greeted();
        void this.#catchUpChat();
        break;
      }
      case "events": {
        const { type: _, events, ...update } = message;
        this.#advance(update, events);
        break;
      }
      case "answered":
        this.#settle(message.action, { accepted: true, last: message.last });
        break;
      case "error":
        if (message.error.code === "database-away") this.#postpone(message.action ?? undefined);
        else if (message.action) this.#settle(message.action, { accepted: false, error: message.error });
        else if (FINAL.has(message.error.code)) this.#connection.fail(message.error);
        break;
      case "chat":
        this.#addChat(message.lines);
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

  async #fetch(): Promise<() => void> {
    const snapshot = await api.snapshot<V>(this.id, this.tokens);
    const seen = (snapshot.edition ?? 0) === this.#edition ? this.#lastSeen : 0;
    const events = snapshot.last > seen ? (await api.events(this.id, this.tokens, seen)).events : [];
    const { lines } = await api.chat(this.id, this.tokens, this.chat.at(-1)?.k ?? 0);
    return () => {
      this.#take(snapshot, events);
      this.#addChat(lines);
    };
  }

  #take(snapshot: Snapshot<V>, events: GameEvent[]): void {
    this.#setClock(snapshot);
    // the server restored an older database, or something was taken back: start over
    const isTakenBack = this.known !== null && (snapshot.edition ?? 0) !== this.#edition;
    const startsOver = snapshot.last < this.#lastSeen || isTakenBack;
    if (isTakenBack) this.reopened = snapshot.question;
    if (startsOver || !this.known) this.restart(snapshot, events);
    else this.append(snapshot, this.#unseen(events));
  }

  #advance(update: Update<V>, events: GameEvent[]): void {
    if (!this.known) return;
    const takenBack = (update.changed.edition ?? this.#edition) !== this.#edition;
    const missed = (events[0]?.n ?? 0) > this.#lastSeen + 1;
    if (takenBack || missed) {
      this.#connection.connect(); // a new hello gets the match as it is now
      return;
    }
    this.#setClock(update);
    this.append(updated(this.known, update), this.#unseen(events));
  }

  #unseen(events: GameEvent[]): GameEvent[] {
    return events.filter((event) => event.n > this.#lastSeen);
  }

  /** Chat from before this page was opened or while it was disconnected: a socket only sends what is new. */
  async #catchUpChat(): Promise<void> {
    const people = this.known?.seats.filter(({ kind }) => kind === "person") ?? [];
    if (!this.isServed || people.length < 2) return;
    const said = await api.chat(this.id, this.tokens, this.chat.at(-1)?.k ?? 0).catch(() => null);
    if (!said?.lines) return;
    this.saidBefore ??= said.lines.at(-1)?.k ?? 0;
    this.#addChat(said.lines);
  }

  #addChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map(({ k }) => k));
    const unseen = lines.filter(({ k }) => !known.has(k));
    if (unseen.length > 0) this.chat = [...this.chat, ...unseen].sort((one, other) => one.k - other.k);
  }

  #presence(changed: protocol.Presence[]): void {
    this.amend((before) => withPresence(before, changed));
  }

  #setClock({ clock }: { clock: protocol.Clock | null }): void {
    if (clock) this.#skew = clock.now - this.#environment.now();
  }

  // ---- sent --------------------------------------------------------------------------------------------

  #deliver(): void {
    if (this.connection !== "live") return;
    for (const answer of this.#outbox.takeUnsent()) {
      if (this.#connection.isReady) this.#send(answer);
      else void this.#post(answer);
    }
  }

  #send(answer: PendingAnswer): void {
    this.#connection.after(answerTimeout(), () => {
      if (!this.#outbox.isSent(answer.action)) return;
      this.overdue = true;
      this.#connection.lost();
    });
    this.#connection.send({ type: "answer", ...answer });
  }

  async #post(answer: PendingAnswer): Promise<void> {
    try {
      const { last } = await api.act(this.id, this.tokens, answer);
      this.#settle(answer.action, { accepted: true, last });
      await this.#connection.pollNow();
    } catch (e) {
      if (e instanceof ApiFailure && !UNJUDGED.has(e.error.code))
        this.#settle(answer.action, { accepted: false, error: e.error });
      else this.#outbox.markUnsent(answer.action);
    }
  }

  /** The database is down: the answer is sent again when it is back. */
  #postpone(action?: string): void {
    if (action) this.#outbox.markUnsent(action);
    service.lost();
  }

  #settle(action: string, outcome: Outcome): void {
    if (this.#outbox.settle(action, outcome) && !outcome.accepted) this.refusal = outcome.error;
  }
}
