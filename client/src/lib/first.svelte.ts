/** What is at the address where the page was opened: it is asked for while the code that shows it is still coming. */

import { lessons } from "../lessons/lessons.svelte";
import { held, holdFromHash } from "./held";
import { useGame } from "./i18n.svelte";
import { MatchClient } from "./match.svelte";
import { tableOf } from "./words.svelte";

/** After this time the page says that it waits. */
const PATIENCE = 700;

let first: MatchClient | null = null;

/** Resolves when everything is there to draw the match at once, or when it is time to show something else. */
export function askFor(id: string): Promise<void> {
  holdFromHash(id, location.hash);
  const match = new MatchClient(id, held(id).tokens);
  first = match;
  return new Promise((done) => {
    setTimeout(done, PATIENCE);
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
export async function askForLesson(game: string, number: number): Promise<void> {
  const opening = lessons.load().then(() => {
    const lesson = lessons.of(game)[number - 1];
    return lesson && lessons.begin(lesson);
  });
  const all = Promise.allSettled([opening, tableOf(game), useGame("lessons")]);
  await Promise.race([all, new Promise((done) => setTimeout(done, PATIENCE))]);
}

/** The match that was asked for, to whoever shows it first. */
export function firstMatch(id: string): MatchClient | null {
  const found = first?.id === id ? first : null;
  first = null;
  return found;
}
