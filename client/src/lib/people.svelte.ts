/** Who this person is for the server, and what it knows of people: guests, kept names, offers, profiles. */

import type { NewMatch } from "../protocol";
import type { LobbyInfo, Me, PlayedMatch, Profile } from "../wire";
import { call } from "./api";
import { prefer, settings } from "./settings.svelte";
import { read } from "./storage";
import { storedMatch, storedMatchIds } from "./stored-matches";

const send = <T>(method: string, path: string, body?: unknown) =>
  call<T>(path, [], body === undefined ? { method } : { method, body: JSON.stringify(body) });

let known = $state.raw<Me | null | undefined>(undefined);
let asking: Promise<void> | null = null;
let waiting = $state.raw<PlayedMatch[]>([]);

async function take(answer: Promise<{ me: Me | null }>): Promise<void> {
  const { me } = await answer;
  known = me;
  if (me) prefer("name", me.name);
}

/** A device that rings does so for whoever is signed in now. */
async function ringOn(): Promise<void> {
  if (read("dugout.push", false)) await (await import("../notices/push")).renewHere();
}

/** Matches that this device plays with links become the person's, so that other devices know them. */
async function claimHeld(): Promise<void> {
  const known = storedMatchIds().filter((id) => storedMatch(id).tokens.length > 0);
  await Promise.all(
    known
      .slice(0, 50)
      .map((id) =>
        call(`/matches/${encodeURIComponent(id)}/claim`, storedMatch(id).tokens, { method: "POST" }).catch(
          () => null,
        ),
      ),
  );
}

export const person = {
  /** undefined until the server has answered, null for somebody who has not said who they are. */
  get me(): Me | null | undefined {
    return known;
  },
  /** Matches that wait for this person, as of the last request. */
  get turns(): PlayedMatch[] {
    return waiting;
  },
  load(): Promise<void> {
    asking ??= take(call("/me")).catch(() => {
      asking = null;
    });
    return asking;
  },
  /** The number of unread news items of the user's leagues. */
  unread(news: number): void {
    known = known && { ...known, news };
  },
  /** Be somebody: a guest under this name unless the server knows the person already. */
  async ensure(name: string): Promise<void> {
    await person.load();
    if (!known) await take(send("POST", "/me", { name: name.trim() || settings.name }));
  },
  rename: (name: string) => take(send("POST", "/me", { name })),
  async keep(name: string, password: string): Promise<void> {
    await take(send("POST", "/me/account", { name, password }));
    await Promise.all([claimHeld(), ringOn()]);
  },
  /** A new password for the kept name; it ends every other session. */
  changePassword: (current: string, password: string) =>
    take(send("POST", "/me/account", { name: known?.name, password, current })).then(ringOn),
  async signIn(name: string, password: string): Promise<void> {
    await take(send("POST", "/session", { name, password }));
    await Promise.all([claimHeld(), ringOn()]);
  },
  /** After a sign-in elsewhere, from which the browser came back. */
  arrived: () => Promise.all([claimHeld(), ringOn()]),
  async signOut(): Promise<void> {
    await take(send("DELETE", "/session"));
    waiting = [];
  },
  async remove(password: string): Promise<void> {
    await take(send("POST", "/me/delete", { password }));
    waiting = [];
  },
  leave: (days: number) => take(send("PUT", "/me/leave", { days })),
  block: (id: string, blocked: boolean) => take(send(blocked ? "PUT" : "DELETE", `/me/blocked/${id}`)),
  async webhook(url: string | null): Promise<string | null> {
    const { secret } = await send<{ secret: string | null }>("PUT", "/me/webhook", { url });
    if (known) known = { ...known, webhook: url };
    return secret;
  },
  async matches(): Promise<PlayedMatch[]> {
    const { matches } = await call<{ matches: PlayedMatch[] }>("/me/matches");
    waiting = matches.filter((match) => match.turn);
    return matches;
  },
  profile: (id: string) => call<Profile>(`/people/${encodeURIComponent(id)}`),
};

export type MatchRequest = Required<Pick<NewMatch, "game" | "clock" | "rated" | "options">>;

export const lobby = {
  look: () => call<LobbyInfo>("/lobby"),
  quick: (request: MatchRequest) => send<{ match: string }>("POST", "/lobby/quick", request),
  offer: (request: MatchRequest, seats: number) =>
    send<{ match: string }>("POST", "/lobby", {
      ...request,
      seats: [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => ({ kind: "link" }))],
    }),
  join: (match: string) => send<{ match: string }>("POST", `/lobby/${encodeURIComponent(match)}/join`, {}),
};
