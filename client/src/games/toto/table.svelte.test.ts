import { fireEvent, render } from "@testing-library/svelte";
import { type ComponentProps, flushSync, tick } from "svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { MatchClient } from "../../lib/match.svelte";
import Board from "./Board.svelte";
import ColumnChoice from "./parts/ColumnChoice.svelte";
import { level, roundReport, seatView, totoView } from "./parts/fixture";
import LookAtForm from "./parts/LookAtForm.svelte";
import SeatStrip from "./parts/SeatStrip.svelte";
import Strip from "./parts/Strip.svelte";
import Tray from "./parts/Tray.svelte";
import { Stage } from "./stage.svelte";
import { Table } from "./table.svelte";
import type { TotoView } from "./types";

const explain = vi.fn();
const answer = vi.fn();

function atTable(choices: string[], known: { question: number; edition: number } | null = null): Table {
  const scores = level().with(4, [1, 0]);
  const seats = [seatView({ hand: [2, 1, 1, 0, 0, 0, 1] }), seatView()];
  const asked = { seat: 0, code: "to.goal", rule: "TO-6.3", args: {}, choices, may: false };
  const match = {
    snapshot: { question: 3, seats: [], view: totoView({ scores, seats }) },
    known,
    seats: [0],
    viewOf: () => totoView({ scores, seats }),
    asked: () => asked,
    sending: false,
    explain,
    answer,
  } as unknown as MatchClient<TotoView>;
  return new Table(() => ({ match, seat: 0 }));
}

beforeEach(() => {
  explain.mockReset();
  answer.mockReset();
});

describe("a card that cannot be played", () => {
  const refusal = { code: "refused", message: "", rule: "TO-1.2", args: {} };

  it.each([
    [7, "whistle"],
    [3, "card 3"],
  ])("%i stays in the hand, by the rule that the server names", async (face, intent) => {
    explain.mockResolvedValue(refusal);
    const table = atTable(["goal 1H", "goal 5H"]);
    table.lift(face);
    await vi.waitFor(() => expect(table.refused?.rule).toBe("TO-1.2"));
    expect(explain).toHaveBeenCalledWith(0, intent);
    expect(table.lifted).toBeNull();
  });

  it("is not put on a side that takes another, by the rule that the server names", async () => {
    explain.mockResolvedValue(refusal);
    const table = atTable(["goal 1H", "goal 5H"]);
    table.lift(2);
    await table.score({ fixture: 1, side: 0 });
    expect(explain).toHaveBeenCalledWith(0, "card 2 1H");
    expect(table.refused).toMatchObject({ rule: "TO-1.2", side: "1H" });
    expect(answer).not.toHaveBeenCalled();
  });

  it("says what is wrong where the server cannot be asked", async () => {
    explain.mockResolvedValue({ code: "offline", message: "No connection." });
    const table = atTable(["goal 1H"]);
    table.lift(7);
    await vi.waitFor(() => expect(table.refused?.sentence).toBe("No connection."));
  });

  it("is asked about only where nothing offered takes it", () => {
    const table = atTable(["goal 1H", "goal 5H"]);
    table.lift(2);
    expect(table.lifted).toBe(2);
    expect(explain).not.toHaveBeenCalled();
  });
});

describe("a turn", () => {
  it("offers nothing more once its goal is taken, though the board has yet to show it", async () => {
    answer.mockResolvedValue({ accepted: true });
    const table = atTable(["goal 1H", "goal 5H"]);
    expect([...table.goals.keys()]).toEqual(["1H", "5H"]);
    await table.score({ fixture: 1, side: 0 });
    expect([table.isGiven, table.goals.size]).toEqual([true, 0]);
  });

  it("offers everything again once it is taken back, the same goal too", async () => {
    answer.mockResolvedValue({ accepted: true });
    const known = $state({ question: 3, edition: 0 });
    const table = atTable(["goal 1H", "goal 5H"], known);
    await table.score({ fixture: 1, side: 0 });
    known.edition = 1;
    expect([table.isGiven, table.goals.size]).toEqual([false, 2]);
    await table.score({ fixture: 1, side: 0 });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("offers everything again where the goal was refused", async () => {
    answer.mockResolvedValue({ accepted: false, error: { code: "refused", message: "No.", rule: "TO-6.4" } });
    const table = atTable(["goal 1H"]);
    await table.score({ fixture: 1, side: 0 });
    expect([table.isGiven, table.goals.size]).toEqual([false, 1]);
  });
});

describe("the bar below the board", () => {
  beforeAll(async () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    await startWords();
    await useGame("toto");
  });

  afterAll(() => vi.unstubAllGlobals());

  it.each([
    [false, "You play in 2 turns."],
    [true, "You have no goal to play now."],
  ])("says when it is the reader's turn, or that there is nothing to play (%s)", (idle, told) => {
    const match = {
      viewOf: () => totoView({ turn: 1, seats: [seatView(), seatView(), seatView()] }),
      seats: [0],
      asked: () => undefined,
    } as unknown as MatchClient<TotoView>;
    const table = new Table(() => ({ match, seat: 0 }));
    const props = { table, me: seatView(), right: 7, resting: false, idle, onorders: () => {} };
    expect(render(Tray, props).container.querySelector(".traytext")?.textContent).toContain(told);
  });
});

describe("a goal put to all around one device", () => {
  const around = () => {
    const match = $state({
      snapshot: { question: 3, seats: [], view: totoView({ phase: "window" }) },
      seats: [0, 1],
      viewOf: (seat: number | null) =>
        totoView({
          phase: "window",
          seats: [0, 1].map((each) => seatView({ form: each === seat ? "1111111111111" : null })),
        }),
    });
    return new Table(() => ({ match: match as unknown as MatchClient<TotoView>, seat: 1 }));
  };

  it("shows nobody's form but that of whoever looks at it, for as long as a finger stays (TO-5.3)", async () => {
    await startWords();
    await useGame("toto");
    const table = around();
    expect([table.seat, table.me]).toEqual([null, undefined]);
    const { container, unmount } = render(LookAtForm, { table, seat: 0 });
    const button = container.querySelector("button") as HTMLButtonElement;
    await fireEvent.pointerDown(button);
    expect([table.seat, table.me?.form]).toEqual([0, "1111111111111"]);
    await fireEvent.pointerUp(button);
    expect(table.seat).toBeNull();
    await fireEvent.pointerDown(button);
    unmount();
    expect(table.seat, "the question is gone, and the finger still there").toBeNull();
  });
});

it("calls the reader 'You' in the strip of a phone, whatever the name", async () => {
  await startWords();
  await useGame("toto");
  Element.prototype.scrollIntoView = () => undefined;
  const seats = ["Ann", "Noor"].map((name, seat) => ({ seat, kind: "person", name, yours: seat === 1 }));
  const view = totoView({ seats: [seatView(), seatView()] });
  const match = { snapshot: { question: 3, seats, view }, events: [], seats: [1], viewOf: () => view };
  const table = new Table(() => ({ match: match as unknown as MatchClient<TotoView>, seat: 1 }));
  const { container } = render(SeatStrip, { table, past: null, paid: false, onopen: () => {} });
  expect([...container.querySelectorAll(".trunc")].map((one) => one.textContent?.trim())).toEqual([
    "Ann",
    "You",
  ]);
});

it("has whoever wins the pot in sight in the strip of a phone", async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this);
  };
  const seats = ["Ann", "Noor"].map((name, seat) => ({ seat, kind: "person", name, yours: seat === 1 }));
  const view = totoView({ seats: [seatView(), seatView()], phase: "over" });
  const match = { snapshot: { question: 3, seats, view }, events: [], seats: [1], viewOf: () => view };
  const table = new Table(() => ({ match: match as unknown as MatchClient<TotoView>, seat: 1 }));
  const props = { table, past: roundReport({ leaders: [1] }), paid: false, onopen: () => {} };
  const { rerender } = render(SeatStrip, props);
  await rerender({ ...props, paid: true });
  expect(seen.map((one) => one.getAttribute("data-seat"))).toEqual(["1"]);
});

it("keeps the last row that was read in sight where the outcome takes room from the board", async () => {
  await startWords();
  await useGame("toto");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this.getAttribute("data-row"));
  };
  const reading = $state({ report: roundReport(), read: 13, counted: 13, done: false });
  const view = totoView({ seats: [seatView(), seatView()], phase: "over" });
  const snapshot = { question: 3, seats: [], view };
  const match = {
    snapshot,
    known: snapshot,
    events: [],
    marks: [],
    seats: [0],
    viewOf: () => view,
    asked: () => {},
  };
  const table = new Table(() => ({ match: match as unknown as MatchClient<TotoView>, seat: 0 }));
  const props = { table, stage: new Stage(async () => {}, vi.fn()), reading, columns: true };
  render(Board, props as unknown as ComponentProps<typeof Board>);
  expect(seen).toEqual(["13"]);
  reading.done = true;
  await tick();
  expect(seen).toEqual(["13", "13"]);
  vi.unstubAllGlobals();
});

it("lets a goal that was told fade where somebody thinks for long, and none that can be stopped", async () => {
  await startWords();
  await useGame("toto");
  const view = totoView({ seats: [seatView(), seatView()] });
  const snapshot = { question: 3, seats: [], view, views: { 0: view }, clock: null };
  const match = { snapshot, known: snapshot, events: [], seats: [0], viewOf: () => view };
  const table = new Table(() => ({ match: match as unknown as MatchClient<TotoView>, seat: 0 }));
  const goal = {
    kind: "goal",
    seat: 1,
    fixture: 1,
    side: 1,
    card: 1,
    after: [0, 1],
    effect: "further",
    right: [3, 3],
  };
  const fades = (lies: boolean, open: boolean) => {
    const drama = { goal, run: null, lies, explains: () => false };
    const relief = { isAbout: () => open, mayStop: false, asks: false, shared: false };
    const props = { table, drama, relief, onask: () => {} } as unknown as ComponentProps<typeof Strip>;
    return render(Strip, props).container.querySelector(".strip")?.classList.contains("past");
  };
  expect([fades(false, true), fades(true, true), fades(true, false)]).toEqual([false, false, true]);
});

describe("a reader without a name", () => {
  const around = (view: TotoView) => {
    const seats = [
      { seat: 0, kind: "person", name: null, yours: true },
      { seat: 1, kind: "bot", name: "Opa Wim", yours: false },
    ];
    const match = {
      snapshot: { question: 3, seats, view },
      seats: [0],
      viewOf: () => view,
      asked: () => undefined,
    } as unknown as MatchClient<TotoView>;
    return new Table(() => ({ match, seat: 0 }));
  };
  const seats = (...cash: number[]) => cash.map((each, i) => seatView({ column: i + 1, cash: each }));

  beforeAll(async () => {
    await startWords();
    await useGame("toto");
  });

  it("is 'You' above the own column", () => {
    const table = around(totoView({ phase: "columns", seats: seats(50, 50) }));
    const taken = render(ColumnChoice, { table }).container.querySelectorAll(".taken:not(.free)");
    expect([...taken].map((one) => one.textContent?.trim().slice(1).trim())).toEqual(["You", "Opa Wim"]);
  });

  it("reads by how much he has won, or where he ended", () => {
    const reports = [roundReport({ counts: [10, 8] })];
    const over = (places: number[], ...cash: number[]) =>
      around(totoView({ phase: "over", places, reports, seats: seats(...cash) })).ownPlace;
    expect(over([1, 2], 80, 40)).toBe("10 of 13 right. Opa Wim came closest with 8.");
    expect(over([2, 1], 40, 80)).toMatch(/^Your place: 2 of 2/);
    expect(over([1, 1], 60, 60)).toBe("");
  });
});

it("gives everybody around one device a column with one tap", async () => {
  await startWords();
  await useGame("toto");
  const view = totoView({ phase: "columns", seats: [seatView(), seatView()] });
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: `P${seat}`, yours: true }));
  const snapshot = { question: 3, seats, view };
  const answer = vi.fn(async () => ({ accepted: true, last: 1 }));
  const asked = () => ({
    seat: 0,
    code: "to.column",
    args: {},
    choices: ["column 2", "column 3"],
    may: false,
  });
  const match = { snapshot, known: snapshot, seats: [0, 1], viewOf: () => view, asked, answer };
  const table = new Table(() => ({ match: match as unknown as MatchClient<TotoView>, seat: 0 }));
  const { container } = render(ColumnChoice, { table });
  container.querySelector<HTMLButtonElement>("[data-act=deal-columns]")?.click();
  flushSync();
  expect(answer.mock.calls).toEqual([[0, "column 2"]]);
});

it("asks again, once, where a dealt column is refused", async () => {
  await startWords();
  await useGame("toto");
  const view = totoView({ phase: "columns", seats: [seatView(), seatView()] });
  const snapshot = {
    question: 3,
    seats: [0, 1].map((seat) => ({ seat, kind: "person", yours: true })),
    view,
  };
  const refused = { accepted: false, error: { code: "not-kept", message: "" } };
  let sending = $state(false);
  const answer = vi.fn(async () => {
    sending = true;
    await Promise.resolve();
    sending = false;
    return refused;
  });
  const asked = () => ({ seat: 0, code: "to.column", args: {}, choices: ["column 2"], may: false });
  const match = { snapshot, known: snapshot, seats: [0, 1], viewOf: () => view, asked, answer };
  Object.defineProperty(match, "sending", { get: () => sending });
  const table = new Table(() => ({ match: match as unknown as MatchClient<TotoView>, seat: 0 }));
  const { container } = render(ColumnChoice, { table });
  const button = container.querySelector<HTMLButtonElement>("[data-act=deal-columns]");
  button?.click();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await vi.waitFor(() => expect(button?.disabled).toBe(false));
  expect(answer).toHaveBeenCalledTimes(1);
});
