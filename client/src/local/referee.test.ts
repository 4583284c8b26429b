/** What a page makes of its referee: who follows another tab, and who cannot begin. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  const happened: string[] = [];
  line.onclose = () => happened.push("closed");
  const again = () => happened.push("again");
  addEventListener("online", again);
  const say = (data: FromReferee) => FakeWorker.all[0]?.onmessage({ data });
  say({ type: "ready" });
  await Promise.resolve().then(() => undefined);
  const [number] = FakeWorker.all[0]?.told.flatMap((one) => (one.type === "open" ? [one.line] : [])) ?? [];
  say({ type: "text", line: number ?? 0, text: "" });
  expect(happened).toEqual(["closed", "again"]);
  removeEventListener("online", again);
});

test("who wants a match where the referee cannot run is told so, not of a server", async () => {
  const { referee } = await import("./referee.svelte");
  const asked = referee.request("POST", "/matches", [], "{}");
  FakeWorker.all[0]?.onerror({ message: "no" });
  const [status, body] = await asked;
  expect([status, JSON.parse(body).error.code]).toEqual([503, "not-running"]);
});
