/**
 * One match as this device follows it: the newest snapshot, every event seen, the chat, and the connection to the
 * server. Promises to the tables drawn from it:
 * - `snapshot` and `events` are what is shown, `known` and `knownEvents` what the server has sent (see MatchState);
 * - an answer given while the connection or the database is down is sent when it is back, with the same action id, so
 *   it counts once;
 * - a refusal is a value, not an exception.
 */

import type * as protocol from "../protocol";
import type { ApiError, Asked, ChatLine, GameEvent, Snapshot, Update } from "../protocol";
import { ApiFailure, api, call, errorOf, FINAL, refusalOf, UNJUDGED } from "./api";
import { Connection, type ConnectionState } from "./connection.svelte";
import { here } from "./elsewhere";
import { type Advice, BROWSER, type Environment } from "./environment";
import { language } from "./i18n.svelte";
import { MatchState } from "./match-state.svelte";
import { actionId, Outbox, type Outcome, type PendingAnswer } from "./outbox";
import { root } from "./root";
import { service } from "./service.svelte";
import { updated, viewIn, withPresence } from "./snapshots";
import { answerTimeout } from "./socket";

// biome-ignore lint/suspicious/noExplicitAny: each game's table narrows the view to its own type
export class MatchClient<V = any> extends MatchState<V> {
  chat = $state.raw<ChatLine[]>([]);
  /** The last line that was there before this page was: nobody is told of what was said up to it. */
  saidBefore = $state<number | null>(null);
  /** The last refusal of any answer. */
  refusal = $state.raw<ApiError | null>(null);
  /** The last refusal of an answer nobody waits for any more (sent again after a reload). */
  lateRefusal = $state.raw<ApiError | null>(null);
  /** Answers on their way. */
  pendingAnswers = $state.raw<readonly PendingAnswer[]>([]);
  /** An answer to the open question is among them: the table shows it as given and takes no second one. */
  sending = $derived(this.pendingAnswers.some(({ question }) => question === this.known?.question));
  /** An answer has gone unacknowledged for long; it is sent again. */
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

  /** Nobody else follows this: there is nobody to talk to. */
  get alone(): boolean {
    return this.#environment.advise !== undefined;
  }

  /** A server has it: one can talk to others there, and they can open its address. */
  get isServed(): boolean {
    return !this.alone && !here();
  }

  /** A table draws what was, and leaves out everything that somebody could do. */
  get isReplay(): boolean {
    return this.#environment.isReplay === true;
  }

  /** The seats this device plays, in order: none in a replay, where its reader is still "you". */
  get seats(): number[] {
    if (this.isReplay) return [];
    return (this.snapshot?.seats ?? []).filter((s) => s.yours).map((s) => s.seat);
  }

  /** Server time now, in milliseconds. */
  get serverNow(): number {
    return this.#environment.now() + this.#skew;
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
    if (this.#environment.advise) return this.#environment.advise(about, body) as Promise<T>;
    return call<T>(`/matches/${encodeURIComponent(this.id)}/${about}`, this.tokens, {
      method: "POST",
      body: JSON.stringify(body),
    });
  }

  /** Why an intention is not possible, or why nobody can tell; null where it is. */
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

  /** Settle something among people: leave, agree, resign and the like. */
  async act(seat: number, act: string, about: number | null = null): Promise<ApiError | null> {
    const body = about === null ? { seat, act } : { seat, act, about };
    const settled = api.table<V>(this.id, this.tokens, body).then(({ table, status, seats, edition }) => {
      // an open socket brings this itself, and in order: an answer that was overtaken would undo what came later
      if (!this.#connection.isReady && (edition ?? 0) === this.#edition)
        this.amend((before) => ({ ...before, table: table ?? null, status, seats }));
    });
    return refusalOf(settled);
  }

  /** Do not wait for the countdown. */
  tryNow = (): void => this.#connection.tryNow();

  /** Say hello again, for instance in another language. */
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

  /** How often something had been taken back when this was seen. */
  get #edition(): number {
    return this.known?.edition ?? 0;
  }

  get #lastSeen(): number {
    return this.knownEvents.at(-1)?.n ?? 0;
  }

  // ---- what comes in --------------------------------------------------------------------------------------------

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
    // the server went back to an older store, or something was taken back: begin anew
    const isTakenBack = this.known !== null && (snapshot.edition ?? 0) !== this.#edition;
    const isAnew = snapshot.last < this.#lastSeen || isTakenBack;
    if (isTakenBack) this.reopened = snapshot.question;
    if (isAnew || !this.known) this.restart(snapshot, events);
    else this.append(snapshot, this.#unseen(events));
  }

  #advance(update: Update<V>, events: GameEvent[]): void {
    if (!this.known) return;
    const takenBack = (update.changed.edition ?? this.#edition) !== this.#edition;
    const missed = (events[0]?.n ?? 0) > this.#lastSeen + 1;
    if (takenBack || missed) {
      this.#connection.connect(); // say hello again and get the match as it is now
      return;
    }
    this.#setClock(update);
    this.append(updated(this.known, update), this.#unseen(events));
  }

  #unseen(events: GameEvent[]): GameEvent[] {
    return events.filter((event) => event.n > this.#lastSeen);
  }

  /** What was said before this page was there, or while it was not connected: a socket tells only what is new. */
  async #catchUpChat(): Promise<void> {
    const people = this.known?.seats.filter(({ kind }) => kind === "person") ?? [];
    if (!this.isServed || people.length < 2) return;
    const said = await api.chat(this.id, this.tokens, this.chat.at(-1)?.k ?? 0).catch(() => null);
    if (!said?.lines) return;
    this.saidBefore ??= said.lines.at(-1)?.k ?? 0;
    this.#addChat(said.lines);
  }

  #addChat(lines: ChatLine[]): void {
    const heard = new Set(this.chat.map(({ k }) => k));
    const unseen = lines.filter(({ k }) => !heard.has(k));
    if (unseen.length > 0) this.chat = [...this.chat, ...unseen].sort((one, other) => one.k - other.k);
  }

  #presence(changed: protocol.Presence[]): void {
    this.amend((before) => withPresence(before, changed));
  }

  #setClock({ clock }: { clock: protocol.Clock | null }): void {
    if (clock) this.#skew = clock.now - this.#environment.now();
  }

  // ---- what goes out --------------------------------------------------------------------------------------------

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

  /** Nothing can be stored just now: the answer goes out again when the database is back. */
  #postpone(action?: string): void {
    if (action) this.#outbox.markUnsent(action);
    service.lost();
  }

  #settle(action: string, outcome: Outcome): void {
    if (this.#outbox.settle(action, outcome) && !outcome.accepted) this.refusal = outcome.error;
  }
}
