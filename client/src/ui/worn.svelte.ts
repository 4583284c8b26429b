/** What the sides of the match on this page wear, where they bring shirts of their own. */
import type { Kit } from "./kits";

export const worn = $state<{ kits: Kit[] }>({ kits: [] });
