/** What every connection of a match has to bear: to the server, to a lesson, to a replay. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LessonServer } from "../src/lessons/local-server";
import { MatchClient } from "../src/lib/match.svelte";
import type { ClientMessage } from "../src/protocol";
import { ReplayServer } from "../src/replay/local-server";
import { Player } from "../src/replay/player.svelte";
import { Reel } from "../src/replay/reel.svelte";
import { event, FakeSocket, snapshot, update } from "./fakes";

const TEN_MINUTES = 600_000;

/** How the server behaves just now. */
let manner: "at once" | "late" | "never" | "cut" = "at once";
let asked = 0;

function serve(answer: () => void, fail: () => void): void {
  asked += 1;
  if (manner === "at once") answer();
  else if (manner === "late") setTimeout(answer, 5_000);
  else if (manner === "cut") fail();
}

/** A server behind `fetch` that gives `answer` to whatever is asked. */
function behindFetch(answer: (path: string, body: { answers: string[] }) => unknown): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? "{}"));
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError("no network"));
      init.signal?.addEventListener("abort", fail);
      serve(() => resolve(new Response(JSON.stringify(answer(path, body)), { status: 200 })), fail);
    });
  });
}

interface Rig {
  match: MatchClient;
  /** Do what one does on such a page; resolves when it has come about. */
  use(): Promise<unknown>;
  /** The page says that something is wrong. */
  isTold(): boolean;
  /** Press what the page offers then; some need nobody to press. */
  again?(): void;
}

class ServedSocket extends FakeSocket {
  static judged: string[] = [];

  constructor(url: string) {
    super(url);
    serve(
      () => queueMicrotask(() => this.readyState === WebSocket.CONNECTING && this.accept()),
      () => queueMicrotask(() => this.break()),
    );
  }

  override send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    const answer = () => {
      if (this.readyState === WebSocket.OPEN) this.#answer(message);
    };
    serve(answer, () => this.break());
  }

  #answer(message: ClientMessage): void {
    const all = ServedSocket.judged.map((_, i) => event(i + 1));
    const now = () => snapshot({ last: ServedSocket.judged.length, question: ServedSocket.judged.length });
    if (message.type === "ping") this.say({ type: "pong" });
    else if (message.type === "hello") this.say({ type: "snapshot", ...now(), events: all });
    else if (message.type === "answer") {
      if (!ServedSocket.judged.includes(message.action)) {
        ServedSocket.judged.push(message.action);
        const last = ServedSocket.judged.length;
        this.say(update(now(), [event(last)]));
      }
      this.say({ type: "answered", action: message.action, last: ServedSocket.judged.length });
    }
  }
}

function socketRig(): Rig {
  ServedSocket.judged = [];
  const match = new MatchClient("m1", ["secret"], {
    open: (url) => new ServedSocket(url) as unknown as WebSocket,
    random: () => 0.5,
  });
  return { match, use: () => match.answer(0, "goal 1H"), isTold: () => isTold(match) };
}

function lessonRig(): Rig {
  const { match: _m, options: _o, hot_seat: _h, created: _c, dice_commitment: _d, ...moment } = snapshot();
  behindFetch((_path, { answers }) => ({
    ...moment,
    question: answers.length,
    events: answers.map((_, i) => event(i + 1)),
    verdict: "open",
  }));
  const server = new LessonServer("toto", "goal", () => undefined);
  const match = new MatchClient("lesson-toto-goal", [], { ...server.environment(), random: () => 0.5 });
  return { match, use: () => match.answer(0, "goal 1H"), isTold: () => isTold(match) };
}

function replayRig(): Rig {
  const stops = Array.from({ length: 120 }, (_, at) => ({ at, last: at, time: 0 }));
  behindFetch((path) => {
    const first = Number(new URLSearchParams(path.split("?")[1]).get("first"));
    if (path.includes("/replay"))
      return {
        eyes: -3,
        open: true,
        first,
        stops: stops.slice(first),
        events: first > 0 ? [] : stops.slice(1).map((_, i) => event(i + 1)),
      };
    const frame = (at: number) => ({
      at,
      question: at,
      status: "running",
      view: { at },
      prompt: null,
      result: null,
    });
    return { first, frames: stops.slice(first, first + 50).map(({ at }) => frame(at)) };
  });
  const reel = new Reel("m1", []);
  const server = new ReplayServer(reel, () => snapshot());
  const match = server.client();
  const player = new Player(reel, {
    jump: (stop, frame) => server.jump(stop, frame),
    advance: (stop, frame) => server.advance(stop, frame),
    isBusy: () => false,
  });
  let goal = 0;
  const begin = () => void reel.load().then(() => player.jump(goal));
  begin();
  const use = () => {
    goal = player.stop + 50; // a page that is not there yet
    void player.jump(goal);
    return new Promise<void>((done) => {
      // by the clock of the test, and no longer than it lasts: `vi.waitFor` would push on the clocks of later files
      const look = () => (match.events.at(-1)?.n === goal ? done() : void setTimeout(look, 100));
      look();
    });
  };
  return { match, use, isTold: () => player.stuck, again: begin };
}

const isTold = (match: MatchClient): boolean => match.connection === "offline" || match.overdue;

let rig: Rig;

async function open(make: () => Rig, how: typeof manner = "at once"): Promise<void> {
  manner = how;
  rig = make();
  await vi.advanceTimersByTimeAsync(20_000);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  localStorage.clear();
  asked = 0;
});

afterEach(() => {
  rig.match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["socket", socketRig],
  ["lesson", lessonRig],
  ["replay", replayRig],
] as const)("the connection of a %s", (_name, make) => {
  it.each(["at once", "late"] as const)("that answers %s lives on while time passes", async (how) => {
    await open(make, how);
    const seen = new Set<string>();
    for (let passed = 0; passed < TEN_MINUTES; passed += 1_000) {
      seen.add(rig.match.connection);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect([...seen]).toEqual(["live"]);
    const used = rig.use();
    await vi.advanceTimersByTimeAsync(6_000);
    await used;
    expect([rig.isTold(), rig.match.pendingAnswers.length, rig.match.sending]).toEqual([false, 0, false]);
  });

  it.each(["never", "cut"] as const)(
    "that is used when answers come %s says so, and goes on later",
    async (how) => {
      await open(make);
      manner = how;
      const used = rig.use();
      await vi.advanceTimersByTimeAsync(how === "cut" ? 100 : 90_100);
      expect(rig.isTold()).toBe(true);
      await vi.advanceTimersByTimeAsync(TEN_MINUTES);
      expect(rig.isTold()).toBe(true);
      manner = "at once";
      rig.again?.();
      await vi.advanceTimersByTimeAsync(40_000);
      await used;
      expect([rig.match.connection, rig.isTold(), rig.match.events.length > 0]).toEqual([
        "live",
        false,
        true,
      ]);
      const more = rig.use();
      await vi.advanceTimersByTimeAsync(1_000);
      await more;
    },
  );

  it.each(["never", "cut"] as const)("whose first answer comes %s is tried again", async (how) => {
    await open(make, how);
    expect([rig.match.snapshot, rig.match.connection === "live"]).toEqual([null, false]);
    manner = "at once";
    await vi.advanceTimersByTimeAsync(90_000);
    rig.again?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([rig.match.connection, rig.match.failure]).toEqual(["live", null]);
  });

  it("that is closed does nothing more", async () => {
    await open(make);
    void rig.use().catch(() => undefined);
    rig.match.close();
    await vi.advanceTimersByTimeAsync(1_000);
    const before = asked;
    await vi.advanceTimersByTimeAsync(TEN_MINUTES);
    expect(asked).toBe(before);
  });
});
