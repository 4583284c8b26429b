/**
 * The addresses of a site that is a folder of files: a host knows only the folder itself, so the path within the site
 * follows the question mark (`./?/match/local-1&at=3`). The fragment is unchanged.
 */

import { addresses, sync } from "../lib/router.svelte";

const folder = () => new URL("./", document.baseURI).pathname;

export function useFolder(): void {
  addresses.read = (from) => {
    const base = folder();
    const { pathname, search, hash } = from;
    if (pathname !== base && pathname !== `${base}index.html`) return { pathname, search, hash };
    const [place = "", ...rest] = search.slice(1).split("&");
    if (!place.startsWith("/")) return { pathname: "/", search, hash };
    return { pathname: place, search: rest.length > 0 ? `?${rest.join("&")}` : "", hash };
  };
  addresses.write = (to) => {
    const { pathname, search, hash } = new URL(to, location.origin);
    const place = pathname === "/" && search === "" ? "" : `?${pathname}${search.replace("?", "&")}`;
    return `./${place}${hash}`;
  };
  sync();
}

/** Rewrites links in the page to real addresses, so that they also open in another tab. */
export const inFolder = (href: string): string =>
  href.startsWith("/") && !href.startsWith("/api/") ? addresses.write(href) : href;
