/** A run suggested by the coach as the player's own: drawn whole, and played by its button. */
import type { Drafting } from "../../../lib/environment";
import type { MatchState } from "../../../lib/match-state.svelte";
import type { Table } from "../table.svelte";
import { parseChoice } from "./notation";

export const drafting = (table: Pick<Table, "man" | "aim" | "carrier">): Drafting => ({
  takes(plan) {
    const [first, ...others] = plan.map(parseChoice);
    const begins = first?.verb === "dribble" || (first?.verb === "run" && first.piece === table.carrier);
    return begins && others.every(({ verb }) => verb === "dribble");
  },
  async draw(plan) {
    const [first, last] = [plan[0] ?? "", plan.at(-1) ?? ""].map(parseChoice);
    table.man = first?.piece ?? null;
    table.aim(last?.hex ?? "");
  },
});

/** As long as the table is there the coach's ways are put on its pitch. */
export function draftsOn(match: Pick<MatchState<unknown>, "drafting">, table: Table): () => void {
  match.drafting = drafting(table);
  return () => {
    match.drafting = null;
  };
}
