/** Matches that live in this page: who is asked instead of the server, and what comes back. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromReferee, ToReferee } from "../src/local/messages";
import { quickMatch } from "../src/play/quick";
import type { GameInfo } from "../src/protocol";

/** Workers that note what they are told and say what a test wants. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: FromReferee }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
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

const settled = () => new Promise((resolve) => setTimeout(resolve));
const GAME = {
  id: "tiny",
  bots: ["easy"],
  characters: [],
  options: [],
  short: { options: {}, full: {}, seats: 2, minutes: 5 },
} as unknown as GameInfo;

async function ready(): Promise<FakeWorker> {
  const { referee } = await import("../src/local/referee.svelte");
  const { useLocalReferee } = await import("../src/lib/local-referee");
  useLocalReferee(referee);
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
  vi.stubGlobal("DecompressionStream", class {});
});
afterEach(() => vi.unstubAllGlobals());

describe("a match in the page", () => {
  it("is asked for by request, and its refusals are those of a server", async () => {
    const fetched = vi.fn(() => Promise.reject(new Error("nobody may ask the server")));
    vi.stubGlobal("fetch", fetched);
    const { api, ApiFailure } = await import("../src/lib/api");
    const worker = await ready();
    const asking = api.snapshot("local-1", ["secret"]);
    await settled();
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
    await settled();
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
    await settled();
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
    await settled();
    worker.onerror?.({ message: "out of memory" });
    await expect(asking).rejects.toMatchObject({ error: { code: "offline" } });
    expect([referee.state, referee.reason]).toEqual(["failed", "memory"]);
    void api.snapshot("local-1", []);
    expect(referee.state).toBe("loading"); // whoever asks for it again starts it again
  });

  it("waits for the referee, and hears why there is none", async () => {
    const { api } = await import("../src/lib/api");
    const { referee } = await import("../src/local/referee.svelte");
    const { useLocalReferee } = await import("../src/lib/local-referee");
    useLocalReferee(referee);
    const asking = api.create(quickMatch(GAME));
    const [worker] = FakeWorker.all;
    expect(worker?.told.map(({ type }) => type)).toEqual(["start"]);
    worker?.say({ type: "failed", reason: "TypeError: Failed to fetch" });
    await expect(asking).rejects.toMatchObject({ error: { code: "not-running" } });
    expect(referee.reason).toBe("away");
    await expect(api.create(quickMatch(GAME))).rejects.toMatchObject({ error: { code: "not-running" } });
    expect(FakeWorker.all).toHaveLength(2); // one that never ran is started again by hand
  });

  it("takes from files what a server says to everybody, and refuses what takes others", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn((url: URL) => Promise.resolve(new Response(JSON.stringify([url.pathname])))),
    );
    const { referee } = await import("../src/local/referee.svelte");
    expect(await referee.request("GET", "/games", [], "")).toEqual([200, '["/data/games.json"]']);
    expect(await referee.request("GET", "/me", [], "")).toEqual([200, '{"me":null}']);
    const [status, body] = await referee.request("GET", "/lobby", [], "");
    expect([status, JSON.parse(body).error.code]).toEqual([404, "needs-server"]);
    expect(FakeWorker.all).toEqual([]);
  });
});

describe("what is said and kept where there is no server", () => {
  it("has a sentence of its own in place of one about a server", async () => {
    const { addMessages, has, t } = await import("../src/lib/i18n.svelte");
    const { useLocalReferee } = await import("../src/lib/local-referee");
    addMessages("en", "away = The server is away.\naway-here = The rules are away.\nother = Elsewhere.");
    expect(t("away")).toBe("The server is away.");
    useLocalReferee({} as Parameters<typeof useLocalReferee>[0]);
    expect([t("away"), t("other"), has("nothing")]).toEqual(["The rules are away.", "Elsewhere.", false]);
  });

  it("counts a damaged match like any other, and saves it with all others", async () => {
    const rows = [
      ["local-1", '{"row":{"id":"local-1","game":"tiny","status":"over"},"answers":[]}'],
      ["local-2", '{"answers":[]}'],
    ];
    vi.doMock("../src/local/store", () => ({
      MatchStore: class {
        all = async () => rows;
      },
    }));
    const save = vi.fn();
    vi.doMock("../src/local/downloads", () => ({ save }));
    const { keptMatches, saveAll } = await import("../src/local/device");
    expect((await keptMatches()).map(({ id, game, isOver }) => [id, game, isOver])).toEqual([
      ["local-1", "tiny", true],
      ["local-2", "", false],
    ]);
    await saveAll();
    expect(JSON.parse(save.mock.calls[0]?.[1]).matches).toHaveLength(2);
    vi.doUnmock("../src/local/store");
    vi.doUnmock("../src/local/downloads");
  });
});

describe("a site that is a folder", () => {
  it("has its places behind the question mark, wherever the folder lies", async () => {
    const { addresses, go, route } = await import("../src/lib/router.svelte");
    const { useFolder } = await import("../src/local/addresses");
    history.replaceState(null, "", "/any/where/index.html?/rules/tiny&at=3#TI-1");
    useFolder();
    expect([route.path, route.search, route.hash]).toEqual(["/rules/tiny", "?at=3", "#TI-1"]);
    go("/match/local-1?at=end");
    expect(location.href).toBe(`${location.origin}/any/where/?/match/local-1&at=end`);
    expect([route.path, route.search]).toEqual(["/match/local-1", "?at=end"]);
    go("/");
    expect(location.pathname + location.search).toBe("/any/where/");
    go("/?choose=tiny");
    expect([route.path, route.search]).toEqual(["/", "?choose=tiny"]);
    for (const to of ["/", "/?choose=tiny", "/match/local-1?at=end#x", "/learn/tiny/1"]) {
      const { pathname, search, hash } = addresses.read(new URL(addresses.write(to), document.baseURI));
      expect(pathname + search + hash).toBe(to);
    }
  });

  it("writes its links so that they open in another tab, too", async () => {
    const { inFolder, useFolder } = await import("../src/local/addresses");
    const { rewriteLinks } = await import("../src/local/rewriting");
    history.replaceState(null, "", "/folder/");
    useFolder();
    rewriteLinks(document.body, inFolder);
    document.body.innerHTML =
      '<p><a href="/rules/tiny">r</a><a href="/api/x" download>d</a><a href="#main">m</a></p>';
    await settled();
    const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs()).toEqual(["./?/rules/tiny", "/api/x", "#main"]);
    document.querySelector("a")?.setAttribute("href", "/learn");
    await settled();
    expect(hrefs()[0]).toBe("./?/learn");
  });
});
