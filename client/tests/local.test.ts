/** Matches that live in this page: who is asked instead of the server, and what comes back. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "../src/lib/router.svelte";
import type { FromReferee, ToReferee } from "../src/local/messages";
import type { GameInfo } from "../src/protocol";

/** Workers that note what they are told and say what a test wants. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: FromReferee }) => void) | null = null;
  onerror: (() => void) | null = null;
  told: ToReferee[] = [];
  constructor(readonly url: URL) {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToReferee) {
    this.told.push(message);
  }
  terminate() {}
  say(data: FromReferee) {
    this.onmessage?.({ data });
  }
}

const GAME = {
  id: "tiny",
  bots: ["easy"],
  characters: [],
  options: [],
  short: { options: {}, full: {}, seats: 2, minutes: 5 },
} as unknown as GameInfo;

async function ready(): Promise<FakeWorker> {
  const { referee } = await import("../src/local/referee.svelte");
  referee.start();
  const worker = FakeWorker.all.find(({ url }) => url.href.includes("referee.worker"));
  if (!worker) throw new Error("no worker was started");
  worker.say({ type: "progress", loaded: 1, whole: 2 });
  expect(referee.progress).toEqual({ loaded: 1, whole: 2 });
  worker.say({ type: "ready" });
  expect(referee.state).toBe("ready");
  return worker;
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe("a match in the page", () => {
  it("has addresses of its own", () => {
    expect(pageOf("/local")).toEqual({ name: "local", game: "" });
    expect(pageOf("/local/tiny")).toEqual({ name: "local", game: "tiny" });
    expect(pageOf("/local/tiny/more")).toEqual({ name: "missing" });
  });

  it("is asked for by request, and its refusals are those of a server", async () => {
    const fetched = vi.fn(() => Promise.reject(new Error("nobody may ask the server")));
    vi.stubGlobal("fetch", fetched);
    const { api, ApiFailure } = await import("../src/lib/api");
    const worker = await ready();
    const asking = api.snapshot("local-1", ["secret"]);
    const asked = worker.told.at(-1);
    expect(asked).toMatchObject({
      type: "request",
      method: "GET",
      path: "/matches/local-1",
      tokens: ["secret"],
    });
    worker.say({
      type: "response",
      id: asked?.type === "request" ? asked.id : 0,
      status: 200,
      body: '{"game":"tiny"}',
    });
    expect(await asking).toEqual({ game: "tiny" });
    const refused = api.act("local-1", [], { seat: 0, question: 1, edition: 0, action: "a", answer: "b" });
    const again = worker.told.at(-1);
    const body = '{"error":{"code":"not-your-seat","message":""}}';
    worker.say({ type: "response", id: again?.type === "request" ? again.id : 0, status: 403, body });
    await expect(refused).rejects.toBeInstanceOf(ApiFailure);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is followed over a line that looks like a socket, and that breaks when the referee says so", async () => {
    const worker = await ready();
    const { BROWSER } = await import("../src/lib/environment");
    const line = BROWSER.open("ws://here/api/matches/local-1/live?lang=en");
    const [opened, message, closed] = [vi.fn(), vi.fn(), vi.fn()];
    Object.assign(line, { onopen: opened, onmessage: message, onclose: closed });
    await Promise.resolve();
    expect(opened).toHaveBeenCalledOnce();
    line.send('{"type":"hello"}');
    const [begun, said] = worker.told.slice(-2);
    expect(begun).toMatchObject({ type: "open", match: "local-1" });
    expect(said).toMatchObject({ type: "text", text: '{"type":"hello"}' });
    const number = begun?.type === "open" ? begun.line : 0;
    worker.say({ type: "text", line: number, text: '{"type":"pong"}' });
    expect(message).toHaveBeenCalledWith({ data: '{"type":"pong"}' });
    worker.say({ type: "text", line: number, text: "" });
    expect(closed).toHaveBeenCalledOnce();
    expect(worker.told.at(-1)).toEqual({ type: "close", line: number });
  });

  it("that cannot be judged any more breaks its lines and answers every request", async () => {
    const worker = await ready();
    const { api } = await import("../src/lib/api");
    const { referee } = await import("../src/local/referee.svelte");
    const asking = api.snapshot("local-1", []);
    worker.onerror?.();
    await expect(asking).rejects.toMatchObject({ error: { code: "offline" } });
    expect(referee.state).toBe("failed");
  });

  it("is made here only where it is wanted here; all others are the server's", async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response("{}", { status: 500 })));
    vi.stubGlobal("fetch", fetched);
    const worker = await ready();
    const { quickMatch, startQuick } = await import("../src/play/quick");
    void startQuick(GAME, { here: true });
    const asked = worker.told.at(-1);
    expect(asked).toMatchObject({ type: "request", method: "POST", path: "/local/matches" });
    expect(JSON.parse(asked?.type === "request" ? asked.body : "")).toEqual(quickMatch(GAME));
    await startQuick(GAME);
    expect(fetched).toHaveBeenCalledWith("/api/matches", expect.anything());
  });
});
