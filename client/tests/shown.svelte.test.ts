/** What a page tells follows what it acts out: in every game, live and once more. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { actOut, withTelling } from "../src/board/acting.svelte";
import { position } from "../src/games/champions/parts/fixture";
import { Stage as ChampionsStage } from "../src/games/champions/stage.svelte";
import type { ChampionsView } from "../src/games/champions/types";
import { Stage as CounterAttackStage } from "../src/games/counter-attack/stage.svelte";
import type { CounterAttackView } from "../src/games/counter-attack/types";
import { level, roundReport, totoView } from "../src/games/toto/parts/fixture";
import { Stage as TotoStage } from "../src/games/toto/stage.svelte";
import type { TotoView } from "../src/games/toto/types";
import { MatchClient } from "../src/lib/match.svelte";
import { paced, type Speed, setSpeed } from "../src/lib/speed.svelte";
import type { GameEvent } from "../src/protocol";
import { ReplayServer } from "../src/replay/local-server";
import type { Frame, Reel } from "../src/replay/reel.svelte";
import { block } from "../src/stage/fixture";
import { FakeSocket, snapshot, update } from "./fakes";

type Happening = { code: string; args?: Record<string, number> };

const numbered = (from: number, events: Happening[]): GameEvent[] =>
  events.map(({ code, args = {} }, i) => ({ n: from + i + 1, code, rule: "", args, at: 0 }));

/** A match on the server, and what happens in it. */
function live(view: unknown) {
  const match = new MatchClient("m1", ["secret"], {
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
  });
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "snapshot", ...snapshot({ view }), events: [] });
  const happens = (next: unknown, events: Happening[]) => {
    const before = match.known?.last ?? 0;
    const now = snapshot({ view: next, last: before + events.length, question: 8 + before });
    FakeSocket.last.say(update(now, numbered(before, events)));
  };
  return { match, happens };
}

/** The same, shown once more. */
async function again(view: unknown) {
  const reel = { match: "m1", stops: [{ at: 0, last: 0, time: 0 }], all: [] as GameEvent[][] };
  const asReel = {
    ...reel,
    eventsOf: (stop: number) => reel.all[stop - 1] ?? [],
    eventsTo: (stop: number) => reel.all.slice(0, stop).flat(),
  } as unknown as Reel;
  const frame = (now: unknown) =>
    ({ at: 0, question: 0, status: "running", view: now, prompt: null, result: null }) as Frame;
  const server = new ReplayServer(asReel, () => snapshot());
  const match = server.client();
  server.jump(0, frame(view));
  await vi.advanceTimersByTimeAsync(0);
  const happens = (next: unknown, events: Happening[]) => {
    const last = reel.stops.at(-1)?.last ?? 0;
    reel.stops.push({ at: 0, last: last + events.length, time: 0 });
    reel.all.push(numbered(last, events));
    server.advance(reel.all.length, frame(next));
  };
  return { match, happens };
}

type Sit = (match: MatchClient, source: () => MatchClient) => void;

/** What is seen of a die, whatever it decides. */
const ROLLED = { beat: block(), asked: false, until: 0, seen: () => undefined };

const champions: Sit = (match, source) =>
  actOut(
    source,
    new ChampionsStage(
      () => "",
      match.show,
      undefined,
      undefined,
      () => ROLLED,
    ),
    () => ({
      view: match.known?.view as ChampionsView,
      chance: null,
    }),
  );

const counterAttack: Sit = (match, source) =>
  actOut(source, new CounterAttackStage(match.show), () => ({
    view: match.known?.view as CounterAttackView,
    seat: 0,
    knownEvents: [],
  }));

const FLIGHT = 700;
const flies = () => new Promise<void>((land) => setTimeout(land, document.hidden ? 0 : paced(FLIGHT)));
let totoStage: TotoStage;

const toto: Sit = (match, source) => {
  totoStage = new TotoStage(flies, match.show);
  actOut(source, totoStage, () => match.known?.view as TotoView);
};

const pitch = (score: number) =>
  ({
    pieces: [],
    ball: { hex: [0, 0], carrier: null },
    period: 1,
    teams: [{ score }],
    shootout: [[], []],
  }) as unknown as CounterAttackView;

/**
 * A shot that goes in: when at the earliest and at the latest so many events are told as its dice have decided, and
 * when the goal has been seen, and with it the score.
 */
const GAMES = {
  champions: {
    table: champions,
    before: position(),
    after: position({ score: [1, 0] }),
    shot: [{ code: "ch.beaten", args: { face: 2 } }, { code: "ch.goal" }, { code: "ch.award" }],
    early: 1_800,
    late: 2_000,
    dice: 1,
    end: 3_200,
  },
  "counter-attack": {
    table: counterAttack,
    before: pitch(0),
    after: pitch(1),
    shot: [
      { code: "ca.save-roll", args: { die: 2, piece: 11 } },
      { code: "ca.goal" },
      { code: "ca.restart" },
    ],
    early: 1_800,
    late: 2_000,
    dice: 1,
    end: 4_200, // the ball rolls into the net before the score changes
  },
  toto: {
    table: toto,
    before: totoView(),
    after: totoView({ scores: level().map((score, row) => (row === 2 ? [1, 0] : score)) }),
    shot: [{ code: "to.goal", args: { seat: 1, fixture: 3, side: 0, card: 1 } }],
    early: 650,
    late: 900,
    dice: 1,
    end: 900,
  },
} as const;

let leave = () => {};
let match: MatchClient;

const told = () => ({
  events: match.events.length,
  view: match.snapshot?.view,
  asked: match.asked(0) !== undefined,
});

beforeEach(() => {
  vi.useFakeTimers();
  setSpeed("normal");
  FakeSocket.all = [];
});
afterEach(() => {
  leave();
  match.close();
  vi.useRealTimers();
});

function sit(at: MatchClient, table: Sit): void {
  match = at;
  // as on the page, where the seat that a table draws for is worked out anew from everything that is told
  const source = () => {
    void match.snapshot;
    return match;
  };
  leave = $effect.root(() => table(match, source));
  flushSync();
}

describe.each(Object.entries(GAMES))(
  "%s",
  (_game, { table, before, after, shot, early, late, dice, end }) => {
    it.each(["live", "again"] as const)(
      "tells nothing of a shot before it has been seen (%s)",
      async (how) => {
        const { match: at, happens } = how === "live" ? live(before) : await again(before);
        sit(at, table);
        happens(after, [...shot]);
        flushSync();
        for (let passed = 0; passed <= early; passed += 50) {
          expect(told()).toEqual({ events: 0, view: before, asked: false });
          await vi.advanceTimersByTimeAsync(50);
        }
        await vi.advanceTimersByTimeAsync(late - early);
        flushSync();
        expect([told().events, told().view]).toEqual([dice, dice < shot.length ? before : after]);
        await vi.advanceTimersByTimeAsync(end - late);
        flushSync();
        expect([told().events, told().view]).toEqual([shot.length, after]);
        await vi.advanceTimersByTimeAsync(10_000);
        flushSync();
        expect([told().asked, match.isBehind]).toEqual([how === "live", false]);
      },
    );

    it.each(["off", "normal"] as Speed[])(
      "tells everything where nothing moves or nobody looks (%s)",
      async (speed) => {
        setSpeed(speed);
        const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(speed === "normal");
        const { match: at, happens } = live(before);
        sit(at, table);
        happens(after, [...shot]);
        flushSync();
        await vi.advanceTimersByTimeAsync(speed === "off" ? 2_000 : 1_000);
        flushSync();
        expect(told()).toEqual({ events: shot.length, view: after, asked: true });
        hidden.mockRestore();
      },
    );

    it("tells one piece of news after the other, and all of it when the table leaves", async () => {
      const { match: at, happens } = live(before);
      sit(at, table);
      happens(after, [...shot]);
      flushSync();
      happens(before, [...shot]);
      flushSync();
      await vi.advanceTimersByTimeAsync(end + 20);
      flushSync();
      expect([told().events, told().view]).toEqual([shot.length, after]);
      leave();
      expect([told().events, told().view, match.isBehind]).toEqual([2 * shot.length, before, false]);
    });

    it("tells what brings no events at once, and people come and go meanwhile", async () => {
      const { match: at, happens } = live(before);
      sit(at, table);
      happens(after, [...shot]);
      flushSync();
      FakeSocket.last.say({
        type: "presence",
        seats: [{ seat: 1, online: false, name: "Sam", taken: true }],
      });
      expect([match.snapshot?.seats[1]?.name, match.known?.seats[1]?.name]).toEqual(["Sam", "Sam"]);
      await vi.advanceTimersByTimeAsync(10_000);
      flushSync();
      happens(before, []);
      flushSync();
      expect([told().view, match.isBehind]).toEqual([before, false]);
    });
  },
);

it("a round of Toto is read out before anything else tells how it ended", async () => {
  const { match: at, happens } = live(totoView());
  sit(at, toto);
  const over = totoView({ phase: "over", reports: [roundReport()] });
  happens(over, [{ code: "to.round-over", args: { round: 1 } }, { code: "to.full-time" }]);
  flushSync();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told()).toMatchObject({ events: 1, view: totoView() }); // that the round is over, and nothing of its end
  expect(totoStage.report).toEqual(roundReport());
  totoStage.closeReport();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(told()).toMatchObject({ events: 2, view: over });
});

it("what follows a goal is told when the goal has been celebrated, but the score with its net", async () => {
  const steps = ["beat", "goal", "say"].map((kind, i) => ({ kind, n: i + 1 }));
  const goalOf = ({ kind, n }: { kind: string; n: number }) => (kind === "goal" ? n : null);
  const isGreat = ({ kind }: { kind: string }) => kind !== "beat";
  const around = [{ kind: "tell", n: 3, until: 2 }, steps[1], { kind: "tell", n: 3 }, steps[2]];
  expect(withTelling(steps, 3, isGreat, goalOf)).toEqual([{ ...steps[0], tells: 1 }, ...around]);
  expect(withTelling(steps.slice(1), 3, isGreat, goalOf)).toEqual(around);

  const { match: at, happens } = live(position());
  match = at;
  leave = match.animate();
  const scored = position({ score: [1, 0] });
  happens(scored, [{ code: "ch.shot" }, { code: "ch.goal" }, { code: "ch.full-time" }]);
  match.show(3, 2);
  expect([told().events, told().view]).toEqual([2, scored]);
  match.show(3);
  expect(told().events).toBe(3);
});
