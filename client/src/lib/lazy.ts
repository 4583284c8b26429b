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

const RENEWED = "dugout-renewed";
/** Fetched anew this long ago, in milliseconds, it would not help to do so again. */
const LATELY = 30_000;
const lately = () => Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < LATELY;
const answers = () =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page of the program. A server that was updated since has no longer the files that an open page knows: the program
 * is fetched anew then, at the address that was asked for, once.
 */
export const lazyPage = <T>(
  load: () => Promise<T>,
  renew = () => location.reload(),
): (() => T | Promise<T>) =>
  lazy(() =>
    load().catch(async (error: unknown) => {
      if (lately() || !(await answers())) throw error;
      sessionStorage.setItem(RENEWED, String(Date.now()));
      renew();
      return new Promise<never>(() => undefined); // nothing is drawn any more
    }),
  );

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
