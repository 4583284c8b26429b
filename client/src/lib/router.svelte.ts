/** A tiny router over the history API: a reactive path, and links that stay in the page. */
import { reached, root } from "./root";

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** The whole address of a place, for somebody else, who may reach the server elsewhere. */
export const linkTo = (place: string, at = ""): string => (at || reached || location.origin + root) + place;

/** How places of the site are written in the browser's addresses; a folder of files has another way (`local/`). */
export const addresses = {
  read: ({ pathname, search, hash }: Place): Place => ({
    pathname: `${pathname}/`.startsWith(`${root}/`) ? pathname.slice(root.length) || "/" : pathname,
    search,
    hash,
  }),
  write: (to: string): string => root + to,
};

let path = $state("");
let hash = $state("");
let search = $state("");

/** Take over where the browser is. */
export function sync(): void {
  ({ pathname: path, hash, search } = addresses.read(location));
}
sync();

addEventListener("popstate", sync);
addEventListener("hashchange", sync);

export const route = {
  get path() {
    return path;
  },
  get hash() {
    return hash;
  },
  get search() {
    return search;
  },
};

/** `game` is empty where the address names none: the first one that exists is meant. */
export type Page =
  | { name: "home" }
  | { name: "play"; game: string }
  | { name: "new"; game: string }
  | { name: "match"; id: string }
  | { name: "report"; id: string }
  | { name: "rules"; game: string }
  | { name: "replay" }
  | { name: "verify" }
  | { name: "lobby" }
  | { name: "opponents" }
  | { name: "scenarios"; game: string }
  | { name: "account" }
  | { name: "notices" }
  | { name: "person"; id: string }
  | { name: "competitions" }
  | { name: "competition"; id: string }
  | { name: "championship"; id: string }
  | { name: "learn" }
  | { name: "lesson"; game: string; number: number }
  | { name: "missing" };

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Which page an address names. */
export function pageOf(address: string): Page {
  const [first, second, ...rest] = address
    .split("/")
    .filter((part) => part !== "")
    .map(decode);
  if (first === undefined) return { name: "home" };
  const [third] = rest;
  if (first === "learn" && second !== undefined && third !== undefined && rest.length === 1)
    return { name: "lesson", game: second, number: Number(third) };
  if (first === "match" && second !== undefined && third === "report" && rest.length === 1)
    return { name: "report", id: second };
  if (rest.length > 0) return { name: "missing" };
  if (first === "learn") return second === undefined ? { name: "learn" } : { name: "missing" };
  if (first === "play") return { name: "play", game: second ?? "" };
  if (first === "new") return { name: "new", game: second ?? "" };
  if (first === "rules") return { name: "rules", game: second ?? "" };
  if (first === "replay" && second === undefined) return { name: "replay" };
  if (first === "verify" && second === undefined) return { name: "verify" };
  if (first === "opponents" && second === undefined) return { name: "opponents" };
  if (first === "scenarios" && second !== undefined) return { name: first, game: second };
  if (first === "lobby" && second === undefined) return { name: "lobby" };
  if (first === "competitions")
    return second === undefined ? { name: first } : { name: "competition", id: second };
  if ((first === "e" || first === "screen") && second !== undefined)
    return { name: "competition", id: second };
  if (first === "championships" && second !== undefined) return { name: "championship", id: second };
  if (first === "account")
    return { name: second === undefined ? first : second === "notices" ? second : "missing" };
  if (first === "people" && second !== undefined) return { name: "person", id: second };
  if (first === "match" && second !== undefined) return { name: "match", id: second };
  return { name: "missing" };
}

export function go(place: string, replace = false): void {
  const to = addresses.write(place);
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const before = path;
  sync();
  if (path !== before) scrollTo(0, 0);
}

/** One step back, or to `otherwise` when this page was the first one. */
export function back(otherwise: string): void {
  if (history.length > 1) history.back();
  else go(otherwise, true);
}

/** Let ordinary links inside the site change the page without loading it. Use once on the document. */
export function followLinks(click: MouseEvent): void {
  if (
    click.defaultPrevented ||
    click.button !== 0 ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  )
    return;
  const link = (click.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const to = addresses.read(link);
  if (to.pathname.startsWith("/api") || to.pathname.startsWith("/schema")) return;
  if (to.pathname === path && to.hash !== "") return;
  click.preventDefault();
  go(to.pathname + to.search + to.hash);
}
