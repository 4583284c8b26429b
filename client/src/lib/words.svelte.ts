/** Sentences for events, questions and refusals. A game's own `words.ts` turns its figures into words. */

import { untrack } from "svelte";
import type { Commentary, Told } from "../commentary/types";
import { type TableModule, tableModule, type Words, wordsOf } from "../games";
import type { ApiError, Asked, GameEvent, Prompt, Snapshot } from "../protocol";
import { type Args, has, t, useGame } from "./i18n.svelte";
import { isNameless, readerOf, seatName, sideName, youOf } from "./names";

const wordsByGame = $state<Record<string, Words>>({});
const loading = new Map<string, Promise<void>>();

/** Load the words of a game; sentences appear as soon as they are there. */
export function loadWords(game: string): Promise<void> {
  const begun = loading.get(game) ?? fetchWords(game);
  loading.set(game, begun);
  return begun;
}

async function fetchWords(game: string): Promise<void> {
  try {
    const [words] = await Promise.all([wordsOf(game), useGame(game)]);
    wordsByGame[game] = words;
  } catch {
    loading.delete(game);
  }
}

/** The table of a game as soon as its words are there too: it is never drawn without them. At once when both are. */
export function tableOf(game: string): TableModule | Promise<TableModule> {
  const table = tableModule(game);
  if (untrack(() => wordsByGame[game])) return table;
  return Promise.all([table, loadWords(game)]).then(([found]) => found);
}

export const keyOf = (kind: string, code: string) => `${kind}-${code.replaceAll(".", "-")}`;

function figures(
  about: { code: string; args: Args },
  snapshot: Snapshot,
  events?: readonly GameEvent[],
): Args {
  const words = wordsByGame[snapshot.game];
  if (!words) return about.args;
  return { ...about.args, ...words.eventArgs(about as GameEvent, snapshot, t, events) };
}

/**
 * What happened, in a sentence; empty while the words are loading or when the event has none. With all `events` of the
 * match a sentence about the past stays as it was.
 */
export function sentence(event: GameEvent, snapshot: Snapshot, events?: readonly GameEvent[]): string {
  const key = keyOf("ev", event.code);
  const words = wordsByGame[snapshot.game];
  if (!words || words.quiet?.(event, events)) return "";
  return has(key)
    ? capital(t(key, figures(event, snapshot, events)))
    : (words.plain?.(event, snapshot) ?? "");
}

/** A sentence may begin with a word that stands in the middle of others ("your #9"). */
export const capital = (text: string): string =>
  text.replace(/(^|[.!?]\s)\p{Ll}/gu, (start) => start.toLocaleUpperCase());

/** How a game tells its events together; nothing while its words are loading, or where it does not. */
export const commentaryOf = (game: string | undefined): Commentary | undefined =>
  wordsByGame[game ?? ""]?.commentary;

/** All that the commentary of a match is made of. */
export function toldOf(snapshot: Snapshot, events: readonly GameEvent[]): Told {
  return {
    snapshot,
    events,
    reader: readerOf(snapshot),
    t,
    say: (event) => sentence(event, snapshot, events),
    args: (event) => figures(event, snapshot, events),
    name: (seat) => sideName(snapshot, seat),
  };
}

/** What an answer would do, in a sentence, also where the log would leave it out. */
export function stepText(step: { code: string; args: Args }, snapshot: Snapshot): string {
  if (step.code.startsWith("coach-plan-")) return t(step.code, { ...figures(step, snapshot), ...step.args });
  const key = keyOf("ev", step.code);
  const words = wordsByGame[snapshot.game];
  const planned = words?.planned?.(step, t, snapshot);
  if (planned) return planned;
  return words && has(key)
    ? capital(t(key, figures(step, snapshot)))
    : (words?.plain?.(step, snapshot) ?? "");
}

/** Whether the log tints an event. */
export function isBig(event: GameEvent, game: string | undefined): boolean {
  return wordsByGame[game ?? ""]?.big?.(event.code) ?? false;
}

/** Whether everybody around one device may see everything just now. */
export function isOpen(snapshot: Snapshot): boolean {
  return wordsByGame[snapshot.game]?.open?.(snapshot) ?? false;
}

/** The open question in a sentence; put to the reader where it is his and the game has words for that. */
export function questionText(question: Asked | Prompt, snapshot: Snapshot): string {
  const own = keyOf("your", question.code);
  const isOwn = youOf(snapshot, question.args.seat) === "yes" && has(own);
  const key = isOwn ? own : keyOf("ask", question.code);
  const words = wordsByGame[snapshot.game];
  if (words && has(key)) return capital(t(key, figures(question, snapshot)));
  return words?.plain?.(question, snapshot) ?? "";
}

/** How a match ended, with whoever gave up or was away, else whoever won; empty where there are no words for it. */
export function endText(snapshot: Pick<Snapshot, "seats" | "result"> | null | undefined): string {
  const result = snapshot?.result;
  const key = keyOf("end", result?.reason ?? "");
  if (!result || !has(key)) return "";
  const { seat } = result.details;
  const first = result.places.indexOf(1);
  return typeof seat === "number"
    ? t(key, { name: seatName(snapshot, seat), you: isNameless(snapshot, seat) ? "yes" : "no" })
    : t(key, winner(snapshot, first));
}

/** Who has won a match that somebody gave up or stayed away from, where the score does not say it; else empty. */
export function wonText(snapshot: Pick<Snapshot, "seats" | "result"> | null | undefined): string {
  const result = snapshot?.result;
  const key = `${keyOf("end", result?.reason ?? "")}.won`;
  return result && has(key) ? t(key, winner(snapshot, result.places.indexOf(1))) : "";
}

const winner = (snapshot: Pick<Snapshot, "seats"> | null | undefined, seat: number) => ({
  name: sideName(snapshot, seat),
  you: isNameless(snapshot, seat) && !snapshot?.seats.find((one) => one.seat === seat)?.team ? "yes" : "no",
});

/** Why something was refused: the game's own sentence, then the protocol's, then what the server said. */
export function refusalText(error: ApiError): string {
  const reason = typeof error.args?.reason === "string" ? keyOf("refusal", error.args.reason) : "";
  if (reason && has(reason) && !error.message) return t(reason, error.args);
  if (error.message) return error.message;
  const key = keyOf("error", error.code);
  return has(key) ? t(key, error.args) : t("error-unknown");
}
