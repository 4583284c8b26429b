/** New matches that come out of old ones: the same people once more, or whoever was chosen. */

import type { ApiError, Created, NewSeat, Snapshot } from "../protocol";
import { ApiFailure, api } from "./api";
import { hold } from "./held";
import { go } from "./router.svelte";

/** Keep the secrets of a match that was made here, and go there. */
export function enter(created: Created, game: string): void {
  const of = (kind: string) =>
    created.seats.flatMap((s) => (s.kind === kind && s.token ? [{ seat: s.seat, token: s.token }] : []));
  const tokens = of("me").map((s) => s.token);
  hold(created.match, { game, tokens, invites: of("link"), at: Date.now() });
  go(`/match/${encodeURIComponent(created.match)}`);
}

/** Wait for a match to be made, and go there; why not, otherwise. */
export async function entered(making: Promise<Created>, game: string): Promise<ApiError | null> {
  try {
    enter(await making, game);
    return null;
  } catch (error) {
    return error instanceof ApiFailure ? error.error : { code: "offline", message: "" };
  }
}

/** The same match once more, with the same people and options. */
export function playAgain(before: Snapshot): Promise<ApiError | null> {
  const seats = before.seats.map((s): NewSeat => {
    if (s.kind === "bot") return { kind: "bot", level: s.level ?? "" };
    return { kind: s.yours ? "me" : "link", ...(s.name ? { name: s.name } : {}) };
  });
  return entered(api.create({ game: before.game, options: before.options, seats }), before.game);
}
