/** Spreading work over frames, so that none of them takes so long that one is lost. */

/** A page that nobody sees draws no frames: it goes on after this time. */
const UNSEEN_MS = 100;

/** Do something once everything up to now is on the screen; returns how to call it off. */
export function onceDrawn(act: () => void): () => void {
  let timer = setTimeout(act, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act); // after this frame, not within it
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Resolves once everything up to now is on the screen. */
export const drawn = (): Promise<void> => new Promise((done) => void onceDrawn(done));
