import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Competition, DeskAct } from "../src/competitions/api";
import EntrantDialog from "../src/competitions/desk/EntrantDialog.svelte";
import Extend from "../src/competitions/desk/Extend.svelte";
import ReasonForm from "../src/competitions/desk/ReasonForm.svelte";
import Settings from "../src/competitions/desk/Settings.svelte";
import State from "../src/competitions/State.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import Page from "../src/pages/Competition.svelte";
import { toasts } from "../src/ui/toasts.svelte";
import { fixture, LEAGUE, QUIET } from "./league";

/** The page as it is asked anew every few seconds: the same, and another object. */
const asked = (over = {}) => structuredClone({ ...LEAGUE, ...over }) as unknown as Competition;
const said = "Not this time.";
const refuse = async () => said;
let paths: string[];
let title: string;
const count = (end: string) => paths.filter((path) => path.endsWith(end)).length;

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
beforeEach(() => {
  vi.useFakeTimers();
  [paths, title] = [[], LEAGUE.title];
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    if (path.endsWith("/desk")) return new Response(JSON.stringify({ follows: null, page: null }));
    if (path.endsWith("/home")) return new Response(JSON.stringify(QUIET));
    if (path.endsWith("/c1")) return new Response(JSON.stringify({ ...LEAGUE, title }));
    return new Response(JSON.stringify({ lines: [], games: [], me: null }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  toasts.length = 0;
});

describe("a page that is asked anew", () => {
  const form = {
    busy: false,
    title: "Pause",
    name: "pause",
    rule: "CO-4.10",
    act: { act: "pause" } as DeskAct,
  };

  it("leaves a refusal where it is read, and does not foresee again", async () => {
    const props = { ...form, competition: asked(), onact: refuse };
    const { container, rerender } = render(ReasonForm, props);
    await vi.advanceTimersByTimeAsync(300);
    await fireEvent.input(container.querySelector("input") as Element, { target: { value: "rain" } });
    await fireEvent.submit(container.querySelector("form") as Element);
    await screen.findByText(said);
    await rerender({ ...props, competition: asked() });
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByText(said)).not.toBeNull();
    expect(count("/desk")).toBe(1);
  });

  it("foresees anew after something was done", async () => {
    const { container } = render(ReasonForm, { ...form, competition: asked(), onact: async () => "" });
    await vi.advanceTimersByTimeAsync(300);
    await fireEvent.input(container.querySelector("input") as Element, { target: { value: "rain" } });
    await fireEvent.submit(container.querySelector("form") as Element);
    await vi.advanceTimersByTimeAsync(300);
    expect(count("/desk"), "nobody wants the same once more").toBe(1);
    await fireEvent.input(container.querySelector("input") as Element, { target: { value: "snow" } });
    await vi.advanceTimersByTimeAsync(300);
    expect(count("/desk")).toBe(2);
  });

  it("foresees more time and a drop-out once", async () => {
    const open = () => asked({ fixtures: [fixture("L1.1", { due: 1_800_000_000_000 })] });
    const extend = { busy: false, onact: refuse, part: 1 };
    const time = render(Extend, { ...extend, competition: open() });
    await vi.advanceTimersByTimeAsync(300);
    await time.rerender({ ...extend, competition: open() });
    await vi.advanceTimersByTimeAsync(300);
    expect(count("/desk")).toBe(1);
    const close = vi.fn();
    const who = (competition: Competition) => ({
      ...extend,
      competition,
      entrant: competition.entrants[0] ?? null,
      onclose: close,
    });
    const dialog = render(EntrantDialog, who(asked()));
    const name = dialog.container.querySelector("[data-field=new-name]") as HTMLInputElement;
    await fireEvent.input(name, { target: { value: "Vera" } });
    await vi.advanceTimersByTimeAsync(300);
    const before = count("/desk");
    await dialog.rerender(who(asked()));
    await vi.advanceTimersByTimeAsync(300);
    expect([count("/desk"), name.isConnected && name.value]).toEqual([before, "Vera"]);
  });

  it("asks for news and decisions only where there may be any", async () => {
    const { container } = render(Page, { id: "c1" });
    await vi.advanceTimersByTimeAsync(100);
    await vi.waitFor(() => expect(container.querySelector("[data-home]")).not.toBeNull());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count("/competitions/c1")).toBeGreaterThan(3);
    expect(count("/home")).toBe(1);
    title = "Monday league";
    await vi.advanceTimersByTimeAsync(3000);
    expect(count("/home")).toBe(2);
    await fireEvent.click(screen.getByText("History"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count("/history")).toBe(1);
  });
});

describe("what is refused", () => {
  it("is said beside what was pressed", async () => {
    const { container } = render(Settings, { competition: asked(), busy: false, onact: refuse });
    await fireEvent.click(container.querySelector("[data-act=share]") as Element);
    const told = await screen.findByText(said);
    expect(told.closest("[data-runs]")).not.toBeNull();
    await fireEvent.click(container.querySelector("[data-act=archive]") as Element);
    await vi.waitFor(() => expect(screen.getByText(said).closest("[data-form=rename]")).not.toBeNull());
  });

  it("is nothing where a helper gets results and dates alone", async () => {
    const onact = vi.fn(async () => "");
    const { number = 0, name = "" } = asked().entrants.find((one) => !one.level && !one.guest) ?? {};
    const competition = asked({ me: 0, club: { ...LEAGUE.club, helpers: [number] } });
    const { container } = render(Settings, { competition, busy: false, onact });
    const right = container.querySelector("[data-field=right]") as HTMLSelectElement;
    await fireEvent.change(right, { target: { value: "limited" } });
    expect(onact).toHaveBeenCalledWith({ act: "share", entrant: number, name, on: true, limited: true });
  });

  it("is said where a competition cannot be brought back", async () => {
    const now = asked({ club: { ...LEAGUE.club, deleted: 1 } });
    const { container } = render(State, { now, busy: false, act: async () => undefined, desk: refuse });
    await fireEvent.click(container.querySelector("[data-act=restore]") as Element);
    await vi.waitFor(() => expect(toasts.map(({ text, kind }) => [text, kind])).toEqual([[said, "refusal"]]));
  });
});
