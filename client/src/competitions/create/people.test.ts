import { describe, expect, it, vi } from "vitest";
import { ApiFailure } from "../../lib/api";
import type { Competition } from "../api";
import { apart, enterAll, lastSeason, typed } from "./people";

describe("people as organisers type them", () => {
  it("are one a line, with a team after a comma", () => {
    expect(typed("Kees Verloop\n Fatma , Red Lions \n\n; Riet")).toEqual([
      { name: "Kees Verloop", team: "" },
      { name: "Fatma", team: "Red Lions" },
      { name: "Riet", team: "" },
    ]);
  });

  it("can be told apart: a name that is there already gets a number", () => {
    const two = apart(typed("Henk\nFatma\nhenk, Red Lions"), ["Fatma"]);
    expect(two.map((one) => one.name)).toEqual(["Henk", "Fatma 2", "henk 2"]);
  });
});

describe("the next season", () => {
  const one = (number: number, name: string, over = {}) => ({
    number,
    name,
    team: `${name} FC`,
    level: "",
    ...over,
  });
  const was = (calendar: string) =>
    ({
      me: 1,
      config: { calendar },
      entrants: [
        one(1, "Ann"),
        one(2, "Ben"),
        one(3, "Easy", { level: "easy" }),
        one(4, "Cas", { out: true }),
        one(5, "", { gone: true }),
        one(6, "Dee", { guest: true }),
      ],
    }) as unknown as Competition;

  it("begins with everybody who stayed, the organiser among them", () => {
    expect(lastSeason(was("season"))).toEqual({
      people: [
        { name: "Ben", team: "Ben FC" },
        { name: "Dee", team: "Dee FC" },
      ],
      plays: true,
      team: "Ann FC",
      fill: 4,
      inherits: true,
    });
  });

  it("carries no suspension over to an evening", () => {
    expect(lastSeason(was("marathon")).inherits).toBe(false);
  });

  it("enters everybody but those whose names belong to accounts", async () => {
    const owned = new ApiFailure({ code: "name-taken" } as never, 409);
    const enter = vi.fn((some: { name: string }[]) =>
      some.some(({ name }) => name === "Vera") ? Promise.reject(owned) : Promise.resolve(),
    );
    expect(await enterAll(typed("Wim\nVera\nJo"), enter)).toEqual([{ name: "Vera", team: "" }]);
    expect(enter.mock.calls.map(([some]) => some.length)).toEqual([3, 1, 1, 1]);
  });
});
