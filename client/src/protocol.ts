/** The wire protocol of docs/protocol.md, written by hand so that it can be generic over a game's view. */

import type { Pace, TimeControl } from "./lib/people.svelte";

/** Who is not a seat: the dice, the host ("continue" on a shared device), everybody. */
export const CHANCE = -1;
export const HOST = -2;
export const PUBLIC = -3;

export type Status = "waiting" | "running" | "over";
export type Figures = Record<string, number | string>;

export interface GameOption {
  name: string;
  rule: string;
  kind: "int" | "choice" | "bool" | "data";
  default: unknown;
  low: number;
  high: number;
  choices: string[];
  optional: boolean;
  advanced: boolean;
}

export interface GameInfo {
  id: string;
  version: number;
  min_seats: number;
  max_seats: number;
  options: GameOption[];
  /** Levels of computer players, weakest first. */
  bots: string[];
  /** The clocks one can choose, each with the pace it comes to. */
  clocks: { clock: TimeControl; pace: Pace }[];
}

export interface NewSeat {
  kind: "me" | "link" | "bot";
  name?: string;
  level?: string;
  /** False: the match waits until the seat is taken by name. */
  ready?: boolean;
}

export interface NewMatch {
  clock?: TimeControl;
  game: string;
  options: Record<string, unknown>;
  seats: NewSeat[];
}

export interface Created {
  match: string;
  seats: { seat: number; kind: NewSeat["kind"]; token?: string }[];
}

export interface SeatInfo {
  seat: number;
  text: string;
  kind: "person" | "bot";
  level: string | null;
  name: string | null;
  taken: boolean;
  online: boolean;
  yours: boolean;
  person?: string | null;
  /** Why the person does not play. */
  absent?: "left" | "time" | null;
  /** The level of the computer that plays meanwhile. */
  stand_in?: string | null;
  /** What the seat has added to the dice. */
  salt?: string | null;
  /** The name of the team it leads, where the match gives it one. */
  team?: string | null;
}

/** What people settle among themselves; see docs/protocol.md. */
export interface TableInfo {
  acts: string[];
  absent: { seat: number; why: "left" | "time"; choices: string[] }[];
  proposal: { kind: "take-back" | "draw"; seat: number; waits: number[] } | null;
  clocks: { seat: number; left: number; since: number | null }[];
  next: string | null;
}

/** A question put to one of the viewer's seats (or, with seat −2, a choice of the host it may call for). */
export interface Asked {
  seat: number;
  code: string;
  rule: string;
  args: Figures;
  /** Every legal answer as text; null when there are too many to list. */
  choices: string[] | null;
  /** The seat has answered and may still replace its answer. */
  may: boolean;
}

/** The open question as a spectator reads it. */
export interface Prompt {
  code: string;
  rule: string;
  args: Figures;
  seats: number[];
}

/** Server time and deadline in milliseconds since 1970. */
export interface Clock {
  now: number;
  deadline: number | null;
  seconds: number;
}

export interface GameEvent {
  n: number;
  code: string;
  rule: string;
  args: Record<string, number>;
  at: number;
  /** The host answered for a seat whose time was up. */
  late?: boolean;
  /** The viewer's seats that may know it, where not everybody may: a shared device hides it from its other seats. */
  seats?: number[];
}

export interface MatchResult {
  places: number[];
  reason: string;
  rule: string;
  scores: number[];
  details: Record<string, unknown>;
}

/** The part of a snapshot that every change brings anew. */
export interface Moment<V = unknown> {
  last: number;
  question: number;
  view: V;
  /** Each seat's own view by seat number, on a device that holds several seats. */
  views: Record<string, V>;
  asked: Asked[];
  prompt: Prompt | null;
  clock: Clock | null;
  status: Status;
  result: MatchResult | null;
  /** Changes when what follows is not the continuation of what was shown before: tables draw it as it is. */
  edition?: number;
  table?: TableInfo | null;
}

/** A moment as it is told to those who know the one before. */
export interface News<V = unknown> extends Moment<V> {
  /** Parts of everybody's view that seldom change: views leave them out, and they stay as they were told last. */
  settled?: Partial<V>;
}

export interface Snapshot<V = unknown> extends Moment<V> {
  match: string;
  game: string;
  version: number;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  hot_seat: boolean;
  created: string;
  dice_commitment: string | null;
  pace?: Pace;
  rated?: boolean;
  /** Whether the coach may be asked. */
  hints?: boolean;
  listed?: boolean;
}

export interface ChatLine {
  k: number;
  seat: number;
  text: string;
  at: number;
}

export interface Presence {
  seat: number;
  online: boolean;
  name: string | null;
  taken: boolean;
}

export interface ApiError {
  code: string;
  message: string;
  rule?: string;
  args?: Figures;
}

export type ClientMessage =
  | { type: "hello"; seats: string[]; after: number; edition: number }
  | { type: "answer"; seat: number; question: number; action: string; answer: string }
  | { type: "chat"; seat: number; text: string }
  | { type: "ping" };

export type ServerMessage<V = unknown> =
  | ({ type: "snapshot"; events: GameEvent[] } & Snapshot<V>)
  | ({ type: "events"; events: GameEvent[] } & News<V>)
  | { type: "answered"; action: string; last: number }
  | { type: "error"; action?: string; error: ApiError }
  | { type: "chat"; lines: ChatLine[] }
  | { type: "presence"; seats: Presence[] }
  | { type: "service"; database: "up" | "away" }
  | { type: "pong" };
