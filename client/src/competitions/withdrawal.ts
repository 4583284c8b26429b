import type { Competition } from "./api";

/** What a withdrawal leads to: the variant of its text, and the matches that were and that remain to be played. */
export interface Consequence {
  branch: "draft" | "tables" | "knockout" | "void" | "forfeits";
  done: number;
  rest: number;
}

/** Formats in which results always stand (CO-22.11, CO-24.8). */
const KEEPING = ["swiss", "ladder"];

/** CO-4.6, CO-15.5, CO-17: as the server decides it (`put_out` in competition/rulings.py). */
export function consequenceOf(now: Competition, atTables: boolean): Consequence {
  const mine = now.fixtures.filter((one) => one.sides.includes(now.me));
  const done = mine.filter((one) => one.status === "done").length;
  const rest = mine.filter((one) => one.status === "waiting" || one.status === "begun").length;
  const branch = (): Consequence["branch"] => {
    if (now.phase === "SQUADS") return "draft";
    if (atTables) return "tables";
    if (mine.some((one) => one.stage === "knockout")) return "knockout";
    if (KEEPING.includes(now.config.format) || rest === 0) return "forfeits";
    return 2 * done < mine.length ? "void" : "forfeits";
  };
  return { branch: branch(), done, rest };
}
