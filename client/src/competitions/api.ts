/** Leagues and cups over HTTP; docs/protocol.md says what the fields mean. */

import { call } from "../lib/api";
import { named } from "../lib/names";
import type { TimeControl } from "../protocol";
import type * as wire from "../wire";
import type { CompetitionLine, Link, Obligation, Preview } from "../wire";

export type { CompetitionLine, Link, Obligation, Preview };

/** The settings that an organiser chooses; all others have defaults. */
export type Config = wire.Config;
export type Report = wire.CompetitionReportsReport;
export type Competition = wire.CompetitionInfo;
export type Championship = wire.ChampionshipInfo;
export type Entrant = wire.EntrantInfo;
export type Fixture = wire.FixtureInfo;
export type Row = wire.RowInfo;
export type Tie = wire.TieInfo;
export type Card = wire.CardInfo;
export type Man = wire.ManInfo;
export type Cause = wire.CauseInfo;
export type Statistics = wire.StatisticsInfo;
export type Foreseen = Required<wire.Foreseen>;
/** CO-0.7: somebody without an account. */
export type Guest = { name: string; team: string };
export type DeskAct = wire.DeskAct;
export type DeskAnswer = wire.DeskAnswer;
export type Follows = wire.Follows;
export type ImportAnswer = wire.ImportAnswer;
export type HistoryLine = Required<wire.HistoryLine>;

export type Home = wire.HomeInfo;
export type DueFixture = wire.DueFixture;

/** CO-14.2: a score and how it came about. */
export type ScoreInfo = wire.ScoreInfo;

export type Act =
  | { act: "ready" | "unready"; fixture: string; entrant?: number }
  | { act: "choose"; card: number; entrant?: number }
  | { act: "unchoose"; entrant?: number }
  | { act: "wish"; cards: number[]; always: boolean; entrant?: number }
  | { act: "list"; requests: [number, number][]; entrant?: number }
  | { act: "seek" | "unseek" | "call-off"; entrant?: number }
  | { act: "challenge"; other: number; entrant?: number }
  | { act: "result"; fixture: string; report: Report | null; entrant?: number }
  | { act: "confirm"; fixture: string; seen: string; entrant?: number }
  | { act: "wait"; name?: string }
  | { act: "help"; name?: string; link: string }
  | { act: "withdraw" | "leave" | "accept" | "decline" | "unwait" };

/** Replace the name of a deleted person by a word in the reader's language, throughout. */
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
    after: string | null;
  }) => post<{ id: string }>("/competitions", body),
  preview: (config: Config, entrants: number) =>
    post<Foreseen>("/competitions/preview", { config, entrants }),
  look: (id: string) => get<Competition>(at(id)),
  join: (id: string, name: string, team: string) => post<Competition>(at(id, "/join"), { name, team }),
  computers: (id: string, level: string, count: number) =>
    post<Competition>(at(id, "/computers"), { level, count }),
  guests: (id: string, guests: Guest[]) => post<Competition>(at(id, "/guests"), { guests }),
  /** CO-0.7: take the place of a guest whose link was opened. */
  claim: (id: string, link: string) => post<Competition>(at(id, "/claim"), { link }),
  /** Entrants have places before the draw; the shirt says who is meant where somebody else has left meanwhile. */
  remove: (id: string, { number, kit }: Entrant) => post<Competition>(at(id, `/remove/${number}`), { kit }),
  /** `order`: the seeding, as places in the list of entrants; null to have it drawn (CO-1.3). `groups`: CO-3.13. */
  start: (id: string, order: number[] | null, groups: number[][] | null = null) =>
    post<Competition>(at(id, "/start"), { order, groups }),
  act: (id: string, act: Act) => post<Competition>(at(id, "/act"), act),
  desk: (id: string, act: DeskAct) => post<DeskAnswer>(at(id, "/desk"), act),
  import: (id: string, what: "entrants" | "results", text: string) =>
    post<ImportAnswer>(at(id, "/import"), { what, text }),
  records: (id: string) => get<wire.RecordsInfo>(at(id, "/records")),
  home: (id: string) => get<Home>(at(id, "/home")),
  history: (id: string) => get<{ lines: HistoryLine[] }>(at(id, "/history")).then((found) => found.lines),
};

export const obligations = () =>
  call<{ competitions: Obligation[] }>("/me/competitions").then((found) => found.competitions);

const combined = (id: string) => `/championships/${encodeURIComponent(id)}`;

export const championships = {
  create: (title: string, competitions: string[]) =>
    post<{ id: string }>("/championships", { title, competitions }),
  look: (id: string) => get<Championship>(combined(id)),
  remove: (id: string) => call<Link>(combined(id), [], { method: "DELETE" }),
};

/** The length of a part, in days or in hours. */
/** An approximate span; below two hours, whole hours would be too coarse. */
export const aboutSpan = (seconds: number) =>
  seconds < 7200 ? { unit: "minutes", hours: Math.max(5, 5 * Math.round(seconds / 300)) } : span(seconds);
export const span = (seconds: number) =>
  seconds >= 172_800
    ? { unit: "days", hours: Math.round(seconds / 86_400) }
    : { unit: "hours", hours: Math.max(1, Math.round(seconds / 3600)) };
