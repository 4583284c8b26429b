/** The scenario of a match as its card needs it: whose side is which, and which of them this person plays. */

import { withCapitals } from "../../../lib/capitals";
import { type Args, has, t } from "../../../lib/i18n.svelte";
import { outcome } from "../../../match/ending";
import type { Table } from "../table.svelte";

export interface Telling {
  game: string;
  id: string;
  title: string;
  /** Names of whoever plays sides a and b. */
  names: [string, string];
  /** The side that the reader plays, if any. */
  own: "a" | "b" | null;
  facts: Args;
  /** The second leg is on. */
  second: boolean;
}

export function scenarioOf({ view, seat, coach }: Pick<Table, "view" | "seat" | "coach">): Telling {
  const { id = "", title = "", sides = [], players = [], minutes = 0 } = view.scenario ?? {};
  const [a, b] = [sides.indexOf("a"), sides.indexOf("b")];
  const own = seat === null ? null : seat === a ? "a" : "b";
  const goals = { "goals-a": view.first_leg?.[a] ?? 0, "goals-b": view.first_leg?.[b] ?? 0 };
  const facts = { "players-a": players[a] ?? 0, "players-b": players[b] ?? 0, minutes, ...goals };
  const second = view.leg > 1;
  return {
    game: "counter-attack",
    id,
    title,
    names: [called(coach(a)), called(coach(b))],
    own,
    facts,
    second,
  };
}

/** Sentences of a scenario speak of both sides by name: whoever has none is "your team" there, never "You attacks". */
const called = (name: string): string => (name === t("play-you") ? t("scenario-own-side") : name);

/** What the reader's side of a scenario is after, in a sentence; empty without a scenario or a side. */
export function aimOf(table: Pick<Table, "view" | "seat" | "coach">): string {
  if (!table.view.scenario) return "";
  const { game, id, own, facts, names, second } = scenarioOf(table);
  const keys = [...(second ? ["-second"] : []), ""].map((end) => `scenario-${game}-${id}.aim-${own}${end}`);
  const key = own && keys.find((one) => has(one));
  return key ? withCapitals(t(key, { ...facts, a: names[0], b: names[1] })) : "";
}

/** Whether the reader's side of a scenario has reached what it was after; empty where it had no aim, or no result. */
export function reached(table: Pick<Table, "view" | "seat" | "coach" | "match">): string {
  const aim = aimOf(table);
  const how = outcome(table.match.snapshot, table.match.seats);
  return aim && how !== "none" ? t("scenario-reached", { how, aim }) : "";
}
