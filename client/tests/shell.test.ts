import { beforeEach, describe, expect, it, vi } from "vitest";
import { NEVER } from "../src/games";
import { games } from "../src/lib/games.svelte";
import { initials } from "../src/lib/names";
import { bookOf, hasBook, parseBook } from "../src/lib/rules.svelte";
import {
  forgetMatch,
  seatLink,
  storedMatch,
  storedMatchIds,
  storeMatch,
  storeSeatFromLink,
} from "../src/lib/stored-matches";
import { handover } from "../src/match/handover";
import { concerns, modesFor, seatsFor, toSeat } from "../src/pages/seating";
import { type Asked, type GameInfo, type GameOption, HOST } from "../src/protocol";
import { snapshot } from "./fakes";

const game: GameInfo = {
  id: "toto",
  version: 1,
  rule_prefix: "TO",
  min_seats: 2,
  max_seats: 8,
  options: [],
  bots: ["easy", "medium", "hard"],
  characters: [],
  clocks: [],
  competing: NEVER,
  short: { options: {}, full: {}, friends: {}, alone: {}, seats: 4, minutes: 0 },
};
const ask = (seat: number, may = false): Asked => ({
  seat,
  code: "to.turn",
  rule: "TO-6.3",
  args: {},
  choices: [],
  may,
});

describe("passing a device", () => {
  const shared = (asked: Asked[], over = {}) => {
    const base = snapshot({ asked, ...over });
    return { ...base, seats: base.seats.map((s) => ({ ...s, yours: true })) };
  };

  it("never covers a device with one seat, or a spectator", () => {
    expect(handover(snapshot({ asked: [ask(0)] }), null)).toEqual({ seat: 0, next: null });
    const watching = snapshot({ asked: [] });
    expect(
      handover({ ...watching, seats: watching.seats.map((s) => ({ ...s, yours: false })) }, null),
    ).toEqual({ seat: null, next: null });
  });

  it("covers the screen until the one who is asked has taken it", () => {
    expect(handover(shared([ask(0)]), null)).toEqual({ seat: null, next: 0 });
    expect(handover(shared([ask(0)]), 0)).toEqual({ seat: 0, next: null });
    expect(handover(shared([ask(1)]), 0)).toEqual({ seat: null, next: 1 });
  });

  it("lets everybody answer a secret question in turn, and leaves an answer alone that may still change", () => {
    expect(handover(shared([ask(0), ask(1)]), 0)).toEqual({ seat: 0, next: null });
    expect(handover(shared([ask(0, true), ask(1)]), 0)).toEqual({ seat: null, next: 1 });
  });

  it("shows only what is public when everybody at the table is asked, in a hurry, or at the end", () => {
    expect(handover(shared([ask(0), ask(1), ask(HOST)]), 0)).toEqual({ seat: null, next: null });
    expect(handover(shared([ask(0), ask(1)], { clock: { now: 0, deadline: 6_000, seconds: 6 } }), 0)).toEqual(
      { seat: null, next: null },
    );
    expect(handover(shared([], { status: "over" }), 0)).toEqual({ seat: null, next: null });
  });

  it("needs no curtain where everything is open", () => {
    expect(handover(shared([ask(1)]), 0, true)).toEqual({ seat: 1, next: null });
    expect(handover(shared([ask(0)]), null, true)).toEqual({ seat: 0, next: null });
    expect(handover(shared([ask(0), ask(HOST)]), 1, true)).toEqual({ seat: 0, next: null });
  });

  it("leaves the screen to its holder while computers think", () => {
    expect(handover(shared([]), 1)).toEqual({ seat: 1, next: null });
  });
});

describe("seating", () => {
  it("fills the seats for the company that was chosen", () => {
    expect(seatsFor("computers", 3, game, "Noor").map((p) => p.kind)).toEqual(["me", "bot", "bot"]);
    expect(seatsFor("friends", 3, game, "Noor").map((p) => p.kind)).toEqual(["me", "link", "link"]);
    expect(seatsFor("device", 2, game, "Noor").map((p) => p.kind)).toEqual(["me", "me"]);
    expect(seatsFor("watch", 2, game, "Noor").map((p) => p.kind)).toEqual(["bot", "bot"]);
    expect(seatsFor("computers", 2, game, "Noor")[0]?.name).toBe("Noor");
  });

  it("chooses the pace by who plays", () => {
    expect(modesFor(seatsFor("device", 2, game, ""))).toEqual(["hotseat", "live"]);
    expect(modesFor(seatsFor("friends", 2, game, ""))).toEqual(["live", "async"]);
    const option = (role: GameOption["role"]) => ({ role }) as GameOption;
    expect(concerns(option("seconds"), "live")).toBe(true);
    expect(concerns(option("seconds"), "async")).toBe(false);
    expect(concerns(option("hours"), "hotseat")).toBe(false);
    expect(concerns(option(""), "hotseat")).toBe(true);
  });

  it("sends only what a seat needs", () => {
    expect(toSeat({ kind: "bot", name: "x", level: "hard" })).toEqual({ kind: "bot", level: "hard" });
    expect(toSeat({ kind: "me", name: "  Noor ", level: "hard" })).toEqual({ kind: "me", name: "Noor" });
    expect(toSeat({ kind: "link", name: " ", level: "" })).toEqual({ kind: "link" });
  });
});

describe("matches on this device", () => {
  beforeEach(() => localStorage.clear());

  it("keep their secrets, once each", () => {
    expect(storeSeatFromLink("m1", "#seat=abc")).toBe(true);
    storeSeatFromLink("m1", "#seat=abc");
    storeSeatFromLink("m1", "#seat=def");
    expect(storeSeatFromLink("m1", "#TO-7.4")).toBe(false);
    expect(storedMatch("m1").tokens).toEqual(["abc", "def"]);
    expect(seatLink("m1", "a/b")).toBe(`${location.origin}/match/m1#seat=a%2Fb`);
  });

  it("are listed by when they were last opened, until forgotten", () => {
    storeMatch("old", { at: 1 });
    storeMatch("new", { at: 2 });
    expect(storedMatchIds()).toEqual(["new", "old"]);
    forgetMatch("new");
    expect(storedMatchIds()).toEqual(["old"]);
    expect(storedMatch("new").tokens).toEqual([]);
  });

  it("do not break on rubbish in the storage", () => {
    localStorage.setItem("dugout.match.m1", "{");
    expect(storedMatch("m1").tokens).toEqual([]);
  });
});

describe("rule books", () => {
  it("are read by chapter and rule", () => {
    const chapters = parseBook(
      "# Book\n\n## TO-7 The whistle\n\n**TO-7.1** One\nline.\n\n**TO-7.2** Two.\n## TO-8 End\n\n**TO-8.1** Three.\n",
    );
    expect(chapters).toEqual([
      {
        id: "TO-7",
        title: "The whistle",
        rules: [
          { id: "TO-7.1", text: "One line." },
          { id: "TO-7.2", text: "Two." },
        ],
      },
      { id: "TO-8", title: "End", rules: [{ id: "TO-8.1", text: "Three." }] },
    ]);
  });

  it("is found by the beginning of a rule's id, as the server says it", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ games: [game, { ...game, id: "tiny", rule_prefix: "TI" }] }),
    );
    await games.load();
    vi.unstubAllGlobals();
    expect([bookOf("TI-3.1"), bookOf("TO-1.1"), bookOf("CO-1.1"), bookOf("XX-1")]).toEqual([
      "tiny",
      "toto",
      "competition",
      "",
    ]);
    expect(["TO-1.1", "CO-1.1"].map((rule) => hasBook(bookOf(rule)))).toEqual([true, true]);
  });
});

it("makes initials of names", () => {
  expect(initials("Noor")).toBe("NO");
  expect(initials("opa Wim")).toBe("OW");
});
