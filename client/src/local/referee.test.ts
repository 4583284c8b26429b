/** What a page makes of its referee: who follows another tab, and who cannot begin. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RENEWED } from "../lib/socket";
import type { FromReferee, ToReferee } from "./messages";

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: { data: FromReferee }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;
  told: ToReferee[] = [];
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToReferee) {
    this.told.push(message);
  }
  terminate() {}
}

beforeEach(() => {
  vi.resetModules();
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("MessageChannel", class {});
});
afterEach(() => vi.unstubAllGlobals());

test("a tab that follows another asks again at once: nobody reads of a lost connection", async () => {
  const { referee } = await import("./referee.svelte");
  const line = referee.open("local-1");
  const closed: number[] = [];
  line.onclose = ({ code }) => closed.push(code);
  const say = (data: FromReferee) => FakeWorker.all[0]?.onmessage({ data });
  say({ type: "ready" });
  await Promise.resolve().then(() => undefined);
  const [number] = FakeWorker.all[0]?.told.flatMap((one) => (one.type === "open" ? [one.line] : [])) ?? [];
  say({ type: "text", line: number ?? 0, text: "" });
  expect(closed).toEqual([RENEWED]);
});

test("however quickly another tab plays, nobody reads of a lost connection", async () => {
  vi.useFakeTimers({ now: 1_000 });
  const { referee } = await import("./referee.svelte");
  const closed: [code: number, at: number][] = [];
  const say = (data: FromReferee) => FakeWorker.all[0]?.onmessage({ data });
  for (let line = 1; line <= 2; line += 1) {
    referee.open("local-1").onclose = ({ code }) => closed.push([code, Date.now()]);
    say({ type: "ready" });
    await vi.advanceTimersByTimeAsync(0);
    const opened = FakeWorker.all[0]?.told.findLast((one) => one.type === "open");
    say({ type: "text", line: opened?.line ?? 0, text: "" });
  }
  expect(closed).toEqual([[RENEWED, 1_000]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(closed).toEqual([
    [RENEWED, 1_000],
    [RENEWED, 1_200],
  ]);
  vi.useRealTimers();
});

test("who wants a match where the referee cannot run is told so, not of a server", async () => {
  const { referee } = await import("./referee.svelte");
  const asked = referee.request("POST", "/matches", [], "{}");
  FakeWorker.all[0]?.onerror({ message: "no" });
  const [status, body] = await asked;
  expect([status, JSON.parse(body).error.code]).toEqual([503, "not-running"]);
});

test("a worker that dies without a word is noticed, once", async () => {
  const granted = new Map<string, () => void>();
  const request = (lock: string, tell: () => void) => granted.set(lock, tell);
  vi.stubGlobal("navigator", { ...navigator, locks: { request } });
  const { referee } = await import("./referee.svelte");
  referee.start();
  const [worker, thinker] = FakeWorker.all;
  worker?.onmessage({ data: { type: "ready" } });
  for (const one of [worker, thinker]) one?.onmessage({ data: { type: "alive" } });
  expect(referee.state).toBe("ready");
  const [judge, think] = [...granted.values()];
  think?.();
  expect([referee.state, referee.reason]).toEqual(["failed", "stopped"]);
  referee.start(); // which stops both
  judge?.();
  expect(referee.state).toBe("loading");
});

test("who cannot share a match is told why", async () => {
  const { useLocalReferee } = await import("../lib/local-referee");
  const { referee } = await import("./referee.svelte");
  const { toasts } = await import("../ui/toasts.svelte");
  useLocalReferee(referee);
  const shared = referee.share("local-1", "report");
  await vi.waitFor(() => expect(referee.state).toBe("loading"));
  FakeWorker.all[0]?.onerror({ message: "no" });
  await shared;
  expect(toasts.map(({ kind }) => kind)).toEqual(["refusal"]);
});
