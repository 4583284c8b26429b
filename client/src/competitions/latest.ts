/** Answers that are asked for again whenever something may have changed. */
import { ApiFailure } from "../lib/api";

/** Milliseconds until a question that no server has answered is asked again. */
const AGAIN = 5000;
const isAway = (error: unknown) => error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/**
 * Ask, and take the answer unless it has been asked again since: responses may arrive out of order. Returns a function
 * that ends it, for an effect.
 */
export function latest<T>(ask: () => Promise<T>, take: (found: T) => void): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    ask().then(
      (found) => {
        if (isWanted) take(found);
      },
      (error) => {
        if (isWanted && isAway(error)) timer = setTimeout(go, AGAIN);
      },
    );
  };
  go();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
