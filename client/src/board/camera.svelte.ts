/** Which part of a board is on the screen: zoom, pan, and back to the whole. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOST = 4;

/**
 * Keep a box inside the whole, no larger and no smaller than a quarter; `above` is room beyond its upper edge, `below`
 * the share of the box that a sheet covers at its foot. Where it must change its shape its upper edge stays where it
 * is: whoever taps the same spot again means the same cell.
 */
export function clamp(box: Box, whole: Box, above = 0, below = 0): Box {
  const scale = Math.min(1, Math.max(1 / MOST, box.w / whole.w));
  const [w, h] = [whole.w * scale, whole.h * scale];
  return {
    w,
    h,
    x: Math.min(Math.max(box.x + (box.w - w) / 2, whole.x), whole.x + whole.w - w),
    y: Math.min(Math.max(box.y, whole.y - (scale < 1 ? above : 0)), whole.y + whole.h - h + below * h),
  };
}

/** The box after zooming by `factor` (above 1: closer) around a point that stays where it is. */
export function zoomed(box: Box, whole: Box, factor: number, at: readonly [number, number]): Box {
  const w = Math.min(whole.w, Math.max(whole.w / MOST, box.w / factor));
  const ratio = w / box.w;
  return clamp(
    { x: at[0] - (at[0] - box.x) * ratio, y: at[1] - (at[1] - box.y) * ratio, w, h: box.h * ratio },
    whole,
  );
}

/**
 * How far to move so that the least is lost of what was in sight: under what covers the corners, or out of sight by the
 * move. `first` counts before everything else; `moved` is where the box comes to lie by a move, and `step` how far it
 * takes to come out from under the largest cover.
 */
export function dodge(
  points: { first: readonly Point[]; others: readonly Point[] },
  step: Point,
  moved: (by: Point) => Box,
  covers: Covers,
): Point {
  const here = moved([0, 0]);
  const others = points.others.filter((at) => within(here, at));
  const hidden = (box: Box) => (at: Point) => !within(box, at) || covers(at, box);
  const lost = (by: Point): number => {
    const isHidden = hidden(moved(by));
    return points.first.filter(isHidden).length * WEIGHT + others.filter(isHidden).length;
  };
  const halves = [0, -0.5, 0.5, -1, 1];
  const ways = halves.flatMap((down) => halves.map((right): Point => [right * step[0], down * step[1]]));
  const far = ([x, y]: Point) => Math.abs(x) + Math.abs(y);
  const ranked = ways.map((by) => ({ by, lost: lost(by), far: far(by) }));
  return ranked.reduce((a, b) => (b.lost < a.lost || (b.lost === a.lost && b.far < a.far) ? b : a)).by;
}

/** One of the first counts more than all the others. */
const WEIGHT = 1000;
type Point = readonly [number, number];
type Covers = (at: Point, box: Box) => boolean;
const within = ({ x, y, w, h }: Box, at: Point) => at[0] > x && at[0] < x + w && at[1] > y && at[1] < y + h;

export class Camera {
  #whole: () => Box;
  #above: () => number;
  #below: () => number;
  #seen = $state.raw<Box | null>(null);

  /**
   * `above`: how far you can look beyond the upper edge, if something covers the corners; `below`: which share of the
   * board a sheet covers at its foot.
   */
  constructor(whole: () => Box, above: () => number = () => 0, below: () => number = () => 0) {
    this.#whole = whole;
    this.#above = above;
    this.#below = below;
  }

  /** A sheet that has gone away leaves the picture as it was, until somebody looks elsewhere. */
  get box(): Box {
    return this.#seen ? clamp(this.#seen, this.#whole(), this.#above(), 1) : this.#whole();
  }

  /** The picture lies lower than anything is covered. */
  get isTooLow(): boolean {
    return this.box.y > this.moved([0, 0]).y + 0.5;
  }

  get isWhole(): boolean {
    return this.box.w >= this.#whole().w - 0.5;
  }

  get viewBox(): string {
    const { x, y, w, h } = this.box;
    return `${x} ${y} ${w} ${h}`;
  }

  zoom = (factor: number, at: readonly [number, number]): void => {
    const next = zoomed(this.box, this.#whole(), factor, at);
    this.#seen = next.w >= this.#whole().w - 0.5 ? null : next;
  };

  /** Where the part that is seen would lie, moved so far. */
  moved = ([dx, dy]: Point): Box => {
    const { box } = this;
    return clamp({ ...box, x: box.x + dx, y: box.y + dy }, this.#whole(), this.#above(), this.#below());
  };

  pan = (dx: number, dy: number): void => {
    if (this.#seen) this.#seen = this.moved([dx, dy]);
  };

  /** All of it, as far up as it takes to see a point that a sheet covers. */
  lift = (dy: number): void => {
    this.#seen = this.moved([0, dy]);
  };

  /** Show a part, as large as it fits into the shape of the board. */
  look = (part: Box): void => {
    const whole = this.#whole();
    const scale = Math.max(part.w / whole.w, part.h / whole.h);
    const [w, h] = [whole.w * scale, whole.h * scale];
    const [x, y] = [part.x + (part.w - w) / 2, part.y + (part.h - h) / 2];
    this.#seen = clamp({ x, y, w, h }, whole, 0, this.#below());
  };

  whole = (): void => {
    this.#seen = null;
  };
}
