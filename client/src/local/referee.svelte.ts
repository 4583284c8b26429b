/** The referee of this page: started when a local match is opened, asked like a server from then on. */

import { type Elsewhere, judgeHere } from "../lib/elsewhere";
import { tempo } from "../lib/speed.svelte";
import type { FromReferee, ToReferee } from "./messages";

/** A socket to the referee in the worker. */
class Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #say: (message: ToReferee) => void;
  readonly #number: number;

  constructor(number: number, match: string, say: (message: ToReferee) => void) {
    this.#number = number;
    this.#say = say;
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      say({ type: "open", line: number, match });
      this.onopen?.();
    });
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.#say({ type: "text", line: this.#number, text });
  }

  receive(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (text !== "") {
      this.onmessage?.({ data: text });
      return;
    }
    this.close();
    this.onclose?.();
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) this.#say({ type: "close", line: this.#number });
    this.readyState = WebSocket.CLOSED;
  }
}

class Referee implements Elsewhere {
  /** Bytes that are here, and how many there will be; null before anything is known. */
  progress = $state.raw<{ loaded: number; whole: number } | null>(null);
  state = $state<"idle" | "loading" | "ready" | "failed">("idle");
  #worker: Worker | null = null;
  #thinker: Worker | null = null;
  #lines = new Map<number, Line>();
  #responses = new Map<number, (response: [number, string]) => void>();
  #next = 1;

  /** Load what is needed, once. `state` tells how it goes. */
  start(): void {
    if (this.state === "loading" || this.state === "ready") return;
    this.state = "loading";
    this.#stop();
    try {
      const channel = new MessageChannel();
      const worker = new Worker(new URL("./referee.worker.ts", import.meta.url), { type: "module" });
      const thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromReferee>) => this.#receive(data);
      worker.onerror = () => this.#fail();
      thinker.onerror = () => this.#fail();
      thinker.postMessage(channel.port2, [channel.port2]);
      this.#worker = worker;
      this.#thinker = thinker;
      this.#say({ type: "start", thinker: channel.port1, hurries: tempo() === 0 }, [channel.port1]);
    } catch {
      this.#fail();
    }
  }

  open = (match: string): WebSocket => {
    const number = this.#next++;
    const line = new Line(number, match, (message) => this.#say(message));
    this.#lines.set(number, line);
    return line as unknown as WebSocket;
  };

  request = (method: string, path: string, tokens: string[], body: string): Promise<[number, string]> =>
    new Promise((resolve) => {
      const id = this.#next++;
      this.#responses.set(id, resolve);
      this.#say({ type: "request", id, method, path, tokens, body });
    });

  #say(message: ToReferee, transfer: Transferable[] = []): void {
    if (message.type === "close") this.#lines.delete(message.line);
    this.#worker?.postMessage(message, transfer);
  }

  #receive(message: FromReferee): void {
    if (message.type === "progress") this.progress = { loaded: message.loaded, whole: message.whole };
    else if (message.type === "ready") {
      judgeHere(this);
      this.state = "ready";
    } else if (message.type === "failed") this.#fail();
    else if (message.type === "response") {
      this.#responses.get(message.id)?.([message.status, message.body]);
      this.#responses.delete(message.id);
    } else this.#lines.get(message.line)?.receive(message.text);
  }

  #fail(): void {
    this.state = "failed";
    for (const line of this.#lines.values()) line.receive("");
    for (const resolve of this.#responses.values()) resolve([0, '{"error":{"code":"offline","message":""}}']);
    this.#responses.clear();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#thinker?.terminate();
    this.#lines.clear();
  }
}

export const referee = new Referee();
