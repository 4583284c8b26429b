/** Where a match belongs: its competition, and the men who are out of it. */
import { call } from "../lib/api";
import { t, useGame } from "../lib/i18n.svelte";
import type * as wire from "../wire";
import { type Cause, type Man, said } from "./api";

export type Absence = wire.AbsenceInfo;
export type MatchCompetitionInfo = Required<wire.PlaceOfMatch>;

class MatchCompetition {
  now = $state.raw<MatchCompetitionInfo | null>(null);
  #match = "";

  /** Asked once a match; most matches belong to no competition. */
  async load(match: string): Promise<void> {
    if (this.#match === match) return;
    this.#match = match;
    this.now = null;
    try {
      const found = await call<MatchCompetitionInfo>(
        `/matches/${encodeURIComponent(match)}/competition`,
      ).then(said);
      if (found.competition) await useGame("competitions");
      if (this.#match === match) this.now = found;
    } catch {
      // it is only told beside the match
    }
  }

  /** Who of a seat's men is out. */
  man(seat: number, man: string): Absence | undefined {
    return this.now?.out.find((absence) => absence.seat === seat && absence.man.man === man);
  }
}

export const matchCompetition = new MatchCompetition();

export const nameOf = (man: { man: string; name: string }): string =>
  man.name || t("co-shirt", { number: man.man });

/** Codes of a report as the catalogues name them. */
const CODES: Record<string, string> = { "2Y": "YY", "1": "hurt", "2": "twice", "": "none" };

/** Each reason why a man is out, in words and with its rule. `kind` says whether this match or the next is meant. */
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
