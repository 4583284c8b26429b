/** New matches that come out of old ones: the same people once more, or whoever was chosen. */

import type { ApiError, Created, NewSeat, Snapshot } from "../protocol";
import { api, errorOf } from "./api";
import { go } from "./router.svelte";
import { storedMatch, storeMatch } from "./stored-matches";

interface Way {
  /** Do not keep the address that asked for the match in the history. */
  replace?: boolean | undefined;
  /** A coach says what is what (`guide/`). */
  guided?: boolean | undefined;
}

/** Keep the secrets of a match that was made here, and go there. */
export function enterMatch(
  created: Created,
  game: string,
  { replace = false, guided = false }: Way = {},
): void {
  const of = (kind: string) =>
    created.seats.flatMap((s) => (s.kind === kind && s.token ? [{ seat: s.seat, token: s.token }] : []));
  const tokens = of("me").map((s) => s.token);
  storeMatch(created.match, {
    game,
    tokens,
    invites: of("link"),
    at: Date.now(),
    ...(guided && { guide: [] }),
  });
  go(`/match/${encodeURIComponent(created.match)}`, replace);
}

/** Wait until a match has been created, and go there; otherwise the reason why not. */
export async function createAndEnter(
  making: Promise<Created>,
  game: string,
  way?: Way,
): Promise<ApiError | null> {
  try {
    enterMatch(await making, game, way);
    return null;
  } catch (error) {
    return errorOf(error);
  }
}

/** The same match once more, with the same people and options: with others the one rematch that all get. */
export function playAgain(before: Snapshot): Promise<ApiError | null> {
  const others = before.seats.some((s) => s.kind === "person" && !s.yours);
  if (others && before.seats.some((s) => s.yours)) return rematch(before);
  const seats = before.seats.map((s): NewSeat => {
    if (s.kind === "bot") return { kind: "bot", level: s.level ?? "" };
    return { kind: s.yours ? "me" : "link", ...(s.name ? { name: s.name } : {}) };
  });
  return createAndEnter(api.create({ game: before.game, options: before.options, seats }), before.game);
}

async function rematch(before: Snapshot): Promise<ApiError | null> {
  const { tokens } = storedMatch(before.match);
  try {
    const next = (await api.rematch(before.match, tokens)).match;
    if (tokens.length > 0) storeMatch(next, { game: before.game, tokens, at: Date.now() });
    go(`/match/${encodeURIComponent(next)}`);
    return null;
  } catch (error) {
    return errorOf(error);
  }
}

/** The rematch of a match that others have asked for and this device does not know yet, kept if it is still on. */
export async function offeredRematch(before: Snapshot): Promise<Snapshot | null> {
  const { tokens } = storedMatch(before.match);
  const next = before.table?.next;
  if (!next || tokens.length === 0 || storedMatch(next).at > 0) return null;
  const found = await api.snapshot(next, tokens).catch(() => null);
  if (!found || found.status === "over") return null;
  storeMatch(next, { game: found.game, tokens, at: Date.now() });
  return found;
}
