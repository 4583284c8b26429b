/** The picture of a board slides from what was seen to what is: nobody has to look for his place again. */
import { paced } from "../lib/speed.svelte";
import type { Box, Camera } from "./camera.svelte";

/** A look elsewhere takes so long, and longer the farther it is; never longer than this. */
const MOVE_MS = 300;
const MOST_MS = 620;
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/** How a picture is drawn while it slides, in pixels of a board so wide: moved so far, and so much larger. */
export interface Drawn {
  dx: number;
  dy: number;
  scale: number;
}

/** How `to` must be drawn so that it looks like `from`. */
export function drawnAs(from: Box, to: Box, width: number): Drawn {
  const unit = width / from.w;
  return { dx: (to.x - from.x) * unit, dy: (to.y - from.y) * unit, scale: to.w / from.w };
}

/** What somebody sees of a picture that is drawn so: the other way round. */
export function seenAs(to: Box, { dx, dy, scale }: Drawn, width: number): Box {
  const unit = to.w / scale / width;
  return { x: to.x - dx * unit, y: to.y - dy * unit, w: to.w / scale, h: to.h / scale };
}

export class Slide {
  #last: { by: Animation; from: Drawn } | null = null;

  constructor(
    private camera: Camera,
    private board: () => { svg: SVGSVGElement; width: number },
  ) {}

  /** Change what the camera shows; a slide that is on its way turns from where it is. */
  go = (change: () => void): void => {
    const { camera } = this;
    const [before, seen] = [camera.box, this.#seen()];
    change();
    const { x, y, w } = camera.box;
    if (paced(1) === 0 || (before.x === x && before.y === y && before.w === w)) return;
    const { svg, width } = this.board();
    const from = drawnAs(seen, camera.box, width);
    const { dx, dy, scale } = from;
    const ms = MOVE_MS + Math.hypot(dx, dy) / 2 + MOVE_MS * Math.abs(Math.log(scale));
    this.#last?.by.cancel();
    const transform = `translate(${dx}px, ${dy}px) scale(${scale})`;
    const duration = paced(Math.min(MOST_MS, ms));
    const by = svg.animate([{ transform }, { transform: "none" }], { duration, easing: EASING });
    this.#last = { by, from };
  };

  /** What somebody sees just now: in the middle of a slide not yet what the camera shows. */
  #seen(): Box {
    const { box } = this.camera;
    const { by, from } = this.#last ?? {};
    const done = by?.playState === "running" ? by.effect?.getComputedTiming().progress : null;
    if (!from || done == null) return box;
    const left = 1 - done;
    const now = { dx: from.dx * left, dy: from.dy * left, scale: 1 + (from.scale - 1) * left };
    return seenAs(box, now, this.board().width);
  }
}
