import { fireEvent } from "@testing-library/svelte";
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

/** Answers the question that is asked before something that cannot be undone, and says what it was. */
export async function answer(said: "yes" | "no"): Promise<string> {
  const question = await vi.waitFor(() => {
    const found = document.querySelector("[data-question]");
    if (!found) throw new Error("nothing is asked");
    return found;
  });
  const button = question.closest("dialog")?.querySelector(`[data-act=answer-${said}]`);
  await fireEvent.click(button as Element);
  await vi.waitFor(() => {
    if (document.querySelector("[data-question]")) throw new Error("still asked");
  });
  return question.textContent ?? "";
}
