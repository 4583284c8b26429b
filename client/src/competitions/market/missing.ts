/** CO-11.6: transfer lists that are still to be handed in from here. */
import type { Competition } from "../api";

/** Whose lists are missing: one's own first, then those of guests whom the organiser acts for. */
export const missingLists = ({ window, me }: Pick<Competition, "window" | "me">): number[] =>
  (window?.seats ?? [])
    .filter((seat) => seat.requests === null)
    .map((seat) => seat.number)
    .toSorted((a, b) => Number(b === me) - Number(a === me));
