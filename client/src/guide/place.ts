/** Where the ring round the thing stands that a coach speaks about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between the ring and the words inside it, and between the ring and the edge of the page. */
const GAP = 8;
const EDGE = 3;
/** A ring round most of the page says nothing. */
const MOST = 0.4;

/** A ring with a little air, or none round what is too large for it or not in sight. */
export function ringFor(thing: Box, page: { width: number; height: number }): Box | null {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const inSight =
    thing.width > 0 && thing.top >= 0 && bottom <= page.height && right > 0 && thing.left < page.width;
  if (!inSight || thing.width * thing.height > MOST * page.width * page.height) return null;
  const left = Math.max(EDGE, thing.left - GAP);
  return {
    left,
    top: thing.top - GAP,
    width: Math.min(page.width - EDGE, right + GAP) - left,
    height: thing.height + 2 * GAP,
  };
}
