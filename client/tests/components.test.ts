import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Commentary from "../src/commentary/Commentary.svelte";
import ChatPanel from "../src/lib/ChatPanel.svelte";
import { addMessages, startWords, useGame } from "../src/lib/i18n.svelte";
import { MatchClient } from "../src/lib/match.svelte";
import RuleChip from "../src/lib/RuleChip.svelte";
import { go, route } from "../src/lib/router.svelte";
import { loadWords } from "../src/lib/words.svelte";
import ConnectionBanner from "../src/match/ConnectionBanner.svelte";
import HandoverScreen from "../src/match/HandoverScreen.svelte";
import OptionField from "../src/pages/OptionField.svelte";
import type { GameEvent, GameOption } from "../src/protocol";
import Stepper from "../src/ui/Stepper.svelte";
import { FakeSocket, snapshot } from "./fakes";

let match: MatchClient;

function follow(over: Parameters<typeof snapshot>[0] = {}, events: GameEvent[] = []): FakeSocket {
  match = new MatchClient("m1", ["a"], { open: (url) => new FakeSocket(url) as unknown as WebSocket });
  const socket = FakeSocket.last;
  socket.accept();
  socket.say({ type: "snapshot", ...snapshot({ last: events.length, ...over }), events });
  return socket;
}

const shared = () => snapshot().seats.map((s) => ({ ...s, yours: true }));

beforeAll(async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollTo = () => undefined;
  await startWords();
  await useGame("toto");
  await loadWords("toto");
  await loadWords("tiny");
});

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
});

afterEach(() => {
  match?.close();
  go("/", true);
});

describe("the log of a game that groups nothing", () => {
  const secret = { n: 1, code: "test.secret", rule: "TO-3.4", args: {}, at: 1, seats: [1] };
  const open = { n: 2, code: "test.open", rule: "TO-6.4", args: {}, at: 2 };

  beforeAll(() => addMessages("en", "ev-test-secret = A secret\nev-test-open = A goal"));

  it("tells the newest first, with the rule behind each line", async () => {
    follow({ game: "tiny" }, [secret, open]);
    render(Commentary, { match, seat: 0 });
    await screen.findByText("A goal");
    const lines = screen.getAllByRole("listitem").map((line) => line.textContent?.trim());
    expect(lines).toEqual(["A goal TO-6.4", "A secret TO-3.4"]);
  });

  it("hides on a shared device what only another seat may know", async () => {
    follow({ game: "tiny", seats: shared() }, [secret, open]);
    const { unmount } = render(Commentary, { match, seat: 0 });
    await screen.findByText("A goal");
    expect(screen.queryByText("A secret")).toBeNull();
    unmount();
    render(Commentary, { match, seat: 1 });
    expect(await screen.findByText("A secret")).toBeTruthy();
  });

  it("shows a part of a long match and more on demand", async () => {
    const many = Array.from({ length: 150 }, (_, i) => ({ ...open, n: i + 1 }));
    follow({ game: "tiny" }, many);
    render(Commentary, { match, seat: 0, limit: 40 });
    expect(await screen.findAllByRole("listitem")).toHaveLength(40);
    await fireEvent.click(screen.getByRole("button", { name: "Show earlier moves" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(140);
  });
});

describe("the commentary", () => {
  const goal = (n: number, seat: number): GameEvent => ({
    ...{ n, code: "to.goal", rule: "TO-6.4", at: n },
    args: { seat, fixture: 4, side: 0, card: 1, home: 1, away: 0 },
  });
  const whistle: GameEvent = {
    ...{ n: 2, code: "to.whistle", rule: "TO-7.4", at: 2 },
    args: { seat: 1, scorer: 0, fixture: 4, side: 0, card: 1, home: 0, away: 0 },
  };
  const fixtures = Array.from({ length: 13 }, () => ["FRA", "ESP"]);
  const view = { fixtures, own_fixtures: false, seats: [], reports: [] };

  it("has one sentence a turn, opens to steps, and shows the rule of a step that is tapped", async () => {
    follow({ view }, [goal(1, 0), whistle, goal(3, 1)]);
    render(Commentary, { match, seat: 0 });
    const stopped = await screen.findByRole("button", { name: /STOP! P2 whistles off your goal for France/ });
    expect(screen.getByRole("button", { name: /P2 opens the scoring for France/ })).toBeTruthy();
    expect(screen.getByText("Lap 1")).toBeTruthy();
    await fireEvent.click(stopped);
    const step = screen.getByRole("button", { name: /^STOP! P2 whistles: your 1/ });
    expect(screen.queryByRole("button", { name: "Rule TO-7.4" })).toBeNull();
    await fireEvent.click(step);
    expect(screen.getByRole("button", { name: "Rule TO-7.4" })).toBeTruthy();
  });

  it("keeps key moments alone if one wants", async () => {
    follow({ view }, [goal(1, 0), whistle, goal(3, 1)]);
    render(Commentary, { match, seat: 0 });
    await fireEvent.click(await screen.findByRole("button", { name: "Key moments" }));
    expect(await screen.findByRole("button", { name: /STOP!/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /P2 plays/ })).toBeNull();
  });
});

describe("a rule chip", () => {
  it("says the rule at the first tap and opens the book at the second", async () => {
    vi.stubGlobal("fetch", async () => Response.json([{ id: "toto", rule_prefix: "TO" }]));
    render(RuleChip, { rule: "TO-7.4" });
    const chip = screen.getByRole("button", { name: "Rule TO-7.4" });
    await fireEvent.click(chip);
    await vi.waitFor(() => expect(screen.getByText(/whistle card/i)).toBeTruthy());
    await fireEvent.click(chip);
    expect(route.path).toBe("/rules/toto");
    expect(route.hash).toBe("#TO-7.4");
    vi.unstubAllGlobals();
  });
});

describe("the curtain", () => {
  it("names who takes the device and opens on their word", async () => {
    follow({ seats: shared() });
    const onopen = vi.fn();
    render(HandoverScreen, { match, seat: 1, from: 0, onopen });
    expect(screen.getByRole("heading").textContent).toBe("Pass it to P2");
    expect(screen.getByText("P1's secrets stay hidden.")).toBeTruthy();
    const button = screen.getByRole("button", { name: "I am P2" });
    await tick();
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button);
    expect(onopen).toHaveBeenCalledOnce();
  });
});

describe("a lost connection", () => {
  it("is told with a countdown, what is kept, and a way to try at once", async () => {
    const socket = follow();
    render(ConnectionBanner, { match });
    expect(screen.queryByText("Connection lost")).toBeNull();
    void match.answer(0, "goal 1H");
    socket.break();
    await tick();
    expect(screen.getByText("Connection lost")).toBeTruthy();
    expect(screen.getByText(/Your move is saved/).textContent).toMatch(/Trying again in \d s/);
    const opened = FakeSocket.all.length;
    await fireEvent.click(screen.getByRole("button", { name: "Try now" }));
    expect(FakeSocket.all.length).toBe(opened + 1);
  });
});

describe("the chat", () => {
  it("sends what is typed, and lets spectators read only", async () => {
    const socket = follow();
    const { unmount } = render(ChatPanel, { match, seat: 0 });
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Good luck!" } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(socket.of("chat")).toEqual([{ type: "chat", seat: 0, text: "Good luck!" }]);
    unmount();
    render(ChatPanel, { match, seat: null });
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("keeps the keys in reach when somebody is muted and heard again", async () => {
    const socket = follow();
    render(ChatPanel, { match, seat: 0 });
    socket.say({ type: "chat", lines: [{ k: 1, seat: 1, text: "hi", at: 1 }] });
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: /P2/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Mute for this match" }));
    await tick();
    const unmute = screen.getByRole("button", { name: "Unmute" });
    expect(document.activeElement).toBe(unmute);
    await fireEvent.click(unmute);
    await tick();
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });
});

describe("fields", () => {
  it("step by button and by keyboard, inside their range", async () => {
    const onchange = vi.fn();
    render(Stepper, { label: "Rounds", value: 5, low: 1, high: 6, onchange });
    const field = screen.getByRole("spinbutton");
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    await fireEvent.keyDown(field, { key: "Home" });
    await fireEvent.click(screen.getByRole("button", { name: "Rounds: 1 more" }));
    expect(onchange.mock.calls.flat()).toEqual([6, 6, 1, 2]);
  });

  it("give every kind of option its own control", async () => {
    const base: GameOption = {
      name: "x",
      rule: "TO-1.1",
      kind: "int",
      default: null,
      low: 1,
      high: 4,
      choices: [],
      optional: true,
      advanced: false,
      settles: {},
      role: "",
    };
    const onchange = vi.fn();
    const { unmount } = render(OptionField, { game: "toto", option: base, value: null, onchange, top: 3 });
    expect(screen.getAllByRole("option").map((o) => o.textContent)).toEqual(["none", "1", "2", "3"]);
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "2" } });
    expect(onchange).toHaveBeenLastCalledWith(2);
    unmount();
    render(OptionField, {
      game: "toto",
      option: { ...base, kind: "choice", choices: ["a", "b"], optional: false },
      value: "a",
      onchange,
    });
    await fireEvent.click(screen.getByRole("radio", { name: "b" }));
    expect(onchange).toHaveBeenLastCalledWith("b");
  });
});
