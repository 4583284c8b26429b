/**
 * A plan of the coach as one's own: drawn step by step, so that it can be changed, and handed in by its button
 * only.
 */
import type { Drafting } from "../../../lib/environment";
import type { Play } from "../table.svelte";
import { PENCILLED } from "./notation";
import { opensPlan } from "./plan.svelte";

export const drafting = (
  play: Pick<Play, "fresh" | "draw"> & { options: Play["options"]; plan: Pick<Play["plan"], "add"> },
): Drafting => ({
  takes: ([first = ""]) => opensPlan(first),
  async draw(plan) {
    play.fresh();
    for (const text of plan) {
      const option = play.options.find((one) => one.text === text);
      if (!option) return;
      if (await play.plan.add(text)) continue;
      if (option.word === "kick" || PENCILLED.has(option.word)) play.draw(option);
      return;
    }
  },
});
