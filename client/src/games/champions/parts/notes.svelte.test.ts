import { describe, expect, it } from "vitest";
import { Notes, wayOf } from "./notes.svelte";

const around = (kind = "person", seats = [0], prompt = [1], busy = false, code = "ch.action") => ({
  busy,
  match: {
    seats,
    isReplay: false,
    snapshot: {
      status: "running",
      prompt: { seats: prompt, code },
      seats: [{ kind: "person" }, { kind }],
      view: { options: { profile: "full" } },
    },
  } as never,
});

describe("thinking ahead", () => {
  it("is open while another person is asked, and to one seat alone", () => {
    const isOpen = (...of: Parameters<typeof around>) => new Notes(() => around(...of)).isOpen;
    expect([isOpen(), isOpen("bot"), isOpen("person", [0, 1]), isOpen("person", [0], [0])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isOpen("person", [0], [1], true)).toBe(false);
    expect(isOpen("person", [0], [1], false, "ch.lineup")).toBe(false);
  });

  it("draws from tap to tap, rubs out what is drawn again, and goes back one by one", () => {
    const notes = new Notes(() => around());
    for (const cell of ["e3", "e5", "d3", "d3", "d3", "d4"]) notes.tap(cell);
    expect(notes.lines).toEqual([
      { from: "e3", to: "e5" },
      { from: "d3", to: "d4" },
    ]);
    for (const cell of ["e3", "e5", "c3"]) notes.tap(cell);
    expect([notes.lines.length, notes.from]).toEqual([1, "c3"]);
    notes.undo();
    notes.undo();
    expect([notes.lines, notes.from]).toEqual([[], null]);
  });

  it("forgets everything with the turn, the wish to roll too", () => {
    const notes = new Notes(() => around());
    for (const cell of ["e3", "e5", "c3"]) notes.tap(cell);
    notes.rolls = true;
    notes.clear();
    expect([notes.lines, notes.from, notes.rolls]).toEqual([[], null, false]);
  });

  it("says how many steps a man needs, and how far a ball flies", () => {
    expect(wayOf({ from: "e3", to: "g4" }, new Set(["e3"])).far).toBe(3);
    expect(wayOf({ from: "e3", to: "g4" }, new Set()).far).toBe(2);
  });
});
