/** The view of a match, as the server sends it (GameView in the API's description). */

import type { ChampionsView, FlightView, ManView } from "../../wire";

export type { ChampionsView };
export type Flight = FlightView;
export type Man = ManView;

export interface Share {
  num: number;
  den: number;
}

/** What the rules say of a plan. */
export interface Odds {
  intercepts?: { cell: string; men: string[] }[];
  arrives?: Share;
  saves?: { cell: string; quarters: number }[];
  goal?: Share;
  rebound?: Share;
  catch?: Share;
  success?: Share;
}
