/** The view of Counter Attack as the server sends it. */

export type Cell = [number, number];

export interface CardView {
  number: number;
  name: string;
  country: string;
  kind: string;
  attributes: number[];
  value: number;
}

export interface Member {
  number: number;
  card: number | null;
  name: string;
  country: string;
  kind: string;
  attributes: number[];
  status: "bench" | "playing" | "replaced" | "sent-off" | "absent";
  yellows: number;
  red: boolean;
  injuries: number;
}

export interface Piece {
  piece: number;
  /** `H9`: as answers name it. */
  text: string;
  seat: number;
  shirt: number;
  member: number;
  name: string;
  hex: Cell | null;
  pace: number;
  keeper: boolean;
  moved: boolean;
  barred: boolean;
  offside: boolean;
  yellow: boolean;
  injured: boolean;
}

export interface Team {
  name: string | null;
  /** +1: attacks to the right. */
  direction: number;
  score: number;
  squad: Member[];
  formation: string | null;
  wearing: number[] | null;
  lineup_in: boolean;
  points: number | null;
  substitutes: number[];
  keeper: number | null;
  /** Those that the line-up gives out. */
  shirts: number[];
  /** Cards of the whole squad. */
  size: number;
}

export interface ScenarioView {
  /** `SC-1` to `SC-4`, or `own`. */
  id: string;
  title: string;
  /** By seat: `a` or `b`. */
  sides: string[];
  players: number[];
  minutes: number;
}

export interface CounterAttackView {
  seat: number;
  stage: "draft" | "lineup" | "play" | "shootout" | "over";
  asked: number[];
  ask: string;
  attributes: string[];
  teams: Team[];
  pieces: Piece[];
  ball: { state: "dead" | "carried" | "loose" | "held"; hex: Cell | null; carrier: number | null };
  attack: number;
  row: string;
  open_actions: string[];
  step: "" | "A" | "B" | "C";
  moves_left: number;
  play: { by: number; origin: Cell; target: Cell; path: Cell[]; jumpers: number[] } | null;
  minute: number;
  clock: number;
  period: number;
  period_minutes: number;
  restart: string;
  referee: string | null;
  leniency: number | null;
  open_cards: CardView[];
  draft_round: number;
  deck_left: number;
  shootout: number[][];
  leg: number;
  host: number;
  first_leg: number[] | null;
  scenario: ScenarioView | null;
  options: Record<string, unknown>;
  position: string;
}
