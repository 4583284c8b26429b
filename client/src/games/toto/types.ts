/** The view of `dugout.games.toto.view`, as it comes over the wire. */

export interface SeatView {
  column: number | null;
  cash: number;
  cards: number;
  /** null until the viewer may know it (TO-4.2) */
  open: boolean | null;
  has_chosen: boolean;
  has_sent: boolean;
  /** counts of the faces 1 to 6, then whistles; null where the hand is hidden */
  hand: number[] | null;
  /** 13 marks; null where the form is hidden */
  form: string | null;
  asked: boolean;
  answered: boolean;
}

export interface WindowView {
  scorer: number;
  /** 1 to 13 */
  fixture: number;
  /** 0 is home */
  side: number;
  card: number;
  asked: number[];
}

export type Outcome = "taken" | "shared" | "stays" | "final-share" | "bank";

export interface RoundReport {
  number: number;
  starter: number;
  scores: number[][];
  results: string;
  forms: string[];
  open: boolean[];
  hands: number[][];
  removed: number[];
  counts: number[];
  leaders: number[];
  pot: number;
  outcome: Outcome;
  share: number;
  rounding: number;
  cash: number[];
}

export type Phase = "columns" | "deal" | "expose" | "forecast" | "turn" | "window" | "over";

export interface TotoView {
  /** −3 for a spectator */
  seat: number;
  phase: Phase;
  round: number;
  rounds: number;
  mode: "hotseat" | "live" | "async";
  fixtures: string[][];
  own_fixtures: boolean;
  scores: number[][];
  seats: SeatView[];
  starter: number | null;
  turn: number | null;
  window: WindowView | null;
  pot: number;
  stakes: number;
  carry: number;
  jackpot: number;
  discarded: number[];
  deck: number[];
  options: Record<string, number | string | boolean | null>;
  reports: RoundReport[];
  places: number[] | null;
}

/** A side of a fixture: the fixture counts from 1, side 0 is home. */
export interface Side {
  fixture: number;
  side: number;
}

export type Mark = "1" | "2" | "3";
/** A form while it is being filled in: an empty text where no mark stands yet. */
export type Draft = (Mark | "")[];
