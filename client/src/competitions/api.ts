/** Leagues and cups over HTTP; docs/protocol.md says what the fields mean. */

import { call } from "../lib/api";
import { named } from "../lib/names";
import type { Pace, TimeControl } from "../lib/people.svelte";

export interface Config {
  game: string;
  format: string;
  calendar?: "season" | "marathon";
  days?: number;
  hours?: number;
  groups?: number;
  group_rounds?: number;
  qualify?: number;
  knockout?: string;
  final_neutral?: boolean;
  third_place?: boolean;
  market?: boolean;
  home_bonus?: boolean | null;
  sessions?: number;
  options?: Record<string, unknown>;
  inherited_from?: string;
}

/** Why a man is out: the rule, his code in a match, and the other team there. */
export interface Cause {
  rule: string;
  code: string;
  fixture: string;
  against: string;
}

export interface Man {
  man: string;
  name: string;
  suspended: number;
  hurt: number;
  watched: number;
  prone: number;
  yellows: number;
  suspension: Cause | null;
  injury: Cause | null;
}

export interface Statistics {
  men: { number: number; man: string; name: string; goals: number; yellow: number; red: number }[];
  teams: {
    number: number;
    played: number;
    goals: number;
    against: number;
    clean: number;
    yellow: number;
    red: number;
    out: number;
  }[];
  evenings: { number: number; sessions: number; won: number; best: number; right: number; leads: number }[];
}

/** By side, the codes of its men (CO-5.2). */
export type Codes = [Record<string, string>, Record<string, string>];

export interface Report {
  goals90: [number, number];
  goals: [number, number];
  decided: string;
  shootout: [number, number] | null;
  cards: Codes;
  injuries: Codes;
  loser?: number;
  short?: boolean;
}

/** The way to another page. */
export interface Link {
  id: string;
  title: string;
}

/** Two or three competitions of the same people, added up (CO-16). */
export interface Championship {
  id: string;
  title: string;
  organiser: boolean;
  finished: boolean;
  parts: { id: string; title: string; game: string; format: string; phase: Competition["phase"] }[];
  /** Places and points by competition; null where it is not over. */
  rows: {
    name: string;
    level: string;
    me: boolean;
    points: number;
    places: (number | null)[];
    earned: (number | null)[];
  }[];
  /** Who is not in every competition: then nobody is ranked. */
  strangers: string[];
}

export interface Preview {
  matchdays: number;
  matches: number;
  seconds_a_part: number;
}

export interface Entrant {
  id: string;
  number: number;
  name: string;
  team: string;
  level: string;
  lot: number;
  out: boolean;
  /** The account is deleted. */
  gone: boolean;
  men: Man[];
  squad: number[];
  balance: number;
  transfers: number;
}

export interface Fixture {
  id: string;
  stage: "league" | "groups" | "knockout" | "tables";
  group: string;
  day: number;
  part: number;
  leg: number;
  neutral: boolean;
  sides: number[];
  ready: number[];
  status: "waiting" | "begun" | "done" | "unplayed" | "void";
  may_begin: boolean;
  match: string | null;
  result: string;
  goals: number[] | null;
  /** The score of a match that goes on. */
  live: number[] | null;
  shootout: number[] | null;
  decided: string;
  due: number | null;
  /** What the organiser may correct, men by squad number. */
  report: Report | null;
}

export interface Row {
  number: number;
  played: number;
  won: number[];
  drawn: number;
  lost: number[];
  goals_for: number;
  goals_against: number;
  points: number;
  fair_play: number;
  form: string;
  moved: number;
}

export interface Tie {
  round: number;
  place: number;
  third: boolean;
  bye: boolean;
  seeds: number[];
  sides: number[];
  winner: number;
  fixtures: string[];
}

export interface Card {
  number: number;
  name: string;
  keeper: boolean;
  value: number;
  attributes: Record<string, number>;
}

export interface Competition {
  id: string;
  title: string;
  config: Config;
  clock: TimeControl;
  pace: Pace;
  public: boolean;
  phase: "OPEN" | "SQUADS" | "RUNNING" | "WINDOW" | "FINISHED";
  now: number;
  wake: number | null;
  organiser: boolean;
  me: number;
  entrants: Entrant[];
  fixtures: Fixture[];
  tables: { group: string; rows: Row[] }[];
  ties: Tie[];
  draft: { batch: number; turn: number; open: number[] } | null;
  window: { day: number; waiting: number[]; mine: [number, number][] | null } | null;
  transfers: { day: number; number: number; bought: number; released: number; price: number }[];
  /** What managers had asked for in windows that are over. */
  lists: { day: number; number: number; requests: [number, number][] }[];
  statistics: Statistics;
  cards: Card[];
  pool: number[];
  ranking: number[];
  /** How many may enter. */
  sizes: [number, number];
  preview: Preview | null;
  /** The competition whose suspensions and injuries were taken over (CO-7.9). */
  before: Link | null;
  /** The combined championships it counts for (CO-16). */
  championships: Link[];
}

export interface CompetitionLine {
  id: string;
  title: string;
  game: string;
  format: string;
  phase: Competition["phase"];
  entrants: number;
  public: boolean;
  organiser: boolean;
  playing: boolean;
  created: number;
}

export type Act =
  | { act: "ready" | "unready"; fixture: string }
  | { act: "pick"; card: number }
  | { act: "list"; requests: [number, number][] }
  | { act: "withdraw" | "leave" };

/** Whoever is gone has a name in the reader's language, wherever it stands. */
export const said = <T>(found: T): T =>
  JSON.parse(JSON.stringify(found), (_, value) => (typeof value === "string" ? named(value) : value));
const get = <T>(path: string) => call<T>(path).then(said);
const post = <T>(path: string, body: unknown) =>
  call<T>(path, [], { method: "POST", body: JSON.stringify(body) }).then(said);
const at = (id: string, rest = "") => `/competitions/${encodeURIComponent(id)}${rest}`;

export const competitions = {
  list: () => call<{ competitions: CompetitionLine[]; championships: Link[] }>("/competitions"),
  create: (body: {
    title: string;
    config: Config;
    clock: TimeControl;
    public: boolean;
    inherit: string | null;
  }) => post<{ id: string }>("/competitions", body),
  preview: (config: Config, entrants: number) =>
    post<{ preview: Preview | null }>("/competitions/preview", { config, entrants }).then(
      (found) => found.preview,
    ),
  look: (id: string) => get<Competition>(at(id)),
  join: (id: string, name: string, team: string) => post<Competition>(at(id, "/join"), { name, team }),
  computers: (id: string, level: string, count: number) =>
    post<Competition>(at(id, "/computers"), { level, count }),
  remove: (id: string, place: number) => post<Competition>(at(id, `/remove/${place}`), {}),
  /** `order`: the seeding, as places in the list of entrants; null to have it drawn (CO-1.3). */
  start: (id: string, order: number[] | null) => post<Competition>(at(id, "/start"), { order }),
  act: (id: string, act: Act) => post<Competition>(at(id, "/act"), act),
  correct: (id: string, fixture: string, report: Report | null) =>
    post<Competition>(at(id, "/correct"), { fixture, report }),
};

/** A competition that somebody plays in or runs, and who would run it after a deletion. */
export interface Obligation {
  id: string;
  title: string;
  plays: boolean;
  runs: boolean;
  heir: string;
}

export const obligations = () =>
  call<{ competitions: Obligation[] }>("/me/competitions").then((found) => found.competitions);

const combined = (id: string) => `/championships/${encodeURIComponent(id)}`;

export const championships = {
  create: (title: string, competitions: string[]) =>
    post<{ id: string }>("/championships", { title, competitions }),
  look: (id: string) => get<Championship>(combined(id)),
  remove: (id: string) => call<Link>(combined(id), [], { method: "DELETE" }),
};

/** How long a part is, in days or in hours. */
export const span = (seconds: number) =>
  seconds >= 172_800
    ? { unit: "days", hours: Math.round(seconds / 86_400) }
    : { unit: "hours", hours: Math.max(1, Math.round(seconds / 3600)) };

/** Formats of each game, the usual one first. */
export const FORMATS: Record<string, string[]> = {
  champions: ["league2", "league1", "cup", "groups"],
  "counter-attack": ["league2", "league1", "cup", "cup2", "groups"],
  toto: ["toto_league", "toto_cup"],
};
