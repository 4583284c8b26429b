import { describe, expect, it } from "vitest";
import { apart, typed } from "./people";

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
