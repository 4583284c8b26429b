/** HTTP calls to the server. A refusal is thrown as `ApiFailure`; no connection is one with code "offline". */

import type { ApiError, ChatLine, Created, GameEvent, GameInfo, NewMatch, Snapshot } from "../protocol";
import { language } from "./i18n.svelte";
import { type LocalReferee, localReferee } from "./local-referee";
import { root } from "./root";
import { service } from "./service.svelte";

/** Errors after which trying again is pointless. */
export const FINAL: ReadonlySet<string> = new Set([
  "no-match",
  "no-game",
  "damaged",
  "bad-token",
  "not-found",
  "banned",
]);
/** Errors that judge nothing: the same answer is sent again later. */
export const UNJUDGED: ReadonlySet<string> = new Set(["offline", "database-away"]);

/** Milliseconds without a response after which a server counts as away: longer than it lets a computer think. */
const TIMEOUT = 90_000;

export class ApiFailure extends Error {
  constructor(
    readonly error: ApiError,
    readonly status: number,
  ) {
    super(error.message);
  }
}

/** A request to the referee of this page. */
async function callLocally<T>(
  referee: LocalReferee,
  path: string,
  tokens: string[],
  init: RequestInit,
): Promise<T> {
  const [status, body] = await referee.request(init.method ?? "GET", path, tokens, String(init.body ?? ""));
  const found = JSON.parse(body) as T & { error?: ApiError };
  if (status === 200) return found;
  throw new ApiFailure(found.error ?? { code: "malformed", message: "" }, status);
}

export async function call<T>(path: string, tokens: string[] = [], init: RequestInit = {}): Promise<T> {
  const referee = localReferee();
  if (referee) return callLocally<T>(referee, path, tokens, init);
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language() };
  if (tokens.length > 0) headers["Dugout-Seats"] = tokens.join(" ");
  if (init.body) headers["Content-Type"] = "application/json";
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), TIMEOUT);
  let answer: Response;
  let body: { error?: ApiError } | null;
  try {
    answer = await fetch(`${root}/api${path}`, { ...init, headers, signal: silence.signal });
    body = await answer.json().catch(() => null);
  } catch {
    throw new ApiFailure({ code: "offline", message: "" }, 0);
  } finally {
    clearTimeout(timer);
  }
  if (answer.ok && body !== null) return body as T;
  const error: ApiError = body?.error ?? {
    code: answer.status >= 500 ? "offline" : "malformed",
    message: "",
  };
  if (error.code === "database-away") service.lost();
  throw new ApiFailure(error, answer.status);
}

const post = <T>(path: string, body: unknown, tokens: string[] = [], method = "POST") =>
  call<T>(path, tokens, { method, body: JSON.stringify(body) });

const at = (match: string, rest = "") => `/matches/${encodeURIComponent(match)}${rest}`;

export const api = {
  games: () =>
    call<GameInfo[] | { games: GameInfo[] }>("/games").then((g) => (Array.isArray(g) ? g : g.games)),
  create: (match: NewMatch) => post<Created>("/matches", match),
  snapshot: <V>(match: string, tokens: string[]) => call<Snapshot<V>>(at(match), tokens),
  events: (match: string, tokens: string[], after: number) =>
    call<{ events: GameEvent[]; last: number }>(at(match, `/events?after=${after}`), tokens),
  act: (
    match: string,
    tokens: string[],
    body: { seat: number; question: number; edition: number; action: string; answer: string },
  ) => post<{ accepted: true; last: number }>(at(match, "/actions"), body, tokens),
  name: (match: string, tokens: string[], seat: number, name: string, salt = "") =>
    post<unknown>(at(match, "/name"), salt === "" ? { seat, name } : { seat, name, salt }, tokens),
  salt: (match: string, tokens: string[], seat: number, salt: string) =>
    post<Snapshot>(at(match, "/salt"), { seat, salt }, tokens, "PUT"),
  chat: (match: string, tokens: string[], after: number) =>
    call<{ lines: ChatLine[] }>(at(match, `/chat?after=${after}`), tokens),
  say: (match: string, tokens: string[], seat: number, text: string) =>
    post<unknown>(at(match, "/chat"), { seat, text }, tokens),
  table: <V>(match: string, tokens: string[], body: { seat: number; act: string; about?: number }) =>
    post<Snapshot<V>>(at(match, "/table"), body, tokens),
  rematch: (match: string, tokens: string[]) => post<{ match: string }>(at(match, "/rematch"), {}, tokens),
  report: (
    match: string,
    tokens: string[],
    body: { seat: number; kind: "chat" | "stuck"; about?: number; text: string },
  ) => post<unknown>(at(match, "/report"), body, tokens),
  orders: <O>(match: string, tokens: string[], seat: number) =>
    call<{ orders: O }>(at(match, `/orders?seat=${seat}`), tokens),
  setOrders: (match: string, tokens: string[], seat: number, orders: unknown) =>
    post<unknown>(at(match, "/orders"), { seat, orders }, tokens, "PUT"),
};

/** What went wrong with a call, as a value. */
export const errorOf = (failure: unknown): ApiError =>
  failure instanceof ApiFailure ? failure.error : { code: "offline", message: "" };

/** Why a request was refused, as a value; null where it was granted. */
export const refusalOf = (request: Promise<unknown>): Promise<ApiError | null> =>
  request.then(() => null, errorOf);
