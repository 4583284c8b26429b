/** The games that the server offers. */

import type { ApiError, GameInfo } from "../protocol";
import { ApiFailure, api } from "./api";
import { has, t } from "./i18n.svelte";

let known = $state.raw<GameInfo[] | null>(null);
let trouble = $state.raw<ApiError | null>(null);
let asking: Promise<void> | null = null;

export const games = {
  /** null until the server has answered. */
  get all(): GameInfo[] | null {
    return known;
  },
  get error(): ApiError | null {
    return trouble;
  },
  byId: (id: string): GameInfo | undefined => known?.find((game) => game.id === id),
  /** Ask the server once; again after a failure. */
  load(): Promise<void> {
    asking ??= api
      .games()
      .then((list) => {
        known = list;
        trouble = null;
      })
      .catch((e) => {
        trouble = e instanceof ApiFailure ? e.error : { code: "offline", message: "" };
        asking = null;
      });
    return asking;
  },
};

export function gameTitle(id: string): string {
  return has(`game-${id}`) ? t(`game-${id}`) : id;
}

/** How many people play: "2" or "2–8". */
export function seatRange(game: Pick<GameInfo, "min_seats" | "max_seats">): string {
  return game.min_seats === game.max_seats ? `${game.min_seats}` : `${game.min_seats}–${game.max_seats}`;
}
