import { beforeAll, describe, expect, it } from "vitest";
import { startWords, useGame } from "../../lib/i18n.svelte";
import { apart, freeTeams, typed, withTeams } from "./people";

const CLUBS = { game: "one", format: "league2" };
const NATIONS = { game: "one", format: "groups" };

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});

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

  it("get clubs in a league and nations in a world cup", () => {
    expect(freeTeams(CLUBS, [])[0]).toBe("Fenland");
    expect(freeTeams(NATIONS, ["argentina"])[0]).toBe("Brazil");
    expect(freeTeams(NATIONS, [])).toHaveLength(32);
  });

  it("never get a team that somebody has", () => {
    const people = withTeams(CLUBS, typed("Kees\nFatma, Lantern FC\nRiet"), ["Fenland"]);
    expect(people.map((one) => one.team)).toEqual(["Quarry Town", "Lantern FC", "Night Shift"]);
  });
});
