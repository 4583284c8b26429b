/** Whether anybody can come on in this match. */
import type { ChampionsView } from "../types";

/** CH-28.1: the starter rules know no substitutions, so nobody waits beside the pitch. */
export const hasBench = (view: ChampionsView): boolean => view.options.profile !== "starter";
