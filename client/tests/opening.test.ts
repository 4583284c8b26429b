import { render } from "@testing-library/svelte";
import { afterAll, expect, it, vi } from "vitest";
import { has, startWords, t, useGame } from "../src/lib/i18n.svelte";
import { MatchClient } from "../src/lib/match.svelte";
import { loadWords } from "../src/lib/words.svelte";
import Frame from "../src/match/Frame.svelte";
import { FakeSocket, snapshot } from "./fakes";

/** The words of Toto come when the test lets them. */
const late = vi.hoisted(() => {
  let arrive = () => {};
  const there = new Promise<void>((done) => {
    arrive = done;
  });
  return { there, arrive };
});

vi.mock("words:index", async (original) => {
  const { default: words } = await original<{ default: Record<string, () => Promise<unknown>> }>();
  const held = (key: string, load: () => Promise<unknown>) => async () => {
    if (key.endsWith("/toto")) await late.there;
    return load();
  };
  return { default: Object.fromEntries(Object.entries(words).map(([key, load]) => [key, held(key, load)])) };
});
vi.mock("../src/games/toto/Table.svelte", () => ({
  default: (anchor: Comment) => anchor.before(t("toto-pane")),
}));

let match: MatchClient;
afterAll(() => match.close());

it("a table is drawn when the words of its game are there, and whoever asks for them waits for them", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await startWords();
  match = new MatchClient("m1", ["a"], { open: (url) => new FakeSocket(url) as unknown as WebSocket });
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "snapshot", ...snapshot(), events: [] });
  const { container } = render(Frame, { match });
  const stage = () => container.querySelector(".stage")?.textContent?.trim();
  const waited: string[] = [];
  void loadWords("toto").then(() => waited.push("learn"));
  void useGame("toto").then(() => waited.push("useGame"));
  await new Promise((done) => setTimeout(done, 50));
  expect(stage()).toBe("");
  expect(waited).toEqual([]);

  late.arrive();
  await vi.waitFor(() => expect(waited.sort()).toEqual(["learn", "useGame"]));
  expect(has("toto-pane")).toBe(true);
  await vi.waitFor(() => expect(stage()).toBe(t("toto-pane")));
});
