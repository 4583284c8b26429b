import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MatchClient } from "../src/lib/match.svelte";
import { actionId, type Outcome } from "../src/lib/outbox";
import { RENEWED } from "../src/lib/socket";
import { event, FakeSocket, snapshot, update } from "./fakes";

let match: MatchClient;

function start(tokens = ["secret"]): MatchClient {
  match = new MatchClient("m1", tokens, {
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    now: () => Date.now(),
    random: () => 0.5,
  });
  return match;
}

function live(over = {}, events = [event(1), event(2)]): FakeSocket {
  const socket = FakeSocket.last;
  socket.accept();
  socket.say({ type: "snapshot", ...snapshot({ last: events.at(-1)?.n ?? 0, ...over }), events });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  FakeSocket.all = [];
  localStorage.clear();
});

afterEach(() => {
  match?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("says hello with its tokens and becomes live with the snapshot", () => {
    start();
    expect(match.connection).toBe("connecting");
    const socket = live();
    expect(socket.of("hello")).toEqual([{ type: "hello", seats: ["secret"], after: 0, edition: 0 }]);
    expect(match.connection).toBe("live");
    expect(match.seats).toEqual([0]);
    expect(match.events.map((e) => e.n)).toEqual([1, 2]);
  });

  it("resumes after the last event it saw and shows nothing twice", () => {
    start();
    live().break();
    expect(match.connection).toBe("offline");
    expect(match.nextTry).toBe(2_000);
    vi.advanceTimersByTime(1_000);
    const socket = FakeSocket.last;
    socket.accept();
    expect(socket.of("hello")[0]?.after).toBe(2);
    socket.say({ type: "snapshot", ...snapshot({ last: 4 }), events: [event(2), event(3), event(4)] });
    expect(match.events.map((e) => e.n)).toEqual([1, 2, 3, 4]);
  });

  it("waits longer each time, and not at all when told to try now", () => {
    start();
    live();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      FakeSocket.last.break();
      waits.push((match.nextTry ?? 0) - Date.now());
      vi.advanceTimersByTime(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]);
    FakeSocket.last.break();
    const opened = FakeSocket.all.length;
    match.tryNow();
    expect(FakeSocket.all.length).toBe(opened + 1);
    expect(match.connection).toBe("connecting");
  });

  it("opens a line again at once that its holder renews, and nobody reads of a loss", () => {
    start();
    const socket = live();
    (socket.onclose as unknown as (closed: { code: number }) => void)({ code: RENEWED });
    expect(match.connection).toBe("connecting");
    expect(match.nextTry).toBeNull();
    expect(FakeSocket.last).not.toBe(socket);
    FakeSocket.last.accept();
    expect(FakeSocket.last.of("hello")[0]?.after).toBe(2);
  });

  it("notices a socket that died without closing", () => {
    start();
    const socket = live();
    vi.advanceTimersByTime(20_000);
    expect(socket.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(match.connection).toBe("offline");
  });

  it("stays live while pongs come", () => {
    start();
    const socket = live();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(20_000);
      socket.say({ type: "pong" });
    }
    expect(match.connection).toBe("live");
    expect(socket.of("ping")).toHaveLength(5);
  });

  it("asks again when events were skipped", () => {
    start();
    const socket = live();
    socket.say(update(snapshot({ last: 5 }), [event(5)]));
    expect(FakeSocket.last).not.toBe(socket);
    FakeSocket.last.accept();
    expect(FakeSocket.last.of("hello")[0]?.after).toBe(2);
  });

  it("begins anew when the server went back to an older state", () => {
    start();
    live().break();
    vi.advanceTimersByTime(1_000);
    live({ last: 1 }, [event(1, "to.deal")]);
    expect(match.events.map((e) => e.code)).toEqual(["to.deal"]);
  });

  it("begins anew when something was taken back", () => {
    start();
    const socket = live();
    socket.say(update(snapshot({ last: 3, edition: 1 }), [event(3)]));
    expect(FakeSocket.last).not.toBe(socket);
    expect(match.events).toHaveLength(2);
    live({ last: 1, edition: 1 }, [event(1, "to.deal")]);
    expect(match.events.map((e) => e.code)).toEqual(["to.deal"]);
    expect(match.snapshot?.edition).toBe(1);
  });

  it("gives up on a match that does not exist", () => {
    start();
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: "error", error: { code: "no-match", message: "?" } });
    expect(match.failure?.code).toBe("no-match");
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("gives up at once on a match that is damaged, or of rules that are not here", () => {
    for (const code of ["damaged", "no-game"]) {
      start();
      FakeSocket.last.accept();
      FakeSocket.last.say({ type: "error", error: { code, message: "" } });
      expect(match.failure?.code).toBe(code);
    }
  });

  it("polls over HTTP where sockets are impossible", async () => {
    const answers: Record<string, unknown> = {
      "/api/matches/m1": snapshot({ last: 1 }),
      "/api/matches/m1/events?after=0": { events: [event(1)], last: 1 },
      "/api/matches/m1/chat?after=0": { lines: [] },
      "/api/matches/m1/actions": { accepted: true, last: 1 },
    };
    const calls: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      calls.push(path);
      return new Response(JSON.stringify(answers[path]), { status: 200 });
    });
    start();
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(10);
    expect(match.connection).toBe("live");
    expect(match.polling).toBe(true);
    expect(match.events).toHaveLength(1);
    const outcome = match.answer(0, "goal 1H");
    await vi.advanceTimersByTimeAsync(10);
    expect(await outcome).toEqual({ accepted: true, last: 1 });
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(calls.length).toBeGreaterThan(before);
  });
});

describe("answers", () => {
  it("quote the question and come back as accepted", async () => {
    start();
    const socket = live();
    const outcome = match.answer(0, "goal 1H");
    const [sent] = socket.of("answer");
    expect(sent).toMatchObject({ seat: 0, question: 7, answer: "goal 1H" });
    expect(match.pendingAnswers).toHaveLength(1);
    socket.say({ type: "answered", action: sent?.action ?? "", last: 3 });
    expect(await outcome).toEqual({ accepted: true, last: 3 });
    expect(match.pendingAnswers).toHaveLength(0);
  });

  it("to a question that has passed hold nothing up", () => {
    start();
    const socket = live();
    void match.answer(0, "close");
    expect(match.sending).toBe(true);
    socket.say({ type: "snapshot", ...snapshot({ question: 8 }), events: [] });
    expect([match.pendingAnswers.length, match.sending]).toEqual([1, false]);
    void match.answer(0, "goal 1H");
    expect(socket.of("answer").map((sent) => sent.question)).toEqual([7, 8]);
    expect(match.sending).toBe(true);
  });

  it("are repeated with the same id after a broken connection, so they count once", async () => {
    start();
    const socket = live();
    const outcome = match.answer(0, "goal 1H");
    const first = socket.of("answer")[0];
    socket.break();
    vi.advanceTimersByTime(1_000);
    const again = live().of("answer");
    expect(again).toEqual([first]);
    FakeSocket.last.say({ type: "answered", action: first?.action ?? "", last: 3 });
    expect(await outcome).toEqual({ accepted: true, last: 3 });
  });

  it("given while the connection is down go out when it is back", () => {
    start();
    live().break();
    void match.answer(0, "goal 1H");
    vi.advanceTimersByTime(1_000);
    expect(live().of("answer")).toHaveLength(1);
  });

  it("to what was taken back meanwhile say so, though the number of the question is the same", () => {
    start();
    live({ question: 10, edition: 1 }).break();
    void match.answer(0, "goal 3H");
    vi.advanceTimersByTime(1_000);
    const socket = live({ question: 10, edition: 2 });
    expect(socket.of("answer")).toMatchObject([{ question: 10, edition: 1, answer: "goal 3H" }]);
    void match.answer(0, "pass");
    expect(socket.of("answer")[1]).toMatchObject({ question: 10, edition: 2, answer: "pass" });
  });

  it("survive a reload of the page", () => {
    start();
    live().break();
    void match.answer(0, "goal 1H");
    match.close();
    start();
    const sent = live().of("answer");
    expect(sent).toMatchObject([{ answer: "goal 1H", question: 7 }]);
    FakeSocket.last.say({
      type: "error",
      action: sent[0]?.action ?? "",
      error: { code: "stale-question", message: "late" },
    });
    expect(match.lateRefusal?.code).toBe("stale-question");
    expect(localStorage.getItem("dugout.outbox.m1")).toBeNull();
  });

  it("that are stale or refused come back as values with their rule", async () => {
    start();
    const socket = live();
    const outcomes: Promise<Outcome>[] = [match.answer(0, "goal 1H"), match.answer(0, "goal 2H")];
    const [one, two] = socket.of("answer");
    socket.say({
      type: "error",
      action: one?.action ?? "",
      error: { code: "stale-question", message: "late" },
    });
    socket.say({
      type: "error",
      action: two?.action ?? "",
      error: { code: "refused", message: "no", rule: "TO-6.4", args: { reason: "to.illegal-goal" } },
    });
    const [stale, refused] = await Promise.all(outcomes);
    expect(stale).toMatchObject({ accepted: false, error: { code: "stale-question" } });
    expect(refused).toMatchObject({ accepted: false, error: { rule: "TO-6.4" } });
    expect(match.refusal?.code).toBe("refused");
  });

  it("have ids that the server takes and that never repeat", () => {
    const ids = Array.from({ length: 500 }, actionId);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });
});

describe("what the table reads", () => {
  it("is one whole moment at a time", () => {
    start();
    const socket = live();
    const before = match.snapshot;
    const now = snapshot({ last: 3, question: 8, asked: [], view: { seat: 0, turn: 1 } });
    socket.say(update(now, [event(3)]));
    expect(before?.question).toBe(7);
    expect(match.snapshot?.question).toBe(8);
    expect(match.snapshot?.seats).toHaveLength(2);
    expect(match.asked(0)).toBeUndefined();
  });

  it("is not undone by what was asked earlier and is answered later", async () => {
    start();
    const socket = live();
    const table = { acts: ["leave"], absent: [], proposal: null, clocks: [], next: null };
    let answer = (_: Response): void => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    const acted = match.act(0, "leave");
    socket.say(update(snapshot({ last: 2, table })));
    answer(Response.json(snapshot({ table: { ...table, acts: [] } })));
    expect(await acted).toBeNull();
    expect(match.snapshot?.table?.acts).toEqual(["leave"]);
  });

  it("shows each seat of a shared device its own view", () => {
    start(["a", "b"]);
    live({ view: { seat: -3 }, views: { "0": { seat: 0 }, "1": { seat: 1 } } });
    expect(match.viewOf(null)).toEqual({ seat: -3 });
    expect(match.viewOf(1)).toEqual({ seat: 1 });
  });

  it("has what was said before it came, and hears what was said while it was away", async () => {
    const said = [{ k: 1, seat: 1, text: "hi", at: 1 }];
    const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify({ lines: said })));
    vi.stubGlobal("fetch", fetched);
    start();
    live().say({ type: "chat", lines: [{ k: 2, seat: 0, text: "ho", at: 2 }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(match.chat.map((l) => l.text)).toEqual(["hi", "ho"]);
    expect(match.saidBefore).toBe(1);
    said.push({ k: 3, seat: 1, text: "ha", at: 3 });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1_000);
    live();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls.at(-1)?.[0]).toContain("/chat?after=2");
    expect([match.chat.map((l) => l.text), match.saidBefore]).toEqual([["hi", "ho", "ha"], 1]);
  });

  it("follows presence, names and chat", async () => {
    start();
    const socket = live();
    socket.say({ type: "presence", seats: [{ seat: 1, online: false, name: "Sam", taken: true }] });
    expect(match.snapshot?.seats[1]).toMatchObject({ name: "Sam", online: false, yours: false });
    socket.say({ type: "chat", lines: [{ k: 1, seat: 1, text: "hi", at: 1 }] });
    socket.say({
      type: "chat",
      lines: [
        { k: 1, seat: 1, text: "hi", at: 1 },
        { k: 2, seat: 0, text: "ho", at: 2 },
      ],
    });
    expect(match.chat.map((l) => l.text)).toEqual(["hi", "ho"]);
    await match.say(0, "  well  ");
    expect(socket.of("chat")).toEqual([{ type: "chat", seat: 0, text: "well" }]);
  });

  it("keeps the server's time", () => {
    start();
    live({ clock: { now: 61_000, deadline: 70_000, seconds: 9 } });
    expect(match.serverNow).toBe(61_000);
    vi.advanceTimersByTime(500);
    expect(match.serverNow).toBe(61_500);
  });
});
