import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import Competition from "../src/pages/Competition.svelte";
import { LEAGUE } from "./league";

let refuses: boolean;
let sent: { fixture: string; report: { goals90: number[] } }[];

beforeAll(startWords);
beforeEach(() => {
  refuses = true;
  sent = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path.endsWith("/correct")) {
      sent.push(JSON.parse(String(init.body)));
      const error = {
        code: "refused",
        args: { reason: "co.bad-report", rule: "CO-5.7", why: "level-shootout" },
      };
      if (refuses) return new Response(JSON.stringify({ error }), { status: 409 });
    }
    if (path.startsWith("/api/competitions/")) return new Response(JSON.stringify(LEAGUE));
    return new Response(JSON.stringify({ games: [], me: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("correcting a result", () => {
  it("is offered only where it can still be corrected", async () => {
    const { container } = render(Competition, { id: "c1" });
    await vi.waitFor(() => expect(container.querySelectorAll("[data-fixture]")).toHaveLength(2));
    expect(container.querySelector("[data-fixture='L1.1'] [data-act=correct]")).toBeNull();
    expect(container.querySelector("[data-fixture='L1.2'] [data-act=correct]")).not.toBeNull();
  });

  it("keeps what was typed when it is refused, and says why in the dialog", async () => {
    const { container } = render(Competition, { id: "c1" });
    await vi.waitFor(() => expect(container.querySelector("[data-act=correct]")).not.toBeNull());
    await fireEvent.click(container.querySelector("[data-act=correct]") as Element);
    const goals = (await screen.findByLabelText("After 90 minutes: Ada")) as HTMLInputElement;
    await fireEvent.input(goals, { target: { value: "2" } });
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
  });
});
