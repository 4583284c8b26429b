/** Where a bubble stands: beside the thing it is about, and not over anything that can be tapped if there is a way. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const within = (at: number, size: number, low: number, room: number): number =>
  Math.max(low + GAP, Math.min(at, low + room - size - GAP));

/** Places around the thing, then the corners of the room; the first that covers least of `taken`. */
export function placeFor(
  bubble: { width: number; height: number },
  about: Box,
  room: Box,
  taken: Box[],
): Box {
  const { width, height } = bubble;
  const middle = about.left + about.width / 2 - width / 2;
  const centre = about.top + about.height / 2 - height / 2;
  const right = room.left + room.width;
  const bottom = room.top + room.height;
  const places: [number, number][] = [
    [middle, about.top + about.height + GAP],
    [middle, about.top - height - GAP],
    [about.left + about.width + GAP, centre],
    [about.left - width - GAP, centre],
    [room.left, bottom - height],
    [room.left, room.top],
    [right - width, bottom - height],
    [right - width, room.top],
  ];
  const boxes = places.map(
    ([left, top]): Box => ({
      left: within(left, width, room.left, room.width),
      top: within(top, height, room.top, room.height),
      width,
      height,
    }),
  );
  const cost = (box: Box) => 3 * overlap(box, about) + taken.reduce((sum, one) => sum + overlap(box, one), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
