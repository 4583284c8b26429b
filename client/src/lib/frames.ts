/** Spreading work over frames, so that none of them takes so long that one is lost. */

/** A hidden page draws no frames: it continues after this time. */
const HIDDEN_PAGE_MS = 1000;
/** By then the first picture of a page is surely on the screen. */
export const IDLE_FRAMES = 4;

/** Do something once everything up to now is on the screen, or some frames later; returns its cancellation. */
export function afterPaint(act: () => void, frames = 1): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const next = (left: number): void => {
    timer = setTimeout(
      () => {
        cancelAnimationFrame(frame);
        act();
      },
      document.hidden ? 0 : HIDDEN_PAGE_MS,
    );
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      if (left > 1) next(left - 1);
      else timer = setTimeout(act); // after this frame, not within it
    });
  };
  next(frames);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Resolves once everything up to now is on the screen. */
export const painted = (): Promise<void> => new Promise((done) => void afterPaint(done));
