import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { NEVER } from "../src/games";
import { games } from "../src/lib/games.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";

/** For all tests of a file: the words of competitions, and games that know nothing of them but the defaults. */
export function knowCompetitions(): void {
  beforeAll(async () => {
    await startWords();
    await useGame("competitions");
  });
  beforeEach(() => {
    vi.spyOn(games, "byId").mockImplementation(() => ({ competing: NEVER }) as ReturnType<typeof games.byId>);
  });
  afterEach(() => vi.restoreAllMocks());
}
