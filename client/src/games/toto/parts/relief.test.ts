import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchClient } from "../../../lib/match.svelte";
import { Table } from "../table.svelte";
import type { Effect, TotoView } from "../types";
import { type Drama, sceneOf } from "./drama.svelte";
import { seatView, totoView } from "./fixture";
import { type Orders, Relief, type Way } from "./relief.svelte";
import Strip from "./Strip.svelte";

const answer = vi.fn(async () => ({ accepted: true, last: 1 }));
let put: Orders[] = [];
let kept: Orders | null = null;

vi.mock("../../../lib/api", async (original) => ({
  ...(await original<object>()),
  api: {
    games: async () => [],
    orders: async () => ({ orders: kept }),
    setOrders: async (_match: string, _tokens: string[], _seat: number, orders: Orders) =>
      void put.push(orders),
  },
}));

interface Given {
  effect?: Effect;
  /** More than half of the cards are still to come. */
  early?: boolean;
  whistles?: number;
  people?: number;
  seconds?: number;
  mode?: "live" | "hotseat" | "async";
  /** The coach of a first match explains it. */
  explained?: boolean;
}

/** Seat 1 has scored; this person sits in seat 0. */
function atWindow({
  effect = "none",
  early = false,
  whistles = 1,
  people = 1,
  seconds = 6,
  mode = "live",
}: Given): Relief {
  const hand = [1, 0, 0, 0, 0, 0, whistles];
  const seats = [seatView({ hand, form: "3333333333333", asked: true }), seatView(), seatView()];
  const window = {
    scorer: 1,
    fixture: 1,
    side: 0,
    card: 1,
    asked: [0, 2],
    effect,
    hurts: effect === "wrong" && !early,
  };
  const view = totoView({ phase: "window", turn: null, window, seats, mode, round: 2 });
  const snapshot = {
    question: 7,
    status: "running",
    seats: seats.map((_, seat) => ({ seat, name: `P${seat}`, kind: seat < people ? "person" : "bot" })),
    clock: { now: 0, deadline: seconds ? 6000 : null, seconds },
    view,
    views: {},
  };
  const match = {
    id: "m",
    tokens: [],
    seats: [0],
    snapshot,
    known: snapshot,
    viewOf: () => view,
    asked: () => ({
      seat: 0,
      code: "to.window",
      rule: "TO-7.1",
      args: {},
      choices: ["whistle", "stand"],
      may: false,
    }),
    isBehind: false,
    isReplay: false,
    alone: false,
    sending: false,
    serverNow: 0,
    answer,
  } as unknown as MatchClient<TotoView>;
  return new Relief(new Table(() => ({ match, seat: 0 })));
}

beforeEach(() => {
  answer.mockClear();
  put = [];
  kept = null;
  localStorage.clear();
});

describe("a goal that is put to somebody", () => {
  it("is the one that is shown, not the next one while that is still being told", async () => {
    const relief = atWindow({ effect: "wrong" });
    await relief.open();
    expect(relief.isPut).toBe(true);
    const earlier = atWindow({ effect: "wrong" });
    await earlier.open();
    const view = earlier.table.latest;
    const shown = { ...view, window: { ...view.window, scorer: 2 } } as TotoView;
    Object.assign(earlier.table.match, { viewOf: () => shown });
    expect([earlier.asks, earlier.isPut]).toEqual([true, false]);
  });

  it("tells nobody around one device who holds a whistle", () => {
    const relief = atWindow({ effect: "wrong" });
    Object.assign(relief.table.match, { seats: [0, 1] });
    expect([relief.mayStop, relief.asks, relief.isPut]).toEqual([false, false, true]);
  });

  it("is nobody's in a replay, where the cards keep their colour", () => {
    const relief = atWindow({});
    Object.assign(relief.table.match, { isReplay: true });
    expect(relief.isPut).toBe(false);
  });
});

describe("the rest of a round", () => {
  const with1 = (hand: number[], people = 1) => {
    const relief = atWindow({ people });
    Object.assign(relief.table.latest.seats[0] ?? {}, { hand });
    return relief;
  };

  it("is played out with one tap by somebody who has no goal to play", async () => {
    const relief = with1([0, 0, 0, 0, 1, 0, 1]); // a five fits nowhere
    await relief.open();
    expect([relief.idle, relief.mayPlayOut]).toEqual([true, true]);
    await relief.playOut();
    expect(put.at(-1)).toMatchObject({ round: 2, haste: 2 });
    expect(relief.mayPlayOut).toBe(false);
  });

  it("is not for somebody who can score, nor among several people", async () => {
    for (const relief of [with1([1, 0, 0, 0, 0, 0, 0]), with1([0, 0, 0, 0, 0, 0, 1], 2)]) {
      await relief.open();
      expect(relief.mayPlayOut).toBe(false);
    }
  });
});

describe("when somebody is asked (TO-13.13)", () => {
  it.each<[Way, Effect, number, boolean]>([
    ["hurts", "wrong", 1, true],
    ["hurts", "further", 1, false],
    ["hurts", "none", 1, false],
    ["hurts", "wrong", 0, false],
    ["ask", "right", 1, true],
    ["ask", "wrong", 0, false],
    ["stand", "wrong", 2, false],
  ])("%s: a goal that is %s, with %i whistles: %s", async (way, effect, whistles, asks) => {
    kept = { default: way };
    const relief = atWindow({ effect, whistles });
    await relief.open();
    expect(relief.asks).toBe(asks);
    expect(relief.mayStop).toBe(whistles > 0);
  });

  it("begins with the orders of the device, which are asked only when it hurts", async () => {
    await atWindow({}).open();
    expect(put).toEqual([{ default: "hurts", columns: "any" }]);
  });

  it("remembers what was chosen for the next match, and asks again at once", async () => {
    const relief = atWindow({});
    await relief.open();
    await relief.letAllStand();
    expect(relief.wholeRound).toBe(true);
    expect(put.at(-1)).toMatchObject({ default: "hurts", round: 2 });
    await relief.choose("ask");
    expect(put.at(-1)).toMatchObject({ default: "ask", round: 0 });
    expect(relief.asks).toBe(true);
    await atWindow({}).open();
    expect(put.at(-1)).toMatchObject({ default: "ask" });
  });

  it("takes up the orders that the server has, and gives none by correspondence", async () => {
    kept = { default: "stand" };
    const relief = atWindow({ effect: "wrong" });
    await relief.open();
    expect(relief.way).toBe("stand");
    kept = null;
    await atWindow({ mode: "async" }).open();
    expect(put).toEqual([]);
  });

  it("sends a pressed answer where nobody can learn from it, and else leaves it to the clock", async () => {
    kept = { default: "ask" };
    const alone = atWindow({ effect: "wrong" });
    await alone.open();
    await alone.stand();
    expect(answer).toHaveBeenCalledWith(0, "stand");
    answer.mockClear();
    const shared = atWindow({ effect: "wrong", people: 2 });
    await shared.open();
    expect(shared.asks).toBe(true);
    await shared.stand();
    expect(answer).not.toHaveBeenCalled();
    expect(shared.asks).toBe(false);
    expect(shared.mayStop).toBe(true);
    await shared.stop();
    expect(answer).toHaveBeenCalledWith(0, "whistle");
  });

  it("offers to ask less often after three goals in a row that were let stand", async () => {
    kept = { default: "ask" };
    const relief = atWindow({ people: 2 });
    await relief.open();
    for (let goal = 0; goal < 3; goal += 1) {
      expect(relief.askLess).toBe(false);
      await relief.stand();
    }
    expect(relief.askLess).toBe(true);
  });
});

describe("the strip of a goal that stands by itself", () => {
  async function strip(given: Given): Promise<HTMLElement> {
    kept = { default: "hurts" };
    const relief = atWindow(given);
    await relief.open();
    const { window: asked, scores } = relief.table.latest;
    const step = {
      kind: "goal",
      seat: asked?.scorer ?? 1,
      card: 1,
      fixture: asked?.fixture ?? 1,
      side: asked?.side ?? 0,
    };
    const goal = { ...sceneOf(step as never, scores, null, 0), effect: given.effect ?? null };
    const drama = {
      goal,
      run: null,
      lies: true,
      explains: () => given.explained ?? false,
    } as unknown as Drama;
    const { container } = render(Strip, { table: relief.table, drama, relief, onask: () => undefined });
    flushSync();
    return container;
  }

  it("has STOP for whoever holds a whistle, and sends it", async () => {
    const container = await strip({ effect: "further" });
    expect(container.querySelector("[data-strip]")?.getAttribute("data-strip")).toBe("further");
    container.querySelector<HTMLElement>("[data-act=stop]")?.click();
    expect(answer).toHaveBeenCalledWith(0, "whistle");
  });

  it("has none where the coach explains the goal: it would be gone before it is read", async () => {
    const container = await strip({ effect: "further", explained: true });
    expect(container.querySelector("[data-act=stop]")).toBeNull();
  });

  it("has none for whoever does not, and its ring runs as for everybody", async () => {
    const container = await strip({ effect: "none", whistles: 0, people: 2 });
    expect(container.querySelector("[data-act=stop]")).toBeNull();
    expect(screen.getByRole("timer")).toBeTruthy();
  });
});

describe("a hand that is kept covered by itself", () => {
  const dealt = (relief: Relief, has_chosen = false) => {
    const { match } = relief.table;
    const seats = [seatView({ hand: [1, 0, 0, 0, 0, 0, 1], has_chosen, asked: true }), seatView()];
    const view = totoView({ phase: "expose", turn: null, seats });
    Object.assign(match, { snapshot: { ...match.snapshot, view }, viewOf: () => view });
    return new Relief(new Table(() => ({ match, seat: 0 })));
  };

  it("is asked about until somebody wants no question, and the server is told nothing of that", async () => {
    const asks = dealt(atWindow({}));
    await asks.open();
    expect(asks.covers).toBe(false);
    asks.chooseHand("covered");
    expect(asks.covers).toBe(true);
    const again = dealt(atWindow({}));
    await again.open();
    expect(again.covers).toBe(true);
    expect(put.every((orders) => !("hand" in orders))).toBe(true);
  });

  it("is chosen once, and where people share the page never by itself", async () => {
    localStorage.setItem("dugout.toto.ask", '{"hand": "covered"}');
    const chosen = dealt(atWindow({}), true);
    await chosen.open();
    expect(chosen.covers).toBe(false);
    expect(dealt(atWindow({})).covers, "there are no orders").toBe(false);
  });
});
