/** The view of a match, as the server sends it (GameView in the API's description), and what the rules say of plans. */

import type { ChampionsView, FlightView, ManView } from "../../wire";

export type { ChampionsView };
export type Flight = FlightView;
export type Man = ManView;

export interface Share {
  num: number;
  den: number;
}

/** Where the ball may be intercepted, and by whom. */
export interface Danger {
  cell: string;
  men: string[];
  chance?: Share;
}

/** A ball that nobody has: its way, who may step in, and who plays on if nobody does. */
export interface Loose {
  cells: string[];
  chances: Danger[];
  end: "man" | "goal" | "out" | "rest";
  man?: string;
  pips?: number;
  /** Of a ball that runs out: the seat that restarts. */
  to?: number;
  /** The seat that is next to roll. */
  next: number;
}

/** What one face of a die brings. */
export interface Face {
  face: number;
  what: "goal" | "rebound" | "catch" | "hands" | "save" | "through" | "cut";
  /** It moves the clock. */
  clock: boolean;
  loose?: Loose;
}

/** A man who can run onto the ball, and his best shot from there. */
export interface Reach {
  run: string;
  man: string;
  steps: number;
  pips: number;
  goal: Share | null;
}

/** The best of all plans that end in this cell of the goal. */
export interface Aim {
  cell: string;
  goal: Share;
  plan: string[];
}

/** What the rules say of a plan, or of a single answer. */
export interface Odds {
  intercepts?: Danger[];
  arrives?: Share;
  saves?: { cell: string; quarters: number }[];
  goal?: Share;
  rebound?: Share;
  catch?: Share;
  success?: Share;
  faces?: Face[];
  reaches?: Reach[];
  goals?: Aim[];
  /** Before a kick is played somebody may be sent after it. */
  chases?: boolean;
  /** Of a keeper's place: whether a shot may follow, and whether he stands there already. */
  shot?: boolean;
  stands?: boolean;
}
