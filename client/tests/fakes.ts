/** A socket and a server for tests: what was sent is kept, what comes in is said by the test. */
import { fullUpdate } from "../src/lib/snapshots";
import type { ClientMessage, GameEvent, ServerMessage, Snapshot } from "../src/protocol";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  readyState: number = WebSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((m: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  /** The connection is open. */
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((m) => m.type === type) as Extract<ClientMessage, { type: T }>[];
  }
}

/** The update that leads to this snapshot, from whichever. */
export function update(now: Snapshot, events: GameEvent[] = []): ServerMessage {
  const { last, clock, status, question, view, views, asked, prompt, result, edition, table } = now;
  const moment = { last, clock, status, question, view, views, asked, prompt, result, edition, table };
  return { type: "events", ...fullUpdate(moment), events };
}

export function event(n: number, code = "to.goal"): GameEvent {
  return { n, code, rule: "TO-6.4", args: {}, at: 1_000 + n };
}

export function snapshot(over: Partial<Snapshot> = {}): Snapshot {
  const seat = (number: number, yours: boolean) => ({
    seat: number,
    text: String(number + 1),
    kind: "person" as const,
    level: null,
    name: `P${number + 1}`,
    taken: true,
    online: true,
    yours,
  });
  return {
    match: "m1",
    game: "toto",
    version: 1,
    status: "running",
    seats: [seat(0, true), seat(1, false)],
    options: {},
    hot_seat: false,
    last: 0,
    view: { seat: 0 },
    views: {},
    question: 7,
    asked: [{ seat: 0, code: "to.turn", rule: "TO-6.3", args: {}, choices: ["goal 1H"], may: false }],
    prompt: { code: "to.turn", rule: "TO-6.3", args: {}, seats: [0] },
    clock: { now: 5_000, deadline: null, seconds: 0 },
    result: null,
    created: "2026-01-01T12:00:00Z",
    dice_commitment: "00",
    ...over,
  };
}
