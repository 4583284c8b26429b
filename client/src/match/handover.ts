/** Which seat a device with several seats shows, and when it must be passed on. */

import { HOST, type Snapshot } from "../protocol";

/** Questions shorter than this cannot be passed around: the table asks everybody in the open. */
const TOO_SHORT_TO_PASS = 30;

export interface Handover {
  /** The seat whose view may be on the screen; null shows what everybody may see. */
  seat: number | null;
  /** The seat that must take the device first. */
  next: number | null;
}

/**
 * `holder` is the seat that has the device now (null: nobody has taken it yet). Where everything is `open` the device
 * shows whoever is asked, without a curtain.
 */
export function handover(snapshot: Snapshot, holder: number | null, open = false): Handover {
  const mine = snapshot.seats.filter((s) => s.yours).map((s) => s.seat);
  if (mine.length === 0) return { seat: null, next: null };
  if (mine.length === 1) return { seat: mine[0] ?? null, next: null };
  const called = snapshot.asked.some((a) => a.seat === HOST);
  const short = (snapshot.clock?.seconds ?? 0) > 0 && (snapshot.clock?.seconds ?? 0) <= TOO_SHORT_TO_PASS;
  if (snapshot.status === "over" || (called && !open) || (short && !open)) return { seat: null, next: null };
  const asked = snapshot.asked.filter((a) => a.seat >= 0 && !a.may).map((a) => a.seat);
  if (asked.length === 0 || (holder !== null && asked.includes(holder))) return { seat: holder, next: null };
  return open ? { seat: asked[0] ?? null, next: null } : { seat: null, next: asked[0] ?? null };
}
