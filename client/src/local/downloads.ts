/** Files that a server would send, saved from what the referee answers. */

import type { Elsewhere } from "../lib/elsewhere";
import { storedMatch } from "../lib/stored-matches";

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Let links to the server's files (`/api/matches/…/record`) save what they name. */
export function saveDownloads(root: Document, judge: Elsewhere): void {
  const follow = async (click: MouseEvent) => {
    const link = (click.target as Element | null)?.closest?.("a[download]");
    const [, path, match = ""] = link?.getAttribute("href")?.match(/^\/api(\/matches\/([^/]+)\/.+)$/) ?? [];
    if (!path) return;
    click.preventDefault();
    const id = decodeURIComponent(match);
    const [status, body] = await judge.request("GET", path, storedMatch(id).tokens, "");
    if (status === 200) save(`${storedMatch(id).game || "dugout"}-${id}.json`, body);
  };
  root.addEventListener("click", (click) => void follow(click), { capture: true });
}
