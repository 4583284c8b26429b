import { beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../../../lib/games.svelte";
import { startWords, useGame } from "../../../lib/i18n.svelte";
import { storeMatch } from "../../../lib/stored-matches";
import { Stage } from "../stage.svelte";
import type { Table } from "../table.svelte";
import type { TotoView } from "../types";
import { Drama, sceneOf } from "./drama.svelte";
import { level, seatView, totoView } from "./fixture";
import { effectOf } from "./model";
import type { Relief } from "./relief.svelte";

const FORM = "1333333333333";
const goal = { kind: "goal", seat: 1, fixture: 1, side: 1, card: 1 } as const;
const whistle = { kind: "whistle", seat: 2, scorer: 0, fixture: 1, side: 0, card: 1 } as const;
const with1 = level().map((score, row) => (row === 0 ? [1, 0] : score));

function table(events: unknown[] = []): Table {
  const view = totoView({ seats: [seatView({ form: FORM }), seatView(), seatView()] });
  return { reader: 0, view, match: { id: "m", events, isReplay: false } } as unknown as Table;
}
const stage = () => {
  const one = new Stage(async () => {}, vi.fn());
  one.settle(totoView());
  return one;
};

const calm = () => false;

beforeEach(() => localStorage.clear());

describe("what a card does to a mark", () => {
  it("is what the server says of goals (TO-13.14)", () => {
    expect(effectOf("1", [0, 0], [1, 0])).toBe("right");
    expect(effectOf("1", [1, 0], [2, 0])).toBe("safer");
    expect(effectOf("1", [1, 0], [1, 1])).toBe("wrong");
    expect(effectOf("2", [2, 0], [2, 1])).toBe("nearer");
    expect(effectOf("3", [0, 1], [0, 2])).toBe("further");
    expect(effectOf("1", [3, 0], [3, 1])).toBe("none");
  });
});

describe("a scene", () => {
  it("says of a whistle against the reader what was lost", () => {
    const scene = sceneOf(whistle, with1, FORM, 0);
    expect(scene).toMatchObject({ stance: "against", before: [1, 0], after: [0, 0], effect: "wrong" });
    expect(scene.right).toEqual([13, 12]);
  });

  it("is the reader's own where he whistles, and nobody's to a spectator", () => {
    expect(sceneOf({ ...whistle, seat: 0, scorer: 1 }, with1, FORM, 0).stance).toBe("for");
    expect(sceneOf({ ...whistle, scorer: 1 }, with1, FORM, 0).stance).toBe("neutral");
    expect(sceneOf(whistle, with1, null, null)).toMatchObject({
      stance: "neutral",
      mark: null,
      effect: null,
    });
  });

  it("tells a goal that lies already as well as one that flies", () => {
    const lies = level().map((score, row) => (row === 0 ? [0, 1] : score));
    expect(sceneOf(goal, lies, FORM, 0)).toEqual(sceneOf(goal, level(), FORM, 0));
  });
});

describe("the drama of a table", () => {
  it("never passes over a whistle that concerns the reader", () => {
    const drama = new Drama(table(), stage, calm);
    expect([drama.keeps(whistle), drama.keeps({ ...whistle, scorer: 1 }), drama.keeps(goal)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("shows a whistle until somebody goes on", async () => {
    const drama = new Drama(table(), stage, calm);
    const shown = drama.act(whistle);
    await vi.waitFor(() => expect(drama.now).toMatchObject({ kind: "whistle", stance: "against" }));
    drama.goOn();
    await shown;
    expect(drama.now).toBeNull();
  });

  it("shows a whistle no longer than it takes to read if the next goal can be stopped", async () => {
    const drama = new Drama(table(), stage, calm);
    const relief = { mayStop: true, isAbout: () => false } as unknown as Relief;
    const stop = $effect.root(() => drama.attend(relief, () => false));
    const shown = drama.act({ ...whistle, scorer: 1 });
    await vi.waitFor(() => expect(drama.now).toMatchObject({ kind: "whistle", stance: "neutral" }));
    const began = Date.now();
    await shown;
    expect(Date.now() - began, "a neutral one would stay for a second and a half").toBeLessThan(1400);
    stop();
  });

  it("lets nobody say the same thing twice in a row", async () => {
    const drama = new Drama(table(), stage, calm);
    const heard: number[] = [];
    for (const seat of [1, 2, 1]) {
      const shown = drama.act({ ...whistle, seat });
      await vi.waitFor(() => expect(drama.now?.seat).toBe(seat));
      heard.push(drama.spoken);
      drama.goOn();
      await shown;
    }
    expect(heard).toEqual([0, 0, 1]);
  });

  it("gives a character a word for one goal in three, whatever it does to anybody", async () => {
    await Promise.all([startWords(), useGame("toto")]);
    const wim = { id: "opa-wim", name: "Opa Wim" };
    vi.spyOn(games, "byId").mockImplementation(
      () => ({ characters: [wim] }) as unknown as ReturnType<typeof games.byId>,
    );
    const snapshot = { game: "toto", seats: [{ seat: 1, kind: "bot", level: "opa-wim" }] };
    const drama = new Drama({ ...table(), snapshot } as unknown as Table, stage, calm);
    const heard: string[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      await drama.act({ ...goal, side: nth % 2 ? 0 : 1 });
      heard.push(drama.line);
    }
    expect(heard.map((line) => line !== "")).toEqual([false, false, true, false, false, true, false]);
    expect(heard[5]).not.toBe(heard[2]);
    await drama.act({ ...goal, seat: 2 });
    expect(drama.line, "nobody sits there who has a word to say").toBe("");
    vi.restoreAllMocks();
  });

  it("explains the first goal of each opponent in a guided match, and no other", async () => {
    storeMatch("m", { guide: [] });
    const drama = new Drama(table(), stage, calm);
    const shown = drama.after(goal);
    expect(drama.now).toMatchObject({ kind: "goal", seat: 1, effect: "further" });
    drama.goOn();
    await shown;
    const later = new Drama(table([{ code: "to.goal", args: { seat: 1 } }]), stage, calm);
    const look = later.after(goal);
    expect(later.now).toBeNull();
    later.goOn();
    await look;
    storeMatch("m", { guide: ["*"] });
    expect(new Drama(table(), stage, calm).keeps(goal), "whoever has sent the coach away").toBe(false);
  });

  it("asks everybody around one device at once, whoever holds a whistle", async () => {
    const at = {
      ...table(),
      seat: null,
      shared: true,
      latest: { window: { scorer: 1 } },
    } as unknown as Table;
    const drama = new Drama(at, stage, calm);
    const began = Date.now();
    await drama.after(goal);
    expect(Date.now() - began, "a goal that nobody is asked about stays for a look").toBeLessThan(900);
  });

  it("explains nothing that the reader is asked about: the question tells it all", async () => {
    storeMatch("m", { guide: [] });
    const drama = new Drama(table(), stage, calm);
    const relief = { asks: true, mayStop: true, isAbout: () => true } as unknown as Relief;
    const stop = $effect.root(() => drama.attend(relief, calm));
    await drama.after(goal);
    expect(drama.now).toBeNull();
    stop();
  });

  it("says whose goal it is in the bar, too, until somebody here is called", async () => {
    await startWords();
    await useGame("toto");
    const busy = stage();
    busy.busy = true;
    const at = { ...table(), seat: 0, name: (seat: number) => ["Noor", "Sam"][seat] } as unknown as Table;
    const drama = new Drama(at, () => busy, calm);
    let called = $state(false);
    const relief = { mayStop: false, isAbout: () => true } as unknown as Relief;
    const stop = $effect.root(() => drama.attend(relief, () => called));
    void drama.act({ ...goal, seat: 0 });
    await vi.waitFor(() => expect(at.match.headline).toBe("You score"));
    expect(drama.headline).toBe("You score");
    void drama.act(goal);
    await vi.waitFor(() => expect(at.match.headline).toBe("Sam scores"));
    busy.report = { number: 1 } as Stage["report"]; // the round is read out: the last goal is long told
    await vi.waitFor(() => expect(at.match.headline).toBe(""));
    busy.report = null;
    await vi.waitFor(() => expect(at.match.headline).toBe("Sam scores"));
    called = true;
    await vi.waitFor(() =>
      expect(at.match.headline, "before anything else of the page knows").toBe("Your turn"),
    );
    called = false;
    drama.forget();
    Object.assign(at.match, { isBehind: true });
    await vi.waitFor(() => expect(at.match.headline, "what follows is not told yet").toBe("Your turn"));
    stop();
    expect(at.match.headline).toBe("");
  });

  it("says so for as long as the goal can be stopped, as the panel does", async () => {
    await startWords();
    await useGame("toto");
    const window = {
      scorer: 1,
      fixture: 1,
      side: 1,
      card: 1,
      asked: [0, 2],
      effect: null,
      hurts: false,
    } as const;
    const said = (mode: TotoView["mode"]) => {
      const view = totoView({ mode, phase: "window", window: { ...window, asked: [0, 2] } });
      const at = { ...table(), view, seat: 0, name: () => "Sam" } as unknown as Table;
      return new Drama(at, stage, calm).headline;
    };
    expect(said("live")).toBe("Sam scores");
    expect(said("async"), "for hours: then it matters who is waited for").toBe("");
  });

  it("tells a goal while it flies and lies, until something else happens, with time to read it", async () => {
    vi.useFakeTimers();
    const drama = new Drama(table(), stage, calm);
    const flies = drama.act(goal);
    expect([drama.goal?.seat, drama.goal?.effect, drama.lies]).toEqual([1, "further", false]);
    await vi.advanceTimersByTimeAsync(1500);
    await flies;
    const seen = vi.fn();
    void drama.after(goal).then(seen);
    expect(drama.lies).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect([seen.mock.calls.length, drama.goal?.seat]).toEqual([1, 1]);
    drama.forget();
    expect(drama.goal).toBeNull();
    vi.useRealTimers();
  });

  it("tells several goals in one, with what became of the own rows", async () => {
    const lies = stage();
    lies.scores = with1;
    const drama = new Drama(table(), () => lies, calm);
    const told = drama.several([goal, { ...goal, seat: 2 }], level());
    expect(drama.run).toEqual({ count: 2, seats: [1, 2], right: [12, 13] });
    drama.goOn();
    await told;
    await drama.several([goal], level());
    expect(drama.run, "one is no run").toBeNull();
  });

  it("holds nobody up who is asked while the clock runs", async () => {
    vi.useFakeTimers();
    const hurried = new Drama(table(), stage, () => true);
    const seen = vi.fn();
    void hurried.after(goal).then(seen);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen, "no look at a goal").toHaveBeenCalledOnce();
    void hurried.act(whistle).then(seen);
    await vi.waitFor(() => expect(hurried.now).not.toBeNull());
    await vi.advanceTimersByTimeAsync(600);
    expect([hurried.now, seen.mock.calls.length]).toEqual([null, 2]);
    vi.useRealTimers();
  });

  it("is cut short where the reader is asked meanwhile", async () => {
    vi.useFakeTimers();
    const drama = new Drama(table(), stage, calm);
    void drama.act(whistle);
    await vi.waitFor(() => expect(drama.now).not.toBeNull());
    drama.hurry();
    await vi.advanceTimersByTimeAsync(600);
    expect(drama.now).toBeNull();
    vi.useRealTimers();
  });

  it("ends with the position it belongs to, also where the card still flies", async () => {
    const drama = new Drama(table(), stage, calm);
    const shown = drama.act(whistle);
    await vi.waitFor(() => expect(drama.now).not.toBeNull());
    drama.end();
    await shown;
    const flying = drama.act(whistle);
    drama.end();
    await flying;
    expect(drama.now).toBeNull();
  });
});
