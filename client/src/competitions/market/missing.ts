/** CO-11.6: transfer lists that this user still has to submit. */
import type { Competition } from "../api";

/** The missing lists: the user's own first, then those of guests for whom the organiser acts. */
export const missingLists = ({ window, me }: Pick<Competition, "window" | "me">): number[] =>
  (window?.seats ?? [])
    .filter((seat) => seat.requests === null)
    .map((seat) => seat.number)
    .toSorted((a, b) => Number(b === me) - Number(a === me));
