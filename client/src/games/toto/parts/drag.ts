/** Dragging a card onto a side with finger, pen or mouse: a Svelte action on the card's button. */

export interface DragOptions {
  enabled: boolean;
  start: () => void;
  /** Let go over a side: its key. */
  drop: (side: string) => void;
}

/** Pixels before a press becomes a drag. */
const SLACK = 8;
/** How far beside a legal side a card may be let go. */
const REACH = 22;
const EDGE = 48;

function sideAt(x: number, y: number): string | null {
  const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-side]");
  if (hit) return hit.dataset.side ?? null;
  let best: { key: string; far: number } | null = null;
  for (const box of document.querySelectorAll<HTMLElement>("[data-side].can")) {
    const around = box.getBoundingClientRect();
    const dx = Math.max(around.left - x, 0, x - around.right);
    const dy = Math.max(around.top - y, 0, y - around.bottom);
    const far = Math.hypot(dx, dy);
    if (far <= REACH && (!best || far < best.far)) best = { key: box.dataset.side ?? "", far };
  }
  return best?.key ?? null;
}

/** Rolls the board when the card is held near its upper or lower edge. */
function rollNear(y: number): void {
  const pane = document.querySelector<HTMLElement>("[data-board-pane]");
  if (!pane) return;
  const around = pane.getBoundingClientRect();
  if (y < around.top || y > around.bottom) return;
  if (y < around.top + EDGE) pane.scrollBy(0, -10);
  else if (y > around.bottom - EDGE) pane.scrollBy(0, 10);
}

export function drag(node: HTMLElement, initial: DragOptions) {
  let options = initial;
  let from: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  let swallow = false;

  function lift(): void {
    options.start();
    const card = node.querySelector(".layer.top");
    ghost = (card?.cloneNode(true) as HTMLElement | undefined) ?? document.createElement("span");
    Object.assign(ghost.style, {
      position: "fixed",
      left: "0",
      top: "0",
      zIndex: "250",
      pointerEvents: "none",
      margin: "0",
    });
    ghost.style.setProperty("--w", getComputedStyle(node).getPropertyValue("--w"));
    document.body.append(ghost);
  }

  function mark(key: string | null): void {
    over?.removeAttribute("data-over");
    over = key ? document.querySelector(`[data-side="${key}"]`) : null;
    over?.setAttribute("data-over", "");
  }

  function down(press: PointerEvent): void {
    if (!options.enabled || press.button !== 0) return;
    from = { x: press.clientX, y: press.clientY, id: press.pointerId };
    // the pointer may leave the card with its first step
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  function deafen(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
  }

  function move(press: PointerEvent): void {
    if (!from || press.pointerId !== from.id) return;
    if (!ghost && Math.hypot(press.clientX - from.x, press.clientY - from.y) < SLACK) return;
    if (!ghost) lift();
    if (!ghost) return;
    const { offsetWidth: wide, offsetHeight: high } = ghost;
    ghost.style.transform = `translate(${press.clientX - wide / 2}px, ${press.clientY - high * 0.8}px) rotate(-3deg)`;
    rollNear(press.clientY);
    mark(sideAt(press.clientX, press.clientY));
  }

  function end(press: PointerEvent): void {
    if (!from || press.pointerId !== from.id) return;
    from = null;
    deafen();
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    mark(null);
    swallow = true;
    setTimeout(() => {
      swallow = false;
    });
    const key = press.type === "pointerup" ? sideAt(press.clientX, press.clientY) : null;
    if (key) options.drop(key);
  }

  /** The click that ends a drag is no tap. */
  function click(event: MouseEvent): void {
    if (!swallow) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, { capture: true });
  return {
    update(next: DragOptions) {
      options = next;
    },
    destroy() {
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      deafen();
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
