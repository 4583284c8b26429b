/**
 * Something that is loaded when it is first needed. Once it is there it is given at once, so it is drawn without a gap.
 */
export function lazy<T>(load: () => Promise<T>): () => T | Promise<T> {
  let found: T | undefined;
  return () =>
    found ??
    load().then((loaded) => {
      found = loaded;
      return loaded;
    });
}

const waiting: (() => unknown)[] = [];
/** How long a page is shown before it fetches what it may need next, in milliseconds. */
const REST = 1500;

/** The same for what no first page needs; fetched when the page has come to rest, so that nobody waits for it. */
export function later<T>(load: () => Promise<T>): () => T | Promise<T> {
  const give = lazy(load);
  waiting.push(give);
  return give;
}

/** Whoever saves data fetches what is needed when it is needed; not every browser tells. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetch it all once the page is idle, one after the other; returns a function that cancels it. */
export function fetchLater(): () => void {
  let isOff = savesData();
  const timer = setTimeout(async () => {
    while (!isOff && navigator.onLine) {
      const next = waiting.shift();
      if (!next) return;
      try {
        await next();
      } catch {
        // offline: whoever needs it asks again
      }
    }
  }, REST);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}
