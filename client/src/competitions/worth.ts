/** What the standings count: points, or money won or lost if several people play at a table (CO-15.1). */
import { competingOf } from "../games";
import { number } from "../lib/i18n.svelte";
import type { Competition } from "./api";

interface Worth {
  kind: "points" | "money";
  text: (worth: number) => string;
}

export function worthOf(competition: { config: Pick<Competition["config"], "game"> }): Worth {
  return competingOf(competition.config.game).at_tables
    ? { kind: "money", text: (worth) => number(worth, { signDisplay: "exceptZero" }) }
    : { kind: "points", text: (worth) => number(worth) };
}
