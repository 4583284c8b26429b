/** The view of a match, as the server sends it (GameView in the API's description). */

export type Line = "keeper" | "defender" | "midfielder" | "attacker";
export type Place = "pitch" | "bench" | "warming-up" | "taken-off" | "sent-off" | "carried-off" | "absent";

export interface Man {
  id: string;
  seat: number;
  shirt: number;
  line: Line;
  place: Place;
  cell: string | null;
  yellow: number;
  red: boolean;
  injuries: number;
  keeper: boolean;
  touched: boolean;
  tried: boolean;
  barred: boolean;
}

export interface Flight {
  kind: string;
  seat: number | null;
  start: string;
  cells: string[];
  rems: number[];
  legs: number[];
  touchers: string[];
  rem: number;
  run_from: string | null;
  end: "rest" | "goal" | "man" | "out" | null;
  chances: { man: string; cell: string }[];
  saves: { cell: string; quarters: number }[];
}

export interface Restart {
  kind: string;
  seat: number;
  cell: string | null;
  fouler: string | null;
  victim: string | null;
  thrower: string | null;
  taker: string | null;
}

export interface ChampionsView {
  seat: number;
  phase: string;
  asked: number[];
  turn: number;
  next_turn: number;
  die: number;
  minute: number;
  ones: number;
  rolls: number;
  fouls: number;
  period: "regular" | "extra" | "shoot-out";
  score: number[];
  score90: number[];
  subs_left: number[];
  shots_taken: number[];
  shots_scored: number[];
  ball: string | null;
  held: boolean;
  last_touch: string | null;
  men: Man[];
  flight: Flight | null;
  restart: Restart | null;
  walls: string[];
  ended: string | null;
  options: Record<string, unknown>;
  position: string;
}

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
