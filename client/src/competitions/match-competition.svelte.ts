/** The competition of a match, and the players who are unavailable for it. */
import { call } from "../lib/api";
import { t, useGame } from "../lib/i18n.svelte";
import type * as wire from "../wire";
import { type Cause, type Man, said } from "./api";

export type Absence = wire.AbsenceInfo;
export type MatchCompetitionInfo = Required<wire.PlaceOfMatch>;

class MatchCompetition {
  now = $state.raw<MatchCompetitionInfo | null>(null);
  #match = "";

  /** Fetched once per match, and `again` when its competition has ended it; most matches belong to no competition. */
  async load(match: string, again = false): Promise<void> {
    if (this.#match === match && !(again && this.now?.competition)) return;
    if (this.#match !== match) this.now = null;
    this.#match = match;
    try {
      const found = await call<MatchCompetitionInfo>(
        `/matches/${encodeURIComponent(match)}/competition`,
      ).then(said);
      if (found.competition) await useGame("competitions");
      if (this.#match === match) this.now = found;
    } catch {
      // it is only shown beside the match, so errors are ignored
    }
  }

  /** The players of a seat who are unavailable. */
  man(seat: number, man: string): Absence | undefined {
    return this.now?.out.find((absence) => absence.seat === seat && absence.man.man === man);
  }
}

export const matchCompetition = new MatchCompetition();

export const nameOf = (man: { man: string; name: string }): string =>
  man.name || t("co-shirt", { number: man.man });

/** Codes of a report, by their names in the catalogues. */
const CODES: Record<string, string> = { "2Y": "YY", "1": "hurt", "2": "twice", "": "none" };

/** The reasons why a player is unavailable, each with its rule. `kind`: for this match or the next. */
export function reasons(man: Man, kind: "out" | "misses"): { text: string; rule: string }[] {
  const found: { text: string; rule: string }[] = [];
  const add = (what: "suspended" | "hurt", matches: number, cause: Cause | null) => {
    if (!matches) return;
    const why = cause ? t("co-why", { code: CODES[cause.code] ?? cause.code, against: cause.against }) : "";
    const text = [t(`co-${kind}-${what}`, { matches }), why].filter(Boolean).join(": ");
    found.push({ text, rule: cause?.rule ?? "" });
  };
  add("suspended", man.suspended, man.suspension);
  add("hurt", man.hurt, man.injury);
  return found;
}
