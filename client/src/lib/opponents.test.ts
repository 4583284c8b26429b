import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { snapshot } from "../../tests/fakes";
import { pluginOf } from "../games";
import { seatsFor } from "../pages/seating";
import type { GameEvent } from "../protocol";
import Portrait from "../ui/Portrait.svelte";
import { api } from "./api";
import { games } from "./games.svelte";
import { addMessages } from "./i18n.svelte";
import { choosable, levelText, lineOf, moodOf, opponentAt, thoughtOf } from "./opponents";

const BRAM = {
  id: "bram-tolk",
  name: "Bram Tolk",
  short: "Bram",
  level: "easy",
  stars: 1,
  kit: "checks",
  club: "Quarry Town",
  style: ["early-shots"],
};
const event = (n: number, code: string, args = {}): GameEvent =>
  ({ n, code, rule: "", args, seat: null, k: n }) as unknown as GameEvent;
const scorers = pluginOf("champions").scorers ?? (() => []);
const turn = pluginOf("champions").turn ?? (() => false);
const mood = (events: GameEvent[], seat: number) => moodOf(events, seat, scorers, turn);

beforeAll(async () => {
  vi.spyOn(api, "games").mockResolvedValue([
    { id: "toto", bots: ["easy"], characters: [BRAM] } as never,
    { id: "plain", bots: ["easy"], characters: [] } as never,
  ]);
  await games.load();
  addMessages(
    "en",
    "opponent-bram-tolk = Shoots.\n    .wins = Told you!\n    .concedes = One.\n    .concedes-2 = Two.\n" +
      "    .thinks = He looks for the goal.\nstars-of-4 = { $stars } of 4\nlevel-easy = easy",
  );
});
afterEach(() => document.body.replaceChildren());

describe("who plays on a seat", () => {
  const base = snapshot({});
  const at = (level: string | null) => ({
    ...base,
    game: "toto",
    seats: base.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "bot" as const, level } : seat)),
  });

  it("is a character where the level is one", () => {
    expect(opponentAt(at("bram-tolk"), 1)?.name).toBe("Bram Tolk");
    expect(opponentAt(at("easy"), 1)).toBeUndefined();
    expect(opponentAt(at("bram-tolk"), 0)).toBeUndefined();
  });

  it("says his line, and nobody else says any", () => {
    expect(lineOf(at("bram-tolk"), 1, "wins")).toBe("Told you!");
    expect(lineOf(at("bram-tolk"), 1, "loses")).toBe("");
    expect(lineOf(at("easy"), 1, "wins")).toBe("");
    expect([0, 1, 2].map((nth) => lineOf(at("bram-tolk"), 1, "concedes", nth))).toEqual([
      "One.",
      "Two.",
      "One.",
    ]);
    expect(thoughtOf("bram-tolk")).toBe("He looks for the goal.");
  });

  it("is told by stars, a plain level by its word", () => {
    expect([levelText("bram-tolk"), levelText("easy")]).toEqual(["1 of 4", "easy"]);
    const [toto, plain] = [games.byId("toto"), games.byId("plain")];
    expect(toto && choosable(toto)).toEqual([{ value: "bram-tolk", label: "Bram Tolk ★" }]);
    expect(plain && choosable(plain)).toEqual([{ value: "easy", label: "easy" }]);
  });
});

describe("computers of a new match", () => {
  it("are different characters, the weakest first, and start again when there are no more", () => {
    const others = ["lotte-ruys", "bo-castellan"].map((id) => ({ ...BRAM, id }));
    const game = { bots: ["easy"], characters: [BRAM, ...others] } as never;
    const levels = seatsFor("computers", 5, game, "Noor").flatMap((p) => (p.kind === "bot" ? [p.level] : []));
    expect(levels).toEqual(["bram-tolk", "lotte-ruys", "bo-castellan", "bram-tolk"]);
    expect(seatsFor("watch", 2, game, "").map(({ level }) => level)).toEqual(["bram-tolk", "lotte-ruys"]);
  });
});

describe("moods follow shown events", () => {
  const goal = (seat: number, n = 1) => event(n, "ch.goal", { seat });

  it("glad after a goal of his own, sour after one of the others, calm without", () => {
    expect(mood([], 1)).toBe("calm");
    expect(mood([goal(1)], 1)).toBe("glad");
    expect(mood([goal(0)], 1)).toBe("sour");
    expect(mood([goal(0, 1), goal(1, 2)], 1)).toBe("glad");
  });

  it("and pass after some turns", () => {
    const later = (turns: number) => [
      goal(1),
      ...Array.from({ length: turns }, (_, i) => event(2 + i, "ch.turn", { seat: 0 })),
    ];
    expect(mood(later(2), 1)).toBe("glad");
    expect(mood(later(3), 1)).toBe("calm");
  });
});

describe("a portrait", () => {
  it("shows the face in a mood, and fetches the drawings once, when the first is shown", async () => {
    expect(document.querySelector("#face-bram-tolk")).toBeNull();
    const { container } = render(Portrait, { id: "bram-tolk", mood: "sour", size: 30 });
    const svg = container.querySelector("svg");
    expect(svg?.dataset).toMatchObject({ face: "bram-tolk", mood: "sour" });
    expect(svg?.querySelector("use")?.getAttribute("href")).toBe("#face-bram-tolk");
    render(Portrait, { id: "bram-tolk" });
    await vi.waitFor(() => expect(document.querySelectorAll("#face-bram-tolk")).toHaveLength(1));
  });
});
