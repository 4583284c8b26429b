/** Files that a server would send, created from responses of the referee. */

import type { LocalReferee } from "../lib/local-referee";
import { storedMatch } from "../lib/stored-matches";
import { refusalText } from "../lib/words.svelte";
import type { ApiError } from "../protocol";
import { toast } from "../ui/toasts.svelte";

/** Pixels for each unit of a drawing, so that it stays sharp. */
const ZOOM = 1.5;

export function save(name: string, body: BlobPart, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([body], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function pixels(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * ZOOM, image.height * ZOOM];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) => {
    canvas.toBlob((found) => (found ? resolve(found) : reject(new Error("no picture"))), "image/png");
  });
}

/** Make links to the server's files (`/api/matches/…/record`, pictures of a report) download these files. */
export function saveDownloads(root: Document, judge: LocalReferee): void {
  const follow = async (click: MouseEvent) => {
    const link = (click.target as Element | null)?.closest?.("a[href^='/api/matches/']");
    const [, path = "", match = "", what = "", query = ""] =
      link?.getAttribute("href")?.match(/^\/api(\/matches\/([^/]+)\/([^?]+))(.*)$/) ?? [];
    if (!path) return;
    click.preventDefault();
    const id = decodeURIComponent(match);
    const name = `${storedMatch(id).game || "dugout"}-${id}`;
    const asked = path.replace(/\.png$/, ".svg") + query;
    const [status, body] = await judge.request("GET", asked, storedMatch(id).tokens, "");
    if (status !== 200)
      return void toast(refusalText((JSON.parse(body) as { error: ApiError }).error), { kind: "refusal" });
    if (what === "report.svg") save(`${name}.svg`, JSON.parse(body), "image/svg+xml");
    else if (what === "report.png") save(`${name}.png`, await pixels(JSON.parse(body)), "image/png");
    else save(`${name}.json`, body);
  };
  root.addEventListener("click", (click) => void follow(click), { capture: true });
}
