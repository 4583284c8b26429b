/** Names for the eye: teams in the language in use, in short where the box is too narrow. */
import type { Translate } from "../../../lib/i18n.svelte";
import type { TotoView } from "../types";

type Teams = Pick<TotoView, "fixtures" | "own_fixtures">;

/** A team's name: by its code from the catalogue, or as the fixture list of this match spells it. */
export function teamName(view: Teams, fixture: number, side: number, t: Translate): string {
  const team = view.fixtures[fixture - 1]?.[side] ?? "";
  return view.own_fixtures ? team : t(`team-${team.toLowerCase()}`);
}

/** The same in short: "S. Korea", or the first letters of a custom name. */
export function teamShort(view: Teams, fixture: number, side: number, t: Translate): string {
  const team = view.fixtures[fixture - 1]?.[side] ?? "";
  return view.own_fixtures
    ? team.replace(/\s+/g, "").slice(0, 3).toUpperCase()
    : t(`team-${team.toLowerCase()}.short`);
}

/** The same within a sentence, with its article where the language wants one: "for the Netherlands". */
export function teamSaid(view: Teams, fixture: number, side: number, t: Translate): string {
  const team = view.fixtures[fixture - 1]?.[side] ?? "";
  return view.own_fixtures ? team : t(`team-${team.toLowerCase()}.said`);
}

/** "France–Spain" */
export function fixtureName(view: Teams, fixture: number, t: Translate): string {
  return `${teamName(view, fixture, 0, t)}–${teamName(view, fixture, 1, t)}`;
}

/** The name if it fits the box, else the short one. */
export function fitting(
  name: string,
  short: string,
  width: number,
  measure: (text: string) => number,
): string {
  return measure(name) <= width ? name : short;
}
