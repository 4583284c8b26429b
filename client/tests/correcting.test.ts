import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import Competition from "../src/pages/Competition.svelte";
import { LEAGUE, QUIET } from "./league";

const FOLLOWS = {
  rows: [{ number: 1, place: [2, 1], points: [0, 5] }],
  men: [
    { number: 2, man: "9", name: "", suspended: [0, 2], hurt: [0, 0], rolled: false },
    { number: 2, man: "7", name: "", suspended: [0, 0], hurt: [0, 0], rolled: true },
  ],
  parts: [],
  out: [],
  fixtures: { void: 3 },
  ties: [
    {
      round: 1,
      rounds: 2,
      third: false,
      sides: [
        [1, 2],
        [1, 2],
      ],
      winner: [1, 2],
    },
    {
      round: 2,
      rounds: 2,
      third: false,
      sides: [
        [1, 0],
        [2, 0],
      ],
      winner: [0, 0],
    },
  ],
  champion: 0,
  told: 1,
};
let refuses: boolean;
/** What the server says of an act that is only foreseen. */
let forbids: boolean;
let page: object;
let sent: { act: string; fixture: string; reason: string; report: { goals90: number[] } }[];

beforeAll(startWords);
beforeEach(() => {
  refuses = true;
  forbids = false;
  page = LEAGUE;
  sent = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path.endsWith("/desk")) {
      const act = JSON.parse(String(init.body));
      if (act.foresee && !forbids) return new Response(JSON.stringify({ follows: FOLLOWS, page: null }));
      if (!act.foresee) sent.push(act);
      const error = {
        code: "refused",
        args: { reason: "co.bad-report", rule: "CO-5.7", why: "level-shootout" },
      };
      if (refuses || act.foresee) return new Response(JSON.stringify({ error }), { status: 409 });
      return new Response(JSON.stringify({ follows: FOLLOWS, page: LEAGUE }));
    }
    if (path.endsWith("/home")) return new Response(JSON.stringify(QUIET));
    if (path.startsWith("/api/competitions/")) return new Response(JSON.stringify(page));
    return new Response(JSON.stringify({ games: [], me: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function atTheDesk(): Promise<Element> {
  const { container } = render(Competition, { id: "c1" });
  await fireEvent.click(await screen.findByRole("button", { name: "Desk" }));
  await vi.waitFor(() => expect(container.querySelectorAll("[data-result]")).toHaveLength(2));
  return container;
}

describe("correcting a result", () => {
  it("is offered at the desk only where it can still be corrected, and elsewhere it says why not", async () => {
    const container = await atTheDesk();
    expect(container.querySelector("[data-result='L1.1'] [data-act=correct]")).toBeNull();
    const why = container.querySelector("[data-result='L1.1'] [data-fixed=played-on]");
    expect(why?.textContent).toContain("Ada has begun the next match");
    expect(container.querySelector("[data-result='L1.2'] [data-act=correct]")).not.toBeNull();
    expect(container.querySelector("[data-fixture] [data-act=correct]")).toBeNull();
  });

  it("keeps what was typed when it is refused, and says why in the dialog", async () => {
    const container = await atTheDesk();
    await fireEvent.click(container.querySelector("[data-act=correct]") as Element);
    const goals = (await screen.findByLabelText("After 90 minutes: Ada")) as HTMLInputElement;
    await fireEvent.input(goals, { target: { value: "2" } });
    expect(container.querySelector<HTMLButtonElement>("[data-act=save-report]")?.disabled).toBe(true);
    const reason = container.querySelector("[data-field=reason]") as Element;
    await fireEvent.input(reason, { target: { value: "miscounted" } });
    expect(container.querySelector<HTMLButtonElement>("[data-act=save-report]")?.disabled).toBe(false);
    await fireEvent.submit(container.querySelector("[data-correct]") as Element);
    const told = await screen.findByText(/^A shoot-out has a winner/);
    expect(told.closest("[data-correct]")).not.toBeNull();
    expect(goals.isConnected && goals.value).toBe("2");
    refuses = false;
    await fireEvent.submit(container.querySelector("[data-correct]") as Element);
    await vi.waitFor(() => expect(container.querySelector("[data-correct]")).toBeNull());
    expect(sent.map((one) => one.report.goals90)).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(sent.map((one) => [one.act, one.reason])).toEqual([
      ["overturn", "miscounted"],
      ["overturn", "miscounted"],
    ]);
  });

  it("says before what follows: points, bans, matches, who is told", async () => {
    const container = await atTheDesk();
    await fireEvent.click(container.querySelector("[data-act=correct]") as Element);
    const told = () => container.querySelector("[data-follows]")?.textContent ?? "";
    await vi.waitFor(() => expect(told()).toContain("Olga: points 0 → 5, now 1st"));
    expect(told()).toContain("Ada, No. 9: suspended for 2 matches");
    expect(told()).toContain("Ada, No. 7: not suspended, a die decides about the injury");
    expect(told()).toContain("3 matches leave the table");
    expect(told()).toContain("one person is told");
    expect(told()).toContain("Semi-finals: Ada goes through instead of Olga.");
    expect(told()).toContain("Final: Ada – bye instead of Olga – bye.");
  });

  it("cannot be sent while the rules refuse it", async () => {
    forbids = true;
    const container = await atTheDesk();
    await fireEvent.click(container.querySelector("[data-act=correct]") as Element);
    const reason = container.querySelector("[data-field=reason]") as Element;
    await fireEvent.input(reason, { target: { value: "miscounted" } });
    await screen.findByText(/^A shoot-out has a winner/);
    expect(container.querySelector<HTMLButtonElement>("[data-act=save-report]")?.disabled).toBe(true);
  });
});

describe("results that coaches have entered", () => {
  const SAID = { number: 1, goals90: [2, 0], goals: [2, 0], decided: "90", shootout: null, mark: "m1" };
  const withSaid = (...said: object[]) => ({
    ...LEAGUE,
    fixtures: LEAGUE.fixtures.map((one) => (one.id === "L1.2" ? { ...one, said } : one)),
  });
  const button = (container: Element, act: string, at = 0) =>
    container.querySelectorAll<HTMLButtonElement>(`[data-said='L1.2'] [data-act=${act}]`)[at] as Element;

  it("stand above everything for the organiser, who confirms or rejects one with one tap", async () => {
    refuses = false;
    page = withSaid(SAID);
    const { container } = render(Competition, { id: "c1" });
    await screen.findByText(/A result waits for you/);
    expect(button(container, "confirm-result").textContent).toContain("Confirm 2–0");
    await fireEvent.click(button(container, "confirm-result"));
    await vi.waitFor(() =>
      expect(sent).toEqual([{ act: "confirm", fixture: "L1.2", entrant: 1, seen: "m1" }]),
    );
    page = LEAGUE;
    await vi.waitFor(() => expect(container.querySelector("[data-said-results]")).toBeNull());
  });

  it("of which one is right, or neither", async () => {
    refuses = false;
    page = withSaid(SAID, { ...SAID, number: 2, goals: [1, 0], mark: "m2" });
    const { container } = render(Competition, { id: "c1" });
    await screen.findByText(/They do not agree. You decide./);
    expect(button(container, "confirm-result", 1).textContent).toContain("Ada: 1–0 is right");
    expect(button(container, "reject-result").textContent).toContain("Reject both");
    await fireEvent.click(button(container, "reject-result"));
    await vi.waitFor(() => expect(sent).toEqual([{ act: "reject", fixture: "L1.2", seen: "m1 m2" }]));
  });
});
