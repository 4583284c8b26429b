/** The referee of this page: used like a server, started when it is first needed. */

import { language } from "../lib/i18n.svelte";
import type { LocalReferee } from "../lib/local-referee";
import { RENEWED } from "../lib/socket";
import { tempo } from "../lib/speed.svelte";
import { whenGone } from "./alive";
import { ALIVE, type FromReferee, type ToReferee, type ToThinker } from "./messages";

/** Responses that were generated when the site was built, as files beside it. */
const WRITTEN = /^\/(games|lessons|rules\/[^/]+\/pictures)$/;
const JUDGED = /^\/(matches(\/|$)|lessons\/|records(\/rolls)?$|kept$|pace$)/;
/** Python writes sentences in the language of the page. */
const spoken = (path: string) =>
  /\/(report|rolls|grades)$/.test(path) ? `${path}?lang=${language()}` : path;
const refusal = (code: string) => JSON.stringify({ error: { code, message: "" } });
const AWAY: [number, string] = [0, refusal("offline")];
/** The response to requests for a new match; players of a running one wait, as for a server that is away. */
const NOT_RUNNING: [number, string] = [503, refusal("not-running")];

const written = (path: string): Promise<[number, string]> =>
  fetch(new URL(`data${path}.json`, document.baseURI)).then(
    async (found) => (found.ok ? [200, await found.text()] : AWAY),
    () => AWAY,
  );

/** The browser is too old, has too little memory, could not fetch it; or it ran and has stopped. */
type Reason = "old" | "memory" | "away" | "stopped";

const isOld = () => typeof DecompressionStream === "undefined" || typeof WebAssembly === "undefined";

function reasonOf(message: string): Reason {
  if (isOld()) return "old";
  if (/memory|RangeError/i.test(message)) return "memory";
  return /fetch|network|import|: [45]\d\d/i.test(message) ? "away" : "stopped";
}

/** The time of the next reconnection: at least this many milliseconds apart, however quickly another tab plays. */
let renewing = 0;
const SELDOM = 200;
/** The close code of a broken socket. */
const LOST = 1006;

/** A socket to the referee in the worker. */
class WorkerSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  readonly #say: (message: ToReferee) => void;
  readonly #number: number;

  constructor(number: number, say: (message: ToReferee) => void) {
    this.#number = number;
    this.#say = say;
  }

  open(match: string): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.#say({ type: "open", line: this.#number, match });
    this.onopen?.();
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.#say({ type: "text", line: this.#number, text });
  }

  receive(text: string): void {
    if (text === "") this.#renew();
    else if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data: text });
  }

  /** Another tab has played: the subscriber reconnects at once. */
  #renew(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.close(WebSocket.CLOSING); // answers given meanwhile are sent as requests
    const wait = renewing - Date.now();
    renewing = Math.max(renewing, Date.now()) + SELDOM;
    if (wait > 0) setTimeout(() => this.break(RENEWED), wait);
    else this.break(RENEWED);
  }

  break(code = LOST): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.close();
    this.onclose?.({ code });
  }

  close(state: number = WebSocket.CLOSED): void {
    if (this.readyState === WebSocket.OPEN) this.#say({ type: "close", line: this.#number });
    this.readyState = state;
  }
}

class Referee implements LocalReferee {
  /** Bytes loaded so far, and the total; null before anything is known. */
  progress = $state.raw<{ loaded: number; whole: number } | null>(null);
  state = $state<"idle" | "loading" | "ready" | "failed">("idle");
  /** Why it failed. */
  reason = $state<Reason>("stopped");
  /** The error that keeps a match from continuing although the referee runs; empty if there is none. */
  trouble = $state("");
  /** It has run before: whoever sees it load waits for another one in its place. */
  hasRun = $state(false);
  #worker: Worker | null = null;
  #thinker: Worker | null = null;
  #lines = new Map<number, WorkerSocket>();
  #responses = new Map<number, (response: [number, string]) => void>();
  #waiting = new Set<() => void>();
  #next = 1;

  /** Load what is needed, once. `state` has the progress. */
  start(): void {
    if (this.state === "loading" || this.state === "ready") return;
    const isFresh = this.state === "failed"; // the cached memory may be the cause
    this.state = "loading";
    this.trouble = "";
    this.#stop();
    try {
      const channel = new MessageChannel();
      const worker = new Worker(new URL("./referee.worker.ts", import.meta.url), { type: "module" });
      const thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
      const lock = `dugout workers ${Math.random()}`;
      const locks = [`${lock} judge`, `${lock} think`] as const;
      const watch = (which: string) => whenGone(which, () => worker === this.#worker && this.#fail());
      worker.onmessage = ({ data }: MessageEvent<FromReferee>) =>
        data.type === ALIVE ? watch(locks[0]) : this.#receive(data);
      thinker.onmessage = () => watch(locks[1]);
      worker.onerror = thinker.onerror = ({ message }) => this.#fail(message);
      thinker.postMessage({ port: channel.port2, lock: locks[1] } satisfies ToThinker, [channel.port2]);
      this.#worker = worker;
      this.#thinker = thinker;
      this.#say({ type: "start", thinker: channel.port1, hurries: tempo() === 0, isFresh, lock: locks[0] }, [
        channel.port1,
      ]);
    } catch (error) {
      this.#fail(String(error));
    }
  }

  open = (match: string): WebSocket => {
    const number = this.#next++;
    const line = new WorkerSocket(number, (message) => this.#say(message));
    void this.#started().then((isReady) => {
      if (!isReady) return line.break();
      this.#lines.set(number, line);
      line.open(match);
    });
    return line as unknown as WebSocket;
  };

  share = async (match: string, place: string): Promise<void> =>
    (await import("./sharing")).shareMatch(match, place);

  request = async (
    method: string,
    path: string,
    tokens: string[],
    body: string,
  ): Promise<[number, string]> => {
    if (method === "GET" && WRITTEN.test(path)) return written(path);
    if (path === "/me") return [200, '{"me":null}'];
    if (!JUDGED.test(path)) return [404, refusal("needs-server")];
    if (!(await this.#started())) return path === "/matches" ? NOT_RUNNING : AWAY;
    return new Promise<[number, string]>((resolve) => {
      const id = this.#next++;
      this.#responses.set(id, resolve);
      this.#say({ type: "request", id, method, path: spoken(path), tokens, body });
    });
  };

  /** Resolves when it runs or has failed to start. */
  settled(): Promise<void> {
    return this.#started().then(() => undefined);
  }

  /** Whether it could be started; after a failure it is not tried again until requested. */
  #started(): Promise<boolean> {
    if (this.state === "failed" && !this.hasRun) return Promise.resolve(false);
    this.start();
    return new Promise((resolve) => {
      const check = () => resolve(this.state === "ready");
      if (this.state === "loading") this.#waiting.add(check);
      else check();
    });
  }

  #settle(state: "ready" | "failed"): void {
    this.state = state;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const check of waiting) check();
  }

  #say(message: ToReferee, transfer: Transferable[] = []): void {
    if (message.type === "close") this.#lines.delete(message.line);
    this.#worker?.postMessage(message, transfer);
  }

  #receive(message: FromReferee): void {
    if (message.type === "progress") this.progress = { loaded: message.loaded, whole: message.whole };
    else if (message.type === "trouble") this.trouble = message.code;
    else if (message.type === "ready") {
      this.hasRun = true;
      this.#settle("ready");
    } else if (message.type === "failed") this.#fail(message.reason);
    else if (message.type === "response") {
      this.#responses.get(message.id)?.([message.status, message.body]);
      this.#responses.delete(message.id);
    } else if (message.type === "text") this.#lines.get(message.line)?.receive(message.text);
  }

  #fail(message = ""): void {
    this.reason = reasonOf(message);
    this.#settle("failed");
    for (const line of [...this.#lines.values()]) line.break();
    for (const resolve of this.#responses.values()) resolve(AWAY);
    this.#responses.clear();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#thinker?.terminate();
    this.#lines.clear();
  }
}

export const referee = new Referee();
