/** An evening in one room over HTTP (CO-21); docs/protocol.md says what the fields mean. */

import { call } from "../../lib/api";
import type * as wire from "../../wire";
import { type Report, said } from "../api";

export type Evening = wire.EveningInfo;
export type EveningFixture = wire.EveningFixture;
export type EveningEntrant = wire.EveningEntrant;
export type NextUp = wire.NextUp;
export type SaidResult = wire.SaidResult;
export type Room = Required<wire.RoomInfo>;
export type Answer = wire.EveningAnswer;

export type PhoneAct =
  | { act: "ready" | "unready" | "lend"; fixture: string }
  | { act: "result"; fixture: string; report: Report | null }
  | { act: "confirm"; fixture: string; seen: string }
  | { act: "back" };
export type RoomAct =
  | { act: "set"; tables: number; minutes: number; place: string }
  | { act: "free"; entrant: number }
  | { act: "defer"; fixture: string };

const post = <T>(path: string, body: unknown) =>
  call<T>(path, [], { method: "POST", body: JSON.stringify(body) }).then(said);
const at = (id: string, key: string, rest = "") =>
  `/evenings/${encodeURIComponent(id)}/${encodeURIComponent(key)}${rest}`;
const room = (id: string) => `/competitions/${encodeURIComponent(id)}/room`;

export const evenings = {
  look: (id: string, key: string, seen: string) =>
    call<Answer>(at(id, key, seen ? `?seen=${encodeURIComponent(seen)}` : "")).then(said),
  claim: (id: string, key: string, entrant: number) => post<Answer>(at(id, key, "/claim"), { entrant }),
  enter: (id: string, key: string, name: string, team: string) =>
    post<Answer>(at(id, key, "/claim"), { name, team }),
  act: (id: string, key: string, act: PhoneAct) => post<Answer>(at(id, key, "/act"), act),
  room: (id: string) => call<{ room: Room | null }>(room(id)).then((found) => said(found.room)),
  arrange: (id: string, act: RoomAct) =>
    post<{ room: Room | null }>(room(id), act).then((found) => found.room),
};
