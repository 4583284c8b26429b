/** The shirts of the seats: the files that reports use as well, so that a team wears the same everywhere. */
import table from "../../../src/dugout/report/kits.json";
import { worn } from "./worn.svelte";

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

const files = import.meta.glob<string[]>("../../../src/dugout/games/*/parts/reporting/kits.json", {
  eager: true,
  import: "default",
});
const teams = new Map(
  Object.entries(files).map(([path, kits]) => [path.split("/").at(-4)?.replaceAll("_", "-"), kits]),
);

/** What the men of a seat wear in a game; a game without teams has a shirt for every seat. */
export function kitOf(game: string, seat: number, keeper = false): Kit {
  const own = game && !keeper && worn.kits[seat];
  if (own) return own;
  const kits = keeper ? table.keepers : (teams.get(game) ?? table.seats);
  return (kits[seat % kits.length] ?? "plain") as Kit;
}

/** The shirts of a league: its entrants keep theirs, whoever plays at home. */
const CLUBS = [...table.seats, "plain", "sash", "pinstripe", "yoke"] as Kit[];
export const clubKit = (kit: number): Kit => CLUBS[kit % CLUBS.length] ?? "plain";
