/** The server that offers this site, if there is one: whether it can be reached, and the matches to upload to it. */

import { LOCAL } from "../lib/local-referee";
import { read, write } from "../lib/storage";
import { storedMatch, storedMatchIds, storeMatch } from "../lib/stored-matches";

const LAST = "dugout.contact";

class Contact {
  /** The address of the server's pages; empty if the site is a folder on any host. */
  readonly server =
    document.querySelector<HTMLMetaElement>("meta[name=dugout-server]")?.content.replace(/\/$/, "") ?? "";
  isAway = $state(false);
  /** Milliseconds since 1970; 0: never. */
  last = $state(read<number>(LAST, 0));
  busy = $state(false);

  /** Start checking the connection. A site that is only a folder has no server to check. */
  start(): void {
    if (!this.server) return;
    addEventListener("online", () => void this.look());
    addEventListener("offline", () => (this.isAway = true));
    void this.look();
  }

  /** Check whether the server can be reached, and if so upload the matches that wait for it. */
  async look(): Promise<void> {
    if (!this.server || this.busy) return;
    this.busy = true;
    const found = await fetch(`${this.server}/healthz`, { cache: "no-store" }).catch(() => null);
    this.isAway = !found?.ok;
    this.busy = false;
    if (this.isAway) return;
    this.last = Date.now();
    write(LAST, this.last);
    await this.#hand();
  }

  /** Matches of this browser that wait to be uploaded. */
  waiting(): string[] {
    return storedMatchIds().filter((id) => id.startsWith(LOCAL) && storedMatch(id).handed === "");
  }

  /** Upload a finished match, now or when the server can be reached again; unrated, as a record. */
  async give(match: string): Promise<void> {
    storeMatch(match, { handed: "" });
    await this.look();
  }

  async #hand(): Promise<void> {
    const { call } = await import("../lib/api");
    for (const match of this.waiting()) {
      const path = `/matches/${encodeURIComponent(match)}/record`;
      const record = await call(path, storedMatch(match).tokens).catch(() => null);
      if (record === null) continue;
      const answer = await fetch(`${this.server}/api/records`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(record),
      }).catch(() => null);
      const kept = answer?.ok ? ((await answer.json()) as { match: string }).match : "";
      if (kept) storeMatch(match, { handed: kept });
    }
  }
}

export const contact = new Contact();
