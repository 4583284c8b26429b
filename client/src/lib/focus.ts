import { tick } from "svelte";

/** A button that is disabled while it works loses the focus: it gets it back, unless somebody has gone on meanwhile. */
export async function keepingFocus<T>(work: () => Promise<T>): Promise<T> {
  const focused = document.activeElement;
  try {
    return await work();
  } finally {
    await tick();
    if (focused instanceof HTMLElement && focused.isConnected && document.activeElement === document.body)
      focused.focus({ preventScroll: true });
  }
}
