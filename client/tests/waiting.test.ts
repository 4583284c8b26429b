/** Where nobody is asked any more, as in a lesson that is over, no table says that it waits for somebody. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { position } from "../src/games/champions/parts/fixture";
import Ask from "../src/games/counter-attack/Panel.svelte";
import { meanwhile } from "../src/games/counter-attack/parts/later";
import { Table as CounterAttack } from "../src/games/counter-attack/table.svelte";
import type { CounterAttackView } from "../src/games/counter-attack/types";
import { totoView } from "../src/games/toto/parts/fixture";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { MatchClient } from "../src/lib/match.svelte";
import { loadWords, tableOf } from "../src/lib/words.svelte";
import type { Prompt } from "../src/protocol";
import { FakeSocket, snapshot, update } from "./fakes";

const inWindow = totoView({
  phase: "window",
  window: { scorer: 0, fixture: 1, side: 0, card: 1, asked: [1], effect: null, hurts: false },
});
const GAMES = {
  champions: { view: position(), panel: ".tray", waits: "P2 is thinking" },
  toto: { view: totoView(), panel: ".panel", waits: "Waiting for P2" },
  "toto, at a whistle": { view: inWindow, panel: ".state", waits: "P2" },
};

let match: MatchClient;

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollTo = Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await startWords();
});
afterEach(() => match.close?.());

it("counter-attack waits for whoever is asked, and for nobody else", async () => {
  await Promise.all([useGame("counter-attack"), loadWords("counter-attack")]);
  const view = {
    pieces: [],
    ball: { hex: [0, 0], carrier: null },
    teams: [
      { squad: [], shirts: [] },
      { squad: [], shirts: [] },
    ],
    stage: "play",
    shootout: [[], []],
  };
  const said = async (prompt: Prompt | null) => {
    const now = snapshot({ game: "counter-attack", view, asked: [], prompt });
    match = {
      snapshot: now,
      viewOf: () => view,
      asked: () => undefined,
      events: [],
    } as unknown as MatchClient;
    const table = new CounterAttack(() => ({ match, seat: 0 }));
    table.stage.settle({ view: view as unknown as CounterAttackView, seat: 0, knownEvents: [] });
    const { container } = render(Ask, { table });
    await meanwhile();
    await tick();
    return container.textContent?.trim();
  };
  expect(await said({ code: "ca.action", rule: "", args: {}, seats: [1] })).toContain("Waiting for P2");
  expect(await said(null)).toBe("");
});

it.each(Object.entries(GAMES))(
  "%s waits for whoever is asked, and for nobody else",
  async (name, { view, panel, waits }) => {
    const game = name.split(",")[0] ?? name;
    await Promise.all([useGame(game), loadWords(game)]);
    match = new MatchClient("m1", ["a"], { open: (url) => new FakeSocket(url) as unknown as WebSocket });
    FakeSocket.last.accept();
    const prompt = { code: "to.turn", rule: "TO-6.3", args: {}, seats: [1] };
    const now = snapshot({ game, view, asked: [], prompt });
    FakeSocket.last.say({ type: "snapshot", ...now, events: [] });
    const Table = (await tableOf(game))?.default;
    if (!Table) throw new Error("no table");
    const { container } = render(Table, { match, seat: 0 });
    const said = () => container.querySelector(panel)?.textContent ?? "";
    await vi.waitFor(() => expect(said()).toContain(waits));
    FakeSocket.last.say(update({ ...now, prompt: null }));
    await vi.waitFor(() => expect(said().trim()).toBe(""));
  },
);
