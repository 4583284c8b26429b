/**
 * The wire protocol of docs/protocol.md. `wire.d.ts` is generated from the server's own types (scripts/wire_types.py);
 * here messages with a position in them become generic over the game's view.
 */

import type * as wire from "./wire";

export type {
  Asked,
  CharacterInfo,
  ChatLine,
  Clock,
  Created,
  ErrorBody as ApiError,
  EventMessage as GameEvent,
  GameInfo,
  NewMatch,
  NewSeat,
  OptionInfo as GameOption,
  Pace,
  Prompt,
  ResultInfo as MatchResult,
  SeatInfo,
  SeatPresence as Presence,
  SocketIn as ClientMessage,
  TableInfo,
  TimeControl,
} from "./wire";

/** Who is not a seat: the host ("continue" on a shared device), everybody. */
export const HOST = -2;
export const PUBLIC = -3;

export type Figures = wire.Asked["args"];

/** What a message says of a position: the game's view in place of all games' views. */
interface Shown<V> {
  view: V;
  /** Each seat's own view by seat number, on a device that holds several seats. */
  views: Record<string, V>;
  clock: wire.Clock | null;
}

/** The part of a snapshot that changes during a match. */
export type Moment<V = unknown> = wire.Changed & Shown<V> & { last: number };

/** An update: of the match and of each view only the fields that changed. */
export interface Update<V = unknown> {
  last: number;
  clock: wire.Clock | null;
  changed: wire.Changed;
  view: Partial<V>;
  views: Record<string, Partial<V>>;
}

export type Snapshot<V = unknown> = Omit<wire.Snapshot, keyof Shown<V> | "dice_commitment" | "dice_scheme"> &
  Shown<V> & { dice_commitment: string | null };

type WithView = wire.SnapshotOut | wire.EventsOut;

export type ServerMessage<V = unknown> =
  | ({ type: "snapshot"; events: wire.EventMessage[] } & Snapshot<V>)
  | ({ type: "events"; events: wire.EventMessage[] } & Update<V>)
  | Exclude<wire.SocketOut, WithView>;
