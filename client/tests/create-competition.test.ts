import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Competition } from "../src/competitions/api";
import Invite from "../src/competitions/entries/Invite.svelte";
import { NEVER } from "../src/games";
import { startWords } from "../src/lib/i18n.svelte";
import Competitions from "../src/pages/Competitions.svelte";
import type { GameInfo } from "../src/protocol";
import { LEAGUE } from "./league";

const CLUB = {
  id: "club-league",
  entrants: 8,
  config: { format: "league2", part_days: 7, ends_at: "22:00", ends_on: 6 },
  fill: false,
};
const GAME = {
  id: "champions",
  clocks: [],
  characters: [],
  bots: ["easy"],
  competing: { ...NEVER, formats: { league2: [2, 20], cup: [2, 32] }, named_teams: true, templates: [CLUB] },
} as unknown as GameInfo;
let sent: [
  string,
  { config?: Record<string, unknown>; public?: boolean; guests?: object[]; team?: string },
][];

let refuses: boolean;

beforeAll(startWords);
beforeEach(() => {
  sent = [];
  refuses = false;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const body = init.body ? JSON.parse(String(init.body)) : null;
    const said = (found: unknown) => new Response(JSON.stringify(found));
    if (path.endsWith("/games")) return said([GAME]);
    if (path.endsWith("/preview")) return said({ preview: null, days: [] });
    if (init.method === "POST") sent.push([path, body]);
    if (refuses && path.endsWith("/guests"))
      return new Response(JSON.stringify({ error: { code: "name-taken", args: {} } }), { status: 409 });
    if (path.endsWith("/me"))
      return said({ me: { id: "p1", name: "Noor", kept: false }, id: "p1", name: "Noor" });
    return said({ id: "c9", competitions: [], championships: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a competition in three steps", () => {
  it("is a private club league with evening deadlines after three presses, with guests who were typed", async () => {
    const { container } = render(Competitions);
    const find = <T extends Element>(what: string) => container.querySelector<T>(what) as T;
    await vi.waitFor(() => expect(find("[data-step=what]")).not.toBeNull());
    await fireEvent.submit(find("form.make"));
    expect(find("[data-step=how]")).not.toBeNull();
    await fireEvent.submit(find("form.make"));
    expect(sent.filter(([path]) => path.endsWith("/competitions"))).toEqual([]);
    const names = find<HTMLTextAreaElement>("[data-field=names]");
    await fireEvent.input(names, { target: { value: "Kees\nFatma, Red Lions" } });
    await fireEvent.keyDown(names, { key: "Enter" });
    expect(container.querySelectorAll("[data-guest]")).toHaveLength(2);
    await fireEvent.submit(find("form.make"));
    await vi.waitFor(() => expect(sent.some(([path]) => path.endsWith("/guests"))).toBe(true));
    const made = sent.find(([path]) => path.endsWith("/api/competitions"))?.[1];
    expect(made?.public).toBe(false);
    expect(made?.config).toMatchObject({ format: "league2", part_days: 7, ends_at: "22:00", ends_on: 6 });
    expect(made?.config?.zone).toBeTruthy();
    expect(sent.find(([path]) => path.endsWith("/guests"))?.[1].guests).toEqual([
      { name: "Kees", team: "" },
      { name: "Fatma", team: "Red Lions" },
    ]);
  });

  it("has the typed names in the field of the new competition when they could not be entered", async () => {
    refuses = true;
    const { container } = render(Competitions);
    const find = <T extends Element>(what: string) => container.querySelector<T>(what) as T;
    await vi.waitFor(() => expect(find("[data-step=what]")).not.toBeNull());
    await fireEvent.submit(find("form.make"));
    await fireEvent.submit(find("form.make"));
    const names = find<HTMLTextAreaElement>("[data-field=names]");
    await fireEvent.input(names, { target: { value: "Kees\nFatma, Red Lions" } });
    await fireEvent.keyDown(names, { key: "Enter" });
    await fireEvent.submit(find("form.make"));
    await vi.waitFor(() => expect(sent.some(([path]) => path.endsWith("/guests"))).toBe(true));
    const open = { ...LEAGUE, id: "c9", phase: "OPEN", entrants: [] } as unknown as Competition;
    const props = { now: open, busy: false, guest: null, run: async () => {}, onclose: () => {} };
    const invite = render(Invite, props).container.querySelector<HTMLTextAreaElement>("[data-field=names]");
    expect(invite?.value).toBe("Kees\nFatma, Red Lions");
  });
});
