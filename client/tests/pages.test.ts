import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../src/lib/games.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { go, route } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import { storedMatch, storedMatchIds, storeMatch } from "../src/lib/stored-matches";
import Home from "../src/pages/Home.svelte";
import NewMatch from "../src/pages/NewMatch.svelte";
import Rules from "../src/pages/Rules.svelte";
import type { GameOption, NewMatch as Wanted } from "../src/protocol";
import { snapshot } from "./fakes";

const option = (name: string, over: Partial<GameOption>): GameOption => ({
  name,
  rule: "TO-12.6",
  kind: "int",
  default: 5,
  low: 1,
  high: 20,
  choices: [],
  optional: false,
  advanced: false,
  settles: {},
  role: "",
  ...over,
});

const SHORT = { options: { ready: true }, full: {}, friends: {}, alone: {}, seats: 2, minutes: 15 };
const BRAM = {
  id: "bram",
  name: "Bram Tolk",
  short: "Bram",
  level: "easy",
  stars: 1,
  kit: "checks",
  club: "",
  style: [],
};

const LISTED = [
  {
    id: "toto",
    version: 1,
    min_seats: 2,
    max_seats: 8,
    bots: ["easy", "medium", "hard"],
    characters: [],
    short: { ...SHORT, seats: 4, minutes: 10 },
    clocks: [],
    options: [
      option("rounds", {}),
      option("mode", {
        role: "pace",
        kind: "choice",
        default: "live",
        choices: ["hotseat", "live", "async"],
      }),
      option("turn_seconds", { role: "seconds", default: 60, low: 10, high: 600, optional: true }),
    ],
  },
  {
    id: "champions",
    version: 1,
    min_seats: 2,
    max_seats: 2,
    bots: ["easy"],
    characters: [BRAM, { ...BRAM, id: "ines", name: "Ines Caldera", short: "Ines" }],
    short: SHORT,
    clocks: [],
    options: [option("home_absent", { kind: "data", advanced: true })],
  },
  {
    id: "counter-attack",
    version: 1,
    min_seats: 2,
    max_seats: 2,
    bots: ["easy"],
    characters: [],
    short: SHORT,
    clocks: [],
    options: [
      option("teams", { kind: "data", advanced: true }),
      option("anchor", { kind: "bool", advanced: true }),
    ],
  },
  {
    id: "game-without-a-table",
    version: 1,
    min_seats: 2,
    max_seats: 2,
    bots: [],
    characters: [],
    short: { ...SHORT, minutes: 0 },
    clocks: [],
    options: [],
  },
];

let answers: Record<string, () => [number, unknown]>;
let posted: Wanted | null;

beforeAll(async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  await startWords();
  await useGame("setup");
  await useGame("toto");
});

beforeEach(async () => {
  localStorage.clear();
  settings.name = "";
  posted = null;
  answers = { "/api/games": () => [200, LISTED] };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "POST" && path !== "/api/pace") posted = JSON.parse(String(init.body));
    const [status, body] = answers[path]?.() ?? [404, { error: { code: "no-match", message: "gone" } }];
    return new Response(JSON.stringify(body), { status });
  });
  await games.load();
});

afterEach(async () => {
  go("/", true);
  await vi.dynamicImportSettled(); // what a page loads later must not arrive when its tests are over
});

describe("home", () => {
  it("offers every game of the server, also one without panels here", async () => {
    render(Home);
    expect(await screen.findByRole("heading", { name: /Voetbal Toto/ })).toBeTruthy();
    expect(screen.getByRole("heading", { name: /game-without-a-table/ })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Kick off in one click.");
    const choose = screen.getByRole("link", { name: "Choose: game-without-a-table" });
    expect(choose.getAttribute("href"), "nobody plays it at once").toBe("/new/game-without-a-table");
  });

  it("proposes the game that was played last, against whoever comes next", async () => {
    const { unmount } = render(Home);
    const now = () => screen.getAllByRole("link", { name: /Play now/ })[0]?.getAttribute("href");
    expect(now(), "the first game").toBe("/play/toto");
    unmount();
    storeMatch("m1", { game: "champions", tokens: ["secret"], at: 2 });
    render(Home);
    expect(now()).toBe("/play/champions");
    expect(screen.getByText(/A short Champions match against Bram, about 15 minutes/)).toBeTruthy();
  });

  it("puts the match that waits for you first and lets go of one that is gone", async () => {
    storeMatch("m1", { tokens: ["secret"], at: 2 });
    storeMatch("lost", { tokens: ["secret"], at: 1 });
    answers["/api/matches/m1"] = () => [200, snapshot()];
    render(Home);
    const turn = await screen.findByRole("link", { name: /Take your turn/ });
    expect(turn.getAttribute("href")).toBe("/match/m1");
    expect(screen.getByText("Match lost is no longer on the server.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Remove from the list: lost" }));
    expect(storedMatchIds()).toEqual(["m1"]);
  });
});

describe("a new match", () => {
  it("speaks of a clock only where the pace on its card has one", async () => {
    const pace = (...limits: unknown[]) => {
      answers["/api/pace"] = () => [200, { clock: { kind: "none" }, limits }];
    };
    const clock = /You have a short time/;
    pace({ kind: "decision", seconds: 60 });
    const timed = render(NewMatch, { game: "toto" });
    await fireEvent.click(screen.getByRole("radio", { name: "Friends" }));
    expect(await screen.findByText(clock)).toBeTruthy();
    timed.unmount();
    pace();
    render(NewMatch, { game: "toto" });
    await fireEvent.click(screen.getByRole("radio", { name: "Friends" }));
    expect(await screen.findByText("No clock", { selector: "[data-pace]" })).toBeTruthy();
    expect(screen.queryByText(clock)).toBeNull();
  });

  it("is still one with friends where another game is chosen", async () => {
    render(NewMatch, { game: "toto" });
    await fireEvent.click(screen.getByRole("radio", { name: "Friends" }));
    const [first] = within(screen.getByRole("group", { name: "Game" })).getAllByRole("link");
    expect(first?.getAttribute("href")).toMatch(/^\/new\/.+\?with=friends$/);
  });

  it("is made with sensible seats and pace, kept with its secrets, and opened", async () => {
    answers["/api/matches"] = () => [
      201,
      {
        match: "fresh",
        seats: [
          { seat: 0, kind: "me", token: "mine" },
          { seat: 1, kind: "link", token: "theirs" },
          { seat: 2, kind: "bot", token: null },
        ],
      },
    ];
    render(NewMatch, { game: "toto" });
    await fireEvent.click(screen.getByRole("radio", { name: "Friends" }));
    await fireEvent.click(screen.getByRole("button", { name: "Players: 1 fewer" }));
    await fireEvent.input(screen.getByLabelText("Name of Player 1"), { target: { value: "Noor" } });
    await fireEvent.change(screen.getByLabelText("How Player 3 plays"), { target: { value: "bot" } });
    await fireEvent.change(screen.getByLabelText("Level of Player 3"), { target: { value: "hard" } });
    await fireEvent.click(screen.getByRole("button", { name: "Rounds: 1 fewer" }));
    await fireEvent.click(screen.getByRole("button", { name: "Invite one player" }));
    await vi.waitFor(() => expect(route.path).toBe("/match/fresh"));
    expect(posted).toEqual({
      game: "toto",
      options: { rounds: 4, mode: "live" },
      seats: [{ kind: "me", name: "Noor" }, { kind: "link" }, { kind: "bot", level: "hard" }],
    });
    expect(storedMatch("fresh")).toMatchObject({
      game: "toto",
      tokens: ["mine"],
      invites: [{ seat: 1, token: "theirs" }],
    });
    expect(settings.name).toBe("Noor");
  });

  it("offers more options only where there are some to choose", async () => {
    const { unmount } = render(NewMatch, { game: "champions" });
    expect(await screen.findByRole("button", { name: "Start the match" })).toBeTruthy();
    expect(screen.queryByText("More options")).toBeNull();
    unmount();
    const { container } = render(NewMatch, { game: "counter-attack" });
    expect(await screen.findByText("More options")).toBeTruthy();
    expect(container.querySelectorAll("details .fields > *").length).toBe(1);
  });

  it("shows options in seconds only where a clock runs", async () => {
    render(NewMatch, { game: "toto" });
    const clock = () => screen.queryAllByText(/Seconds per decision/).length;
    expect(clock()).toBe(0);
    await fireEvent.click(screen.getByRole("radio", { name: "Live" }));
    expect(clock()).toBeGreaterThan(0);
  });

  it("says why the server refused and keeps what was typed", async () => {
    answers["/api/matches"] = () => [
      400,
      { error: { code: "bad-setup", message: "Not like this.", rule: "TO-12.3" } },
    ];
    render(NewMatch, { game: "toto" });
    await fireEvent.input(screen.getByLabelText("Name of Player 1"), { target: { value: "Noor" } });
    await fireEvent.click(screen.getByRole("button", { name: "Start the match" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/Not like this\.\s*TO-12\.3/);
    expect((screen.getByLabelText("Name of Player 1") as HTMLInputElement).value).toBe("Noor");
  });

  it("of an unknown game is not offered", () => {
    render(NewMatch, { game: "chess" });
    expect(screen.getByRole("heading", { name: "Game not found" })).toBeTruthy();
  });
});

describe("the rule book", () => {
  it("shows every chapter and finds rules by word and by number", async () => {
    render(Rules, { game: "toto" });
    expect((await screen.findAllByRole("link", { name: "TO-7.4" })).length).toBe(1);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "to-7.4" } });
    expect(screen.getByRole("status").textContent).toBe("One rule found");
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "xyzzy" } });
    expect(screen.getByText("No rule mentions “xyzzy”.")).toBeTruthy();
  });
});
