/** Whether anybody can come on in this match. */
import type { Play } from "../table.svelte";

/** CH-28.1: the starter rules know no substitutions; a lesson is about something else. Nobody waits there. */
export const hasBench = ({ view, match }: Pick<Play, "view" | "match">): boolean =>
  view.options.profile !== "starter" && (!match.alone || match.isReplay);
