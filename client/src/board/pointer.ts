/** What a mouse and fingers do on a board: a tap, a drag, two fingers or a wheel that zoom, a finger that stays. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./square";

const HOLD_MS = 450;
const DRAG_PX = 9;

interface At {
  clientX: number;
  clientY: number;
}

interface Acts {
  tap: (at: Point, screen: Point) => void;
  /** A drag begins here; true if something there is dragged. */
  grab: (at: Point) => boolean;
  /** Where what is dragged is; null when it is no longer dragged. */
  hover?: (at: Point | null) => void;
  drop: (at: Point) => void;
  /** A finger stays where it is. */
  hold?: (at: Point, screen: Point) => void;
  /** A drag of nothing moves the camera. */
  pans?: boolean;
}

/** A point of the screen in the units of a drawing. */
export function pointIn(svg: SVGSVGElement, { clientX, clientY }: At): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [at.x, at.y];
}

export class Pointer {
  #fingers = new Map<number, Point>();
  #down: { id: number; at: Point; screen: Point; moved: boolean; grabbed: boolean } | null = null;
  #spread = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private svg: () => SVGSVGElement,
    private camera: Camera,
    private acts: Acts,
  ) {}

  /** Something is being dragged. */
  get isDragging(): boolean {
    return this.#down?.grabbed ?? false;
  }

  /** Pixels of the screen for one unit of the drawing. */
  scale = (): number => this.svg().getScreenCTM()?.a ?? 1;

  #point = (at: At): Point => pointIn(this.svg(), at);

  #distance(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }

  #let(): void {
    clearTimeout(this.#timer);
    if (this.#down?.grabbed) this.acts.hover?.(null);
    this.#down = null;
  }

  pressed = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const screen: Point = [event.clientX, event.clientY];
    this.#fingers.set(event.pointerId, screen);
    if (this.#fingers.size === 2) {
      this.#let();
      this.#spread = this.#distance();
    }
    if (this.#fingers.size > 1) return;
    const at = this.#point(event);
    this.#down = { id: event.pointerId, at, screen, moved: false, grabbed: false };
    clearTimeout(this.#timer);
    if (event.pointerType !== "mouse" && this.acts.hold)
      this.#timer = setTimeout(() => {
        if (!this.#down || this.#down.moved) return;
        this.#down = null;
        this.acts.hold?.(at, screen);
      }, HOLD_MS);
  };

  moved = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const screen: Point = [event.clientX, event.clientY];
    this.#fingers.set(event.pointerId, screen);
    if (this.#fingers.size === 2) {
      this.#pinch(before, screen);
      return;
    }
    const down = this.#down;
    if (down?.id !== event.pointerId) return;
    if (!down.moved && Math.hypot(screen[0] - down.screen[0], screen[1] - down.screen[1]) > DRAG_PX) {
      down.moved = true;
      clearTimeout(this.#timer);
      down.grabbed = this.acts.grab(down.at);
      if (down.grabbed || this.acts.pans) this.svg().setPointerCapture?.(event.pointerId);
    }
    if (down.grabbed) this.acts.hover?.(this.#point(event));
    else if (down.moved && this.acts.pans) this.#pan(before, screen, 1);
  };

  #pinch(before: Point, screen: Point): void {
    const now = this.#distance();
    const [a, b] = [...this.#fingers.values()];
    if (a && b && this.#spread > 0 && now > 0) {
      const middle = this.#point({ clientX: (a[0] + b[0]) / 2, clientY: (a[1] + b[1]) / 2 });
      this.camera.zoom(now / this.#spread, middle);
      this.#pan(before, screen, 2);
    }
    this.#spread = now;
  }

  #pan(before: Point, screen: Point, part: number): void {
    const scale = this.scale() * part;
    this.camera.pan((before[0] - screen[0]) / scale, (before[1] - screen[1]) / scale);
  }

  released = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#timer);
    if (this.#down?.id !== event.pointerId) return;
    const { moved, grabbed } = this.#down;
    this.#let();
    if (grabbed) this.acts.drop(this.#point(event));
    else if (!moved) this.acts.tap(this.#point(event), [event.clientX, event.clientY]);
  };

  cancelled = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#let();
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && this.camera.isWhole && event.deltaY > 0) return;
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY / 400), this.#point(event));
  };
}
