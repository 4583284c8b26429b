import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { entrant, evening, match } from "../src/competitions/evening/fixtures";
import { startWords } from "../src/lib/i18n.svelte";
import Screen from "../src/pages/Screen.svelte";

const PEOPLE = [entrant(1, "Sam"), entrant(2, "Ines"), entrant(3, "Wim"), entrant(4, "Mara")];
const tie = (round: number, place: number, sides: number[], fixtures: string[]) => ({
  round,
  place,
  third: false,
  branch: "" as const,
  bye: false,
  seeds: [0, 0],
  sides,
  winner: 0,
  fixtures,
});
const NIGHT = evening([match("K1.1", { table: 1, called: 0 }), match("K1.2", { sides: [3, 4] })], {
  now: 10_000_000,
  entrants: PEOPLE,
  ties: [tie(1, 0, [1, 2], ["K1.1"]), tie(1, 1, [3, 4], ["K1.2"]), tie(2, 0, [0, 0], [])],
  link: "http://192.168.1.20:8000/e/abc#k7m2pq",
  next: [
    {
      fixture: "K1.2",
      stage: "knockout",
      day: 1,
      round: 1,
      rounds: 2,
      branch: "",
      sides: [[3], [4]],
      table: 1,
      at: 0,
    },
  ],
});

beforeAll(startWords);
afterEach(() => void vi.unstubAllGlobals());

const show = (page: object) => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      new Response(
        JSON.stringify(path.includes("/evenings/") ? { version: "1", page } : { games: [], me: null }),
      ),
    ),
  );
  return render(Screen, { id: "abc" }).container;
};

describe("the television", () => {
  it("shows who plays where, who is next, and the code that leads to the laptop", async () => {
    const tv = show(NIGHT);
    await vi.waitFor(() => expect(tv.querySelector("[data-next]")).not.toBeNull());
    expect(tv.querySelector("[data-tv-tie='1.0'] .tag")?.textContent).toBe("table 1");
    expect(tv.querySelector("[data-next]")?.textContent).toContain("Wim and Mara, get ready: table 1");
    expect(tv.querySelector("[data-tv-tie='2.0']")?.textContent).toContain("the final");
    expect(tv.querySelector(".join svg")?.getAttribute("aria-label")).toBe(
      "Scan: follow, play, enter results",
    );
    expect(tv.querySelector(".join")?.textContent).toContain("192.168.1.20:8000/e/abc#k7m2pq");
    expect(tv.querySelectorAll("button, a, input")).toHaveLength(0);
  });

  it("says how to start the server where phones cannot reach it", async () => {
    const tv = show({ ...NIGHT, reachable: false });
    await vi.waitFor(() => expect(tv.querySelector("[data-unreachable]")).not.toBeNull());
    expect(tv.querySelector("[data-unreachable]")?.textContent).toContain("./play --host 0.0.0.0");
    expect(tv.querySelector(".join svg")).toBeNull();
  });

  it("shows both sides of a double elimination, the winners above", async () => {
    const sides = NIGHT.ties.slice(0, 2).map((tie, at) => ({ ...tie, place: 0, winner: at === 0 ? 1 : 0 }));
    const both = sides.map((tie, at) => ({ ...tie, branch: at === 0 ? "winners" : "losers" }));
    const tv = show({ ...NIGHT, ties: both });
    await vi.waitFor(() => expect(tv.querySelectorAll("[data-tv-tie]")).toHaveLength(2));
    const told = (side: string) => tv.querySelector(`[data-tv-side=${side}]`)?.textContent;
    expect(told("winners")).toContain("Sam United");
    expect(told("losers")).toContain("Wim United");
    expect(told("winners")).not.toContain("Wim United");
  });

  it("calls everybody who is called at once, by table", async () => {
    const both = NIGHT.fixtures.map((one, at) => ({ ...one, table: at + 1, called: NIGHT.now }));
    const tv = show({ ...NIGHT, fixtures: both, next: [] });
    await vi.waitFor(() => expect(tv.querySelector("[data-next]")).not.toBeNull());
    const told = tv.querySelector("[data-next]")?.textContent;
    expect(told).toContain("Sam and Ines: go to table 1");
    expect(told).toContain("table 2: Wim and Mara");
  });
});
