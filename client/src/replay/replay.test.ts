import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiFailure } from "../lib/api";
import { readerOf } from "../lib/names";
import type { GameEvent, Snapshot } from "../protocol";
import { clocksOf, type Landmarks, lastTurn, marksOf, scenesOf, turnsOf } from "./landmarks";
import { ReplayServer } from "./local-server";
import { Player } from "./player.svelte";
import { type Ask, Reel } from "./reel.svelte";
import Timeline from "./Timeline.svelte";

/** A match of `stops` stops with two events each, of which the last brings a goal at every tenth. */
function server(stops: number) {
  const asked: string[] = [];
  const all = Array.from({ length: stops }, (_, k) => ({ at: k, last: 2 * k, time: k, asked: 0 }));
  const events: GameEvent[] = Array.from({ length: 2 * (stops - 1) }, (_, i) => ({
    n: i + 1,
    code: i % 20 === 19 ? "x.goal" : i % 6 === 0 ? "x.turn" : "x.step",
    rule: "",
    args: { minute: i },
    at: 0,
  }));
  const state = { length: stops, broken: false };
  const ask = (async (path: string) => {
    asked.push(path);
    if (state.broken) throw new ApiFailure({ code: "offline", message: "" }, 0);
    const first = Number(new URLSearchParams(path.split("?")[1]).get("first"));
    if (path.includes("/replay")) {
      const after = first > 0 ? (all[first - 1]?.last ?? 0) : 0;
      const page = all.slice(first, state.length);
      return {
        eyes: -3,
        open: true,
        first,
        stops: page,
        events: events.slice(after, page.at(-1)?.last ?? after),
      };
    }
    const frames = all.slice(first, Math.min(first + 50, state.length)).map(({ at }) => ({
      at,
      question: at,
      status: "running",
      view: { at },
      prompt: null,
      result: null,
    }));
    return { first, frames };
  }) as unknown as Ask;
  return { ask, asked, state };
}

const landmarks: Landmarks = {
  mark: ({ code }) => (code === "x.goal" ? "goal" : code === "x.turn" ? "dot" : null),
  turn: (code) => code === "x.turn",
  clock: ({ code, args }) => (code === "x.goal" ? `${args.minute}'` : null),
};

function screen() {
  const shown: string[] = [];
  return {
    shown,
    busy: false,
    jump: (stop: number) => void shown.push(`jump ${stop}`),
    advance: (stop: number) => void shown.push(`act ${stop}`),
    isBusy() {
      return this.busy;
    },
  };
}

async function loaded(stops: number, eyes: number | null = null) {
  const from = server(stops);
  const reel = new Reel("m1", ["tok"], eyes, from.ask);
  await reel.load();
  return { reel, ...from };
}

describe("reel", () => {
  test("fetches frames a page at a time, and each page once", async () => {
    const { reel, asked } = await loaded(120);
    expect(reel.end).toBe(119);
    expect((await reel.frame(3)).at).toBe(3);
    await Promise.all([reel.frame(4), reel.frame(49)]);
    expect(asked).toEqual(["/matches/m1/replay?first=0", "/matches/m1/frames?first=0&count=50"]);
    reel.prepare(30);
    expect((await reel.frame(50)).at).toBe(50);
    expect(asked).toHaveLength(3);
  });

  test("goes on where a running match has gone on", async () => {
    const { reel, state } = await loaded(60);
    state.length = 52;
    await reel.reload();
    expect(reel.stops).toHaveLength(52);
    expect((await reel.frame(51)).at).toBe(51);
    state.length = 60;
    await reel.load();
    expect((await reel.frame(58)).at).toBe(58);
    expect(reel.events).toHaveLength(118);
  });

  test("finds stops by their public name and by an event", async () => {
    const { reel } = await loaded(20);
    expect([reel.stopAt(0), reel.stopAt(7), reel.stopAt(1000)]).toEqual([0, 7, 19]);
    expect([reel.stopOf(0), reel.stopOf(5), reel.stopOf(6)]).toEqual([0, 3, 3]);
    expect(reel.eventsOf(3).map((event) => event.n)).toEqual([5, 6]);
    expect(reel.eventsTo(2).map((event) => event.n)).toEqual([1, 2, 3, 4]);
  });

  test("goes on from a stop at which a die waits: nobody decides anything there", async () => {
    const { reel } = await loaded(20);
    const stakes = { outcomes: ["goal", "saved"], faces: [[1, 0], [0, 1]], more: 0 }; // biome-ignore format: short
    reel.events = reel.events.map((event) => ([9, 11].includes(event.n) ? { ...event, stakes } : event));
    expect([reel.next(2), reel.next(3), reel.next(4), reel.next(19)]).toEqual([3, 6, 6, 19]);
    expect(reel.eventsOf(6, 3).map((event) => event.n)).toEqual([7, 8, 9, 10, 11, 12]);
  });

  test("opens a moment at the question that led to it, however many dice came between", async () => {
    const { reel } = await loaded(20);
    reel.stops = reel.stops.map((stop, k) => ({
      ...stop,
      asked: [4, 5, 6].includes(k) ? 3 : Math.max(0, k - 1),
    }));
    expect([1, 7, 8, 12, 13].map((event) => reel.questionBefore(event))).toEqual([0, 3, 3, 3, 6]);
  });

  test("goes kick by kick through a shoot-out, in which nobody is asked any more", async () => {
    const { reel } = await loaded(20);
    const stakes = { outcomes: ["goal", "saved"], faces: [[1, 0], [0, 1]], more: 0 }; // biome-ignore format: short
    reel.events = reel.events.map((event) => (event.n > 8 ? { ...event, stakes } : event));
    reel.stops = reel.stops.map((stop, k) => ({ ...stop, asked: k > 4 ? k - 2 + (k % 2) : 0 }));
    expect([4, 6, 8].map((stop) => reel.next(stop))).toEqual([6, 8, 10]);
  });

  test("looks through the eyes it was given, and says when the server is away", async () => {
    const { reel, asked, state } = await loaded(20, 1);
    expect(asked[0]).toBe("/matches/m1/replay?first=0&eyes=1");
    state.broken = true;
    await reel.load();
    expect(reel.failure?.code).toBe("offline");
    await expect(reel.frame(1)).rejects.toThrow();
    state.broken = false;
    expect((await reel.frame(1)).at).toBe(1);
  });
});

describe("landmarks", () => {
  test("mark stops, turns and clocks", async () => {
    const { reel } = await loaded(30);
    const marks = marksOf(reel, landmarks);
    expect(marks.filter((mark) => mark.kind === "goal").map((mark) => mark.stop)).toEqual([10, 20]);
    const turns = turnsOf(reel, landmarks);
    expect(turns.slice(0, 4)).toEqual([0, 1, 4, 7]);
    expect(clocksOf(reel, landmarks, (key) => key)).toEqual([
      { stop: 10, text: "19'" },
      { stop: 20, text: "39'" },
    ]);
    expect(scenesOf(marks, turns)).toEqual([
      { from: 7, to: 10 },
      { from: 19, to: 20 },
    ]);
    expect(lastTurn(turns, 29)).toBe(25);
    expect(lastTurn([0], 1)).toBe(0);
  });
});

describe("player", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.useRealTimers());

  async function started(stops = 30) {
    const { reel, state } = await loaded(stops);
    const view = screen();
    const player = new Player(reel, view);
    await player.jump(0);
    view.shown.length = 0;
    return { player, view, state };
  }

  test("acts a step forward out and draws all else as it is", async () => {
    const { player, view } = await started();
    await player.step(1);
    await player.step(1);
    await player.step(-1);
    await player.jump(12);
    await player.jump(999);
    await player.step(1);
    await player.step(-50);
    expect(view.shown).toEqual(["act 1", "act 2", "jump 1", "jump 12", "jump 29", "jump 29", "jump 0"]);
  });

  test("does not wait for what is still acted out", async () => {
    const { player, view } = await started();
    await player.step(1);
    view.busy = true;
    await player.step(1);
    expect(view.shown).toEqual(["act 1", "jump 2"]);
  });

  test("goes from turn to turn", async () => {
    const { player } = await started();
    player.turns = [0, 4, 9];
    for (const [by, stop] of [
      [1, 4],
      [1, 9],
      [1, 29],
      [-1, 9],
      [-1, 4],
      [-1, 0],
      [-1, 0],
    ] as const) {
      await player.turn(by);
      expect(player.stop).toBe(stop);
    }
  });

  test("plays to the end at its speed, and from the beginning again", async () => {
    vi.useFakeTimers();
    const { player, view } = await started(12);
    player.play();
    await vi.advanceTimersByTimeAsync(1000);
    const slow = player.stop;
    player.setRate(4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(player.stop - slow).toBeGreaterThan(slow);
    await vi.advanceTimersByTimeAsync(5000);
    expect(view.shown).toEqual(Array.from({ length: 11 }, (_, i) => `act ${i + 1}`));
    expect(player.playing).toBe(false);
    player.play();
    await vi.advanceTimersByTimeAsync(1);
    expect(view.shown.at(-1)).toBe("act 1");
    expect(view.shown.at(-2)).toBe("jump 0");
    expect(JSON.parse(localStorage.getItem("dugout.replay.rate") ?? "")).toBe(4);
  });

  test("waits for the table, and stops at once when told to", async () => {
    vi.useFakeTimers();
    const { player, view } = await started();
    player.play();
    await vi.advanceTimersByTimeAsync(10);
    view.busy = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(view.shown).toEqual(["act 1"]);
    player.pause();
    view.busy = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(view.shown).toEqual(["act 1"]);
    player.toggle();
    await vi.advanceTimersByTimeAsync(10);
    expect(view.shown).toEqual(["act 1", "act 2"]);
  });

  test("shows the highlights alone", async () => {
    vi.useFakeTimers();
    const { player, view } = await started();
    player.scenes = [
      { from: 7, to: 9 },
      { from: 20, to: 21 },
    ];
    player.brief = true;
    player.play();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(view.shown).toEqual(["jump 7", "act 8", "act 9", "jump 20", "act 21"]);
    expect(player.playing).toBe(false);
  });

  test("takes the last wish when a page comes late, and says when it cannot come", async () => {
    const { player, view, state } = await started(300);
    const slow = player.jump(120);
    const fast = player.jump(3);
    await Promise.all([slow, fast]);
    expect(view.shown).toEqual(["jump 3"]);
    await Promise.all([player.jump(199), player.step(-1), player.step(-1)]);
    expect(player.stop).toBe(197);
    await player.jump(3);
    state.broken = true;
    await player.jump(250);
    expect([player.stuck, player.stop]).toEqual([true, 3]);
    state.broken = false;
    await player.jump(250);
    expect([player.stuck, player.stop]).toEqual([false, 250]);
  });
});

describe("the local server", () => {
  const live = {
    match: "m1",
    game: "x",
    seats: [{ seat: 0, yours: true, online: false, name: "Noor" }],
    asked: [{ seat: 0 }],
    hot_seat: true,
  } as unknown as Snapshot;

  test("a match follows it: steps add events, jumps go anywhere, nobody is asked", async () => {
    const { reel } = await loaded(30);
    const server = new ReplayServer(reel, () => live);
    const client = server.client();
    server.jump(5, await reel.frame(5));
    await vi.waitFor(() => expect(client.connection).toBe("live"));
    const first = client.snapshot?.edition;
    expect(client.events.at(-1)?.n).toBe(10);
    server.advance(6, await reel.frame(6));
    expect(client.events.map((event) => event.n)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect([client.snapshot?.view, client.snapshot?.edition]).toEqual([{ at: 6 }, first]);
    server.jump(2, await reel.frame(2));
    expect(client.events.at(-1)?.n).toBe(4);
    expect(client.snapshot?.edition).not.toBe(first);
    server.jump(0, await reel.frame(0));
    expect(client.events).toEqual([]);
    expect([client.seats, client.snapshot?.asked, client.isReplay]).toEqual([[], [], true]);
    expect(readerOf(client.snapshot as Snapshot)).toBe(0); // who looks back is still "you"
    client.close();
  });
});

describe("the timeline", () => {
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
  const mark = (stop: number) => ({
    stop,
    kind: "goal" as const,
    event: { n: stop, code: "x.goal", rule: "", args: {}, at: 0 },
  });
  const props = {
    stop: 5,
    end: 40,
    marks: [mark(3), mark(20)],
    clocks: [
      { stop: 0, text: "1st half" },
      { stop: 30, text: "Extra time" },
    ],
    words: () => "",
    now: "",
    onseek: () => undefined,
  };

  test("does not give away what has not been seen", () => {
    const stops = (seen: number) =>
      [...render(Timeline, { ...props, seen }).container.querySelectorAll<HTMLElement>(".mark")].map(
        ({ dataset }) => dataset.stop,
      );
    expect(stops(5)).toEqual(["3"]);
    expect(stops(40).sort()).toEqual(["20", "3"]);
    expect(render(Timeline, { ...props, seen: 5 }).container.textContent).not.toContain("Extra time");
  });

  test("goes where it is pressed, and to a mark, on a page that says itself where it stands", async () => {
    const onseek = vi.fn();
    const target = document.body.appendChild(document.createElement("div"));
    target.dataset.stop = "5"; // as the page of a replay does
    const { container } = render(Timeline, { target, props: { ...props, seen: 40, onseek } });
    const line = container.querySelector(".line") as HTMLElement;
    line.setPointerCapture = () => undefined;
    line.getBoundingClientRect = () => new DOMRect(0, 0, 400, 48);
    await fireEvent.pointerDown(line.querySelector(".track") as Element, { button: 0, clientX: 300 });
    expect(onseek).toHaveBeenLastCalledWith(30);
    await fireEvent.pointerUp(line);
    await fireEvent.pointerDown(line.querySelector(".mark") as Element, { button: 0, clientX: 390 });
    expect([3, 20]).toContain(onseek.mock.lastCall?.[0]);
    target.remove();
  });
});
