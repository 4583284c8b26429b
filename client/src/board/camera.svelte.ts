/** Which part of a board is on the screen: zoom, pan, and back to the whole. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOST = 4;

/** Keep a box inside the whole, no larger than it and no smaller than a quarter. */
export function clamp(box: Box, whole: Box): Box {
  const scale = Math.min(1, Math.max(1 / MOST, box.w / whole.w));
  const [w, h] = [whole.w * scale, whole.h * scale];
  return {
    w,
    h,
    x: Math.min(Math.max(box.x, whole.x), whole.x + whole.w - w),
    y: Math.min(Math.max(box.y, whole.y), whole.y + whole.h - h),
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

export class Camera {
  #whole: () => Box;
  #seen = $state.raw<Box | null>(null);

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  get box(): Box {
    return this.#seen ? clamp(this.#seen, this.#whole()) : this.#whole();
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

  pan = (dx: number, dy: number): void => {
    if (!this.#seen) return;
    this.#seen = clamp({ ...this.box, x: this.box.x + dx, y: this.box.y + dy }, this.#whole());
  };

  /** Show a part, as large as it fits into the shape of the board. */
  look = (part: Box): void => {
    const whole = this.#whole();
    const scale = Math.max(part.w / whole.w, part.h / whole.h);
    const [w, h] = [whole.w * scale, whole.h * scale];
    this.#seen = clamp({ x: part.x + (part.w - w) / 2, y: part.y + (part.h - h) / 2, w, h }, whole);
  };

  whole = (): void => {
    this.#seen = null;
  };
}
