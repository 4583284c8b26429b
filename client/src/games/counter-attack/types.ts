/** The view of Counter Attack as the server sends it. */

import type { CardView, CounterAttackView, MemberView, PieceView, TeamView } from "../../wire";

export type { FormerView, ScenarioView } from "../../wire";
export type { CardView, CounterAttackView };
export type Cell = [number, number];
export type Member = MemberView;
export type Piece = PieceView;
export type Team = TeamView;

export interface Refused {
  sentence: string;
  rule: string;
  hex: string | null;
  /** The hex of whoever is the reason. */
  cause: string | null;
}
