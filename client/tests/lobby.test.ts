import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { lobby, person } from "../src/lib/people.svelte";
import { go, route } from "../src/lib/router.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import type { LobbyInfo, PlayedMatch } from "../src/wire";

const match = { match: "m1", game: "toto", seats: [], status: "waiting", created: 0 };
const offer = { match, options: {}, expires: null, yours: true, rating: null };
const waiting = { now: 0, offers: [offer], live: [] } as unknown as LobbyInfo;
const begun = [{ ...match, status: "running" }] as unknown as PlayedMatch[];

beforeAll(async () => {
  await startWords();
  await useGame("lobby-page");
});
beforeEach(() => {
  vi.useFakeTimers();
  go("/lobby");
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [] })));
  vi.spyOn(person, "load").mockResolvedValue(undefined);
  vi.spyOn(person, "me", "get").mockReturnValue({ id: "p", name: "Noor", kept: true } as never);
  vi.spyOn(lobby, "look").mockResolvedValue(waiting);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ["takes whoever waits there to the match that begins", false, "/match/m1"],
  ["fetches nobody back who has gone elsewhere meanwhile", true, "/learn"],
])("%s", async (_, leaves, place) => {
  vi.spyOn(person, "matches").mockResolvedValueOnce([]).mockResolvedValueOnce([]);
  const { unmount } = render(Lobby);
  await vi.advanceTimersByTimeAsync(2600);
  let answer = (_found: PlayedMatch[]) => {};
  vi.mocked(person.matches).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(2500);
  if (leaves) {
    unmount();
    go("/learn");
  }
  answer(begun);
  await vi.advanceTimersByTimeAsync(1);
  expect(route.path).toBe(place);
});
