import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NEVER } from "../src/games";
import { games } from "../src/lib/games.svelte";
import { startWords } from "../src/lib/i18n.svelte";
import { go, route } from "../src/lib/router.svelte";
import { storedMatch, storeMatch } from "../src/lib/stored-matches";
import Play from "../src/pages/Play.svelte";
import QuickMatch from "../src/pages/QuickMatch.svelte";
import { placesOf } from "../src/pages/seating";
import { meetingsWith, nextOpponent, noteMeeting } from "../src/play/meetings";
import { carriedOver, carrying, favouriteGame, isShort, neverPlayed, quickMatch } from "../src/play/quick";
import type { CharacterInfo, GameInfo, GameOption, NewMatch, Snapshot } from "../src/protocol";
import { snapshot } from "./fakes";

// what comes along while a match is being made is loaded elsewhere
vi.mock("../src/lib/pages", () => ({ pages: { match: () => undefined } }));
vi.mock("../src/lib/words.svelte", async (original) => ({
  ...(await original<object>()),
  tableOf: () => undefined,
}));

const character = (id: string, stars: number): CharacterInfo => ({
  id,
  name: `${id} Tolk`,
  short: id,
  level: "easy",
  stars,
  kit: "checks",
  club: "",
  style: [],
});
const FOUR = [character("Bram", 1), character("Ines", 2), character("Odile", 3), character("Sil", 4)];
const mode = {
  name: "mode",
  role: "pace",
  kind: "choice",
  choices: ["hotseat", "live", "async"],
} as GameOption;
const game = (id: string, seats: number, over: Partial<GameInfo> = {}): GameInfo => ({
  id,
  version: 1,
  rule_prefix: "",
  min_seats: 2,
  max_seats: 8,
  options: [],
  bots: ["easy", "hard"],
  characters: FOUR,
  clocks: [],
  competing: NEVER,
  short: {
    options: { ready: true, half: 15 },
    full: { ready: true },
    friends: { wait: 3 },
    alone: { begins: "me" },
    seats,
    minutes: 15,
  },
  ...over,
});
const duel = game("champions", 2);
const table = game("toto", 4, { options: [mode] });

/** A match that is over, of the first seat against `opponents`. */
function finished(id: string, places: number[], ...opponents: string[]): Snapshot {
  const one = snapshot();
  const [me] = one.seats;
  if (!me) throw new Error("nobody plays");
  const bots = opponents.map((level, at) => ({
    ...me,
    seat: at + 1,
    kind: "bot" as const,
    level,
    yours: false,
  }));
  return {
    ...one,
    match: id,
    game: "champions",
    status: "over",
    seats: [{ ...me, seat: 0, kind: "person", yours: true }, ...bots],
    result: { places, reason: "", rule: "", scores: [], details: {} },
  };
}

let posted: NewMatch | null;
let answer: [number, unknown];

beforeAll(async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  await startWords();
});

beforeEach(async () => {
  localStorage.clear();
  posted = null;
  answer = [201, { match: "fresh", seats: [{ seat: 0, kind: "me", token: "mine" }] }];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/games") return new Response(JSON.stringify([duel, table]));
    if (init.method === "POST") posted = JSON.parse(String(init.body));
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  await games.load();
});

afterEach(async () => {
  go("/", true);
  await vi.dynamicImportSettled();
});

describe("games that are new to somebody", () => {
  const fresh = (over: Snapshot[] = []) => neverPlayed([duel, table], over).map(({ id }) => id);

  it("are all at first, and each until a match of it is over or was begun with a coach", () => {
    expect(fresh()).toEqual(["champions", "toto"]);
    storeMatch("open", { game: "toto", at: 1 });
    expect(fresh()).toEqual(["champions", "toto"]);
    expect(fresh([finished("m", [1, 2], "Bram")])).toEqual(["toto"]);
    storeMatch("first", { game: "toto", at: 2, guide: [] });
    expect(fresh()).toEqual(["champions"]);
  });

  it("do not come back when the match is forgotten", () => {
    noteMeeting(finished("m", [1, 2], "Bram"));
    expect(fresh()).toEqual(["toto"]);
  });
});

it("what was chosen on its sheet is carried over to all settings", () => {
  const carried = (query: string) => carriedOver(duel, new URLSearchParams(query));
  for (const wish of [
    { opponent: "Odile", length: "full" },
    { company: "device" },
    { company: "link" },
  ] as const)
    expect(carried(carrying(wish))).toEqual(quickMatch(duel, wish));
  expect(carried("with=computers&against=nobody&length=short")?.seats[1]?.level).toBe("Bram");
  expect(carried("with=computers")).toBeNull();
  expect(placesOf(table, quickMatch(table, { opponent: "Bram" }).seats).map(({ level }) => level)).toEqual(
    ["Bram", "Bram", "Ines", "Odile"], // one's own place has a level for whoever takes it over
  );
});

it("a short match is called short as long as its options are", () => {
  expect(isShort(duel, { ready: true, half: 15, more: 1 })).toBe(true);
  expect(isShort(duel, { ready: true, half: 45 })).toBe(false);
});

describe("options of company", () => {
  it("are those of a match by link alone", () => {
    expect(quickMatch(table, { company: "link" }).options).toMatchObject({ wait: 3 });
    expect(quickMatch(table, { company: "computers" }).options).not.toHaveProperty("wait");
  });

  it("are those of somebody alone against computers alone, at any length", () => {
    expect(quickMatch(duel).options).toMatchObject({ begins: "me" });
    expect(quickMatch(duel, { length: "full", guided: true }).options).toMatchObject({ begins: "me" });
    expect(quickMatch(duel, { company: "link" }).options).not.toHaveProperty("begins");
    expect(quickMatch(duel, { company: "device" }).options).not.toHaveProperty("begins");
  });
});

describe("a first match", () => {
  it("has nobody in it who plays better than the weakest", () => {
    const levels = ["easy", "medium", "hard", "hard@4"];
    const characters = FOUR.map((one, at) => ({ ...one, level: levels[at] ?? "" }));
    const first = quickMatch({ ...table, characters }, { guided: true });
    expect(first.seats.slice(1).map(({ level }) => level)).toEqual(["Bram", "Ines@easy", "Odile@easy"]);
    noteMeeting(finished("m1", [1, 2], "Bram"));
    noteMeeting(finished("m2", [1, 2], "Bram"));
    const duels = quickMatch({ ...duel, characters }, { guided: true });
    expect(duels.seats[1]?.level, "however often he was beaten").toBe("Bram");
    expect(quickMatch({ ...duel, characters }).seats[1]?.level).toBe("Ines");
  });
});

describe("whom to play next", () => {
  it("is the weakest who has not been beaten twice", () => {
    const next = () => nextOpponent("champions", FOUR)?.id;
    expect(next()).toBe("Bram");
    noteMeeting(finished("m1", [1, 2], "Bram"));
    noteMeeting(finished("m1", [1, 2], "Bram"));
    expect(meetingsWith("champions", "Bram"), "a match counts once").toEqual({ met: 1, won: 1 });
    expect(next()).toBe("Bram");
    noteMeeting(finished("m2", [2, 1], "Bram"));
    noteMeeting(finished("m3", [1, 1], "Bram"));
    expect(meetingsWith("champions", "Bram"), "neither a defeat nor a draw is a win").toEqual({
      met: 3,
      won: 1,
    });
    noteMeeting(finished("m4", [1, 2], "Bram"));
    expect(next()).toBe("Ines");
    expect(nextOpponent("toto", FOUR)?.id, "every game by itself").toBe("Bram");
  });

  it("does not count whoever played below his own level", () => {
    for (const id of ["m1", "m2"]) noteMeeting(finished(id, [1, 2], "Bram@easy"));
    expect(nextOpponent("champions", FOUR)?.id).toBe("Bram");
    expect(localStorage.getItem("dugout.meetings") ?? "").not.toContain("@");
  });

  it("is the strongest once all have been beaten, and nobody where nobody has a name", () => {
    for (const id of ["a", "b"])
      for (const { id: who } of FOUR) noteMeeting(finished(`${who}-${id}`, [1, 2], who));
    expect(nextOpponent("champions", FOUR)?.id).toBe("Sil");
    expect(nextOpponent("champions", [])).toBeUndefined();
  });

  it("counts what is over alone, and not what two played on one device", () => {
    noteMeeting({ ...finished("m1", [1, 2], "Bram"), status: "running" });
    const both = finished("m2", [1, 2, 3], "Bram", "Ines");
    noteMeeting({ ...both, seats: both.seats.map((seat) => ({ ...seat, yours: seat.seat < 2 })) });
    expect(meetingsWith("champions", "Bram").met).toBe(0);
  });
});

describe("a match in one click", () => {
  it("is of the game played last, of one that computers play", () => {
    const alone = game("alone", 2, { bots: [] });
    expect(favouriteGame([alone, duel, table])?.id).toBe("champions");
    storeMatch("m1", { game: "toto", at: 2 });
    storeMatch("m2", { game: "alone", at: 3 });
    expect(favouriteGame([alone, duel, table])?.id).toBe("toto");
    expect(favouriteGame([alone])).toBeUndefined();
  });

  it("takes its options and seats from the server, and fills the table with others", () => {
    expect(quickMatch(duel, {}, "Noor")).toEqual({
      game: "champions",
      options: { ready: true, half: 15, begins: "me" },
      seats: [
        { kind: "me", name: "Noor" },
        { kind: "bot", level: "Bram" },
      ],
    });
    expect(quickMatch(table, { opponent: "Odile", length: "full" }, "")).toEqual({
      game: "toto",
      options: { ready: true, begins: "me" },
      seats: [{ kind: "me" }, ...["Odile", "Bram", "Ines"].map((level) => ({ kind: "bot", level }))],
    });
    expect(quickMatch(game("plain", 3, { characters: [] }), {}, "").seats).toEqual([
      { kind: "me" },
      { kind: "bot", level: "easy" },
      { kind: "bot", level: "easy" },
    ]);
  });

  it("leaves a seat to a friend, or puts two at one device", () => {
    const kinds = (company: "link" | "device") =>
      quickMatch(table, { company }, "").seats.map((seat) => seat.kind);
    expect(kinds("link")).toEqual(["me", "link", "bot", "bot"]);
    expect(kinds("device")).toEqual(["me", "me", "bot", "bot"]);
    expect(quickMatch(table, { company: "device" }).options).toMatchObject({ mode: "hotseat" });
    expect(quickMatch(table, { company: "link" }).options).not.toHaveProperty("mode");
    expect(quickMatch(duel, { company: "device" }).options, "a game without modes").not.toHaveProperty(
      "mode",
    );
  });

  it("begins at an address, without a way back to it", async () => {
    const before = history.length;
    go("/play/champions", true);
    render(Play, { game: "champions" });
    await vi.waitFor(() => expect(route.path).toBe("/match/fresh"));
    expect(posted?.seats).toEqual([{ kind: "me" }, { kind: "bot", level: "Bram" }]);
    expect(storedMatch("fresh").guide, "nobody asked for a guide").toBeUndefined();
    expect(history.length).toBe(before);
  });

  it("brings a coach along where the address asks for him", async () => {
    go("/play/champions?guide", true);
    render(Play, { game: "champions" });
    await vi.waitFor(() => expect(route.path).toBe("/match/fresh"));
    expect(storedMatch("fresh").guide).toEqual([]);
  });

  it("says why it cannot begin, and tries again", async () => {
    answer = [503, { error: { code: "database-away", message: "The database is away." } }];
    render(Play, { game: "champions" });
    const again = await screen.findByRole("button", { name: "Try again" });
    answer = [201, { match: "later", seats: [] }];
    await fireEvent.click(again);
    await vi.waitFor(() => expect(route.path).toBe("/match/later"));
  });

  it("is not there for a game that is not there", async () => {
    render(Play, { game: "chess" });
    expect(await screen.findByText("Game not found")).toBeTruthy();
    expect(posted).toBeNull();
  });
});

describe("the quick match", () => {
  it("has chosen everything already", async () => {
    render(QuickMatch, { game: "champions", onclose: () => undefined });
    expect((screen.getByRole("radio", { name: /Bram Tolk/ }) as HTMLInputElement).checked).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: /Kick off/ }));
    await vi.waitFor(() => expect(route.path).toBe("/match/fresh"));
    expect(posted?.seats).toEqual([{ kind: "me" }, { kind: "bot", level: "Bram" }]);
    expect(posted?.options).toEqual({ ready: true, half: 15, begins: "me" });
  });

  it("plays against whoever is chosen, as long as is chosen", async () => {
    render(QuickMatch, { game: "champions", onclose: () => undefined });
    await fireEvent.click(screen.getByRole("radio", { name: /Odile/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /Full/ }));
    await fireEvent.click(screen.getByRole("button", { name: /Kick off/ }));
    await vi.waitFor(() => expect(posted?.seats[1]?.level).toBe("Odile"));
    expect(posted?.options).toEqual({ ready: true, begins: "me" });
  });

  it("asks a friend by link, and leads to all settings", async () => {
    render(QuickMatch, { game: "toto", onclose: () => undefined });
    expect(screen.getByRole("link", { name: "All settings" }).getAttribute("href")).toEqual(
      expect.stringMatching(/^\/new\/toto\?with=computers&against=[\w-]+&length=short$/),
    );
    await fireEvent.click(screen.getByRole("button", { name: "Invite a friend by link" }));
    await vi.waitFor(() => expect(posted?.seats[1]).toEqual({ kind: "link" }));
  });

  it("asks people around one device for the game and its length alone", async () => {
    go("/?choose=toto&with=device", true);
    render(QuickMatch, { game: "toto", onclose: () => undefined });
    expect(screen.queryByRole("radio", { name: /Bram Tolk/ })).toBeNull();
    expect(screen.getByText(/2 computers play, too/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "All settings" }).getAttribute("href")).toBe(
      "/new/toto?with=device&length=short",
    );
    await fireEvent.click(screen.getByRole("button", { name: "Two on this device" }));
    await vi.waitFor(() => expect(posted?.seats.map(({ kind }) => kind)).toEqual(["me", "me", "bot", "bot"]));
  });
});
