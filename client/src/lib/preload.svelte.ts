/** What is at the address where the page was opened: it is asked for while the code that shows it is still coming. */

import { lessons } from "../lessons/lessons.svelte";
import { useGame } from "./i18n.svelte";
import { MatchClient } from "./match.svelte";
import { storedMatch, storeSeatFromLink } from "./stored-matches";
import { tableOf } from "./words.svelte";

/** After this time the page says that it waits. */
const TIMEOUT = 700;

let first: MatchClient | null = null;

/** Resolves when everything is there to draw the match at once, or when it is time to show something else. */
export function preloadMatch(id: string): Promise<void> {
  storeSeatFromLink(id, location.hash);
  const match = new MatchClient(id, storedMatch(id).tokens);
  first = match;
  return new Promise((done) => {
    setTimeout(done, TIMEOUT);
    const forget = $effect.root(() => {
      $effect(() => {
        if (!match.snapshot && !match.failure) return;
        const game = match.snapshot?.game ?? "";
        void Promise.allSettled([tableOf(game)]).then(() => done());
        queueMicrotask(forget);
      });
    });
  });
}

/** The same for the beginning of a lesson. */
export async function preloadLesson(game: string, number: number): Promise<void> {
  const opening = lessons.load().then(() => {
    const lesson = lessons.of(game)[number - 1];
    return lesson && lessons.begin(lesson);
  });
  const all = Promise.allSettled([opening, tableOf(game), useGame("lessons")]);
  await Promise.race([all, new Promise((done) => setTimeout(done, TIMEOUT))]);
}

/** The match that was asked for, to whoever shows it first. */
export function takePreloaded(id: string): MatchClient | null {
  const found = first?.id === id ? first : null;
  first = null;
  return found;
}
