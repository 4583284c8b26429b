/**
 * A plan of the coach as the player's own: drawn step by step, so that it can be changed, and sent only by its button.
 * Whose idea it was does not matter: the coach's, or the best shot of a goal that was tapped.
 */
import type { Drafting } from "../../../lib/environment";
import type { Play } from "../table.svelte";
import { PENCILLED } from "./notation";
import { opensPlan } from "./plan.svelte";

type Desk = Pick<Play, "fresh" | "draw"> & { options: Play["options"]; plan: Pick<Play["plan"], "add"> };

/** Take the steps of a plan one after the other; its last answer is pencilled in. Throws ApiFailure. */
export async function follow(play: Omit<Desk, "fresh">, plan: readonly string[]): Promise<void> {
  for (const text of plan) {
    const option = play.options.find((one) => one.text === text);
    if (!option) return;
    if (await play.plan.add(text)) continue;
    if (option.word === "kick" || PENCILLED.has(option.word)) play.draw(option);
    return;
  }
}

export const drafting = (play: Desk): Drafting => ({
  takes: ([first = ""]) => opensPlan(first),
  async draw(plan) {
    play.fresh();
    await follow(play, plan);
  },
});
