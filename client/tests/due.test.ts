import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import { person } from "../src/lib/people.svelte";
import { go } from "../src/lib/router.svelte";
import Leagues from "../src/pages/home/Leagues.svelte";
import { toasts } from "../src/ui/toasts.svelte";

const side = (name: string, me: boolean, ready: boolean) => ({ name, kit: 0, me, ready });
let match: string | null;
let sent: string[];
let refuses: boolean;
let more: ReturnType<typeof side>[];
const due = () => ({
  competition: "c1",
  title: "Tuesday League",
  game: "another-game",
  fixture: "K2.1",
  stage: "knockout",
  day: 2,
  leg: 0,
  round: 2,
  rounds: 3,
  sides: [side("Lantern FC", true, false), side("Hornbeam", false, true), ...more],
  due: 1_800_000_000_000,
  date: null,
  match,
});

beforeAll(startWords);
beforeEach(() => {
  match = null;
  sent = [];
  refuses = false;
  more = [];
  toasts.length = 0;
  go("/");
  vi.spyOn(person, "load").mockResolvedValue(undefined);
  vi.spyOn(person, "me", "get").mockReturnValue({ id: "p", name: "Noor" } as never);
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/act") && refuses)
      return new Response(JSON.stringify({ error: { code: "offline", message: "" } }), { status: 409 });
    if (path.endsWith("/act")) [match] = ["m1", sent.push(path)];
    return new Response(JSON.stringify(path.endsWith("/fixtures") ? { fixtures: [due()] } : {}));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what is due in leagues", () => {
  it("names the league and its round, who is ready, and opens the match when both are", async () => {
    const { container } = render(Leagues);
    await screen.findByText("Due in your leagues");
    const told = container.querySelector("[data-due-fixture]")?.textContent?.replace(/\s+/g, " ") ?? "";
    expect(told).toContain("Tuesday League · Semi-finals · until");
    expect(told).toContain("Hornbeam is ready");
    await fireEvent.click(screen.getByRole("button", { name: "I am ready" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/match/m1"));
    expect(sent).toEqual(["/api/competitions/c1/act"]);
  });

  it("says of several at a table that they are ready", async () => {
    more = [side("Fenland", false, true)];
    render(Leagues);
    await screen.findByText(/Hornbeam and Fenland are ready/);
  });

  it("says why somebody cannot be ready", async () => {
    refuses = true;
    render(Leagues);
    await fireEvent.click(await screen.findByRole("button", { name: "I am ready" }));
    await vi.waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(["refusal"]));
  });

  it("leaves whoever has gone elsewhere there", async () => {
    const { unmount } = render(Leagues);
    const ready = fireEvent.click(await screen.findByRole("button", { name: "I am ready" }));
    unmount();
    await ready;
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(location.pathname).toBe("/");
  });
});
