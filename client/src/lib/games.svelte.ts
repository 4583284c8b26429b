/** The games that the server offers. */

import type { ApiError, GameInfo } from "../protocol";
import { api, errorOf } from "./api";
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
        trouble = errorOf(e);
        asking = null;
      });
    return asking;
  },
};

export function gameTitle(id: string): string {
  return has(`game-${id}`) ? t(`game-${id}`) : id;
}

/** How many people play a game, and how long where somebody has said it. */
export function sizeText({ id, min_seats, max_seats }: GameInfo): string {
  const seats = min_seats === max_seats ? `${min_seats}` : `${min_seats}–${max_seats}`;
  const time = `game-${id}.time`;
  return has(time) ? t("game-size", { seats, minutes: t(time) }) : t("game-size.seats", { seats });
}
