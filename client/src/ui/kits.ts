/** The shirts of the seats: the table that reports use as well, so that a team wears the same everywhere. */
import table from "../../../src/dugout/report/kits.json";

export type Kit =
  | "stripes"
  | "checks"
  | "hoops"
  | "sleeves"
  | "halves"
  | "band"
  | "chevron"
  | "quarters"
  | "plain"
  | "sash"
  | "pinstripe"
  | "yoke"
  | "keeper"
  | "keeper2";

const teams: Record<string, string[]> = table.games;

/** What the men of a seat wear in a game; a game without teams has a shirt for every seat. */
export function kitOf(game: string, seat: number, keeper = false): Kit {
  const kits = keeper ? table.keepers : (teams[game] ?? table.seats);
  return (kits[seat % kits.length] ?? "plain") as Kit;
}
