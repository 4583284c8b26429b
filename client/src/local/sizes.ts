/** The size of what this browser has cached of the site. */

import { number } from "../lib/i18n.svelte";

/** Small sizes are rounded to ten kilobytes, large ones to megabytes. */
export const megabytes = (bytes: number): string =>
  number(Math.ceil(bytes / 1e4) / 100, { maximumFractionDigits: bytes < 1e6 ? 2 : bytes < 1e8 ? 1 : 0 });

export interface Sizes {
  /** Python, rules and opponents. */
  rules: number;
  /** What reports need in addition. */
  reports: number;
  /** Pages, words, rule books and pictures. */
  pages: number;
}

const NONE: Sizes = { rules: 0, reports: 0, pages: 0 };

/** Sizes of the files that the service worker has cached for this site; zeros if there are none. */
export async function cachedSizes(): Promise<Sizes> {
  const scope = new URL("./", document.baseURI).href;
  const names = await globalThis.caches?.keys().catch(() => []);
  const ours = names?.findLast((name) => name.startsWith(`dugout ${scope} `));
  if (!ours) return NONE;
  const cache = await caches.open(ours);
  const sizes = { ...NONE };
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const bytes = (await kept?.blob())?.size ?? 0;
    const kind = /\/runtime\/report-/.test(request.url)
      ? "reports"
      : /\/runtime\//.test(request.url)
        ? "rules"
        : "pages";
    sizes[kind] += bytes;
  }
  return sizes;
}

/** The total in megabytes. */
export const siteSize = (): Promise<string> =>
  cachedSizes().then(({ rules, reports, pages }) => megabytes(rules + reports + pages));
