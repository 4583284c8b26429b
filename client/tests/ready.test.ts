import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import { route } from "../src/lib/router.svelte";
import Competition from "../src/pages/Competition.svelte";
import { fixture, LEAGUE, QUIET } from "./league";

const league = (over: object) => ({ ...LEAGUE, fixtures: [fixture("L1.1", { result: "", ...over })] });
const WAITING = league({ status: "waiting", may_begin: true, in_turn: true, match: null, ready: [2] });
const BEGUN = league({ status: "begun", match: "m1", ready: [] });
let answers: ((body: object) => void)[];

beforeAll(startWords);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  history.replaceState(null, "", "/competitions/c1");
  answers = [];
  let asked = 0;
  vi.stubGlobal("fetch", (path: string) => {
    const said = (body: object) => new Response(JSON.stringify(body));
    if (path.endsWith("/home")) return Promise.resolve(said(QUIET));
    if (path.endsWith("/room")) return Promise.resolve(said({ room: null }));
    if (!path.startsWith("/api/competitions/")) return Promise.resolve(said({ games: [], me: null }));
    asked += 1;
    if (asked === 1) return Promise.resolve(said(WAITING));
    return new Promise((resolve) => answers.push((body) => resolve(said(body))));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("I am ready", () => {
  it("opens the match, whatever a look that was asked for before finds", async () => {
    const { container } = render(Competition, { id: "c1" });
    await vi.waitFor(() => expect(container.querySelector("[data-act=ready-next]")).not.toBeNull());
    vi.advanceTimersByTime(3000); // the page looks again
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await fireEvent.click(container.querySelector("[data-act=ready-next]") as Element);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(WAITING); // late, and out of date
    await new Promise((resolve) => setTimeout(resolve, 20));
    answers[1]?.(BEGUN);
    await vi.waitFor(() => expect(route.path).toBe("/match/m1"));
  });
});
