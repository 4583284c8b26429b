/** The server that offers this site, where one does: whether it can be reached, and what is to be handed to it. */

import { LOCAL } from "../lib/elsewhere";
import { read, write } from "../lib/storage";
import { storedMatch, storedMatchIds, storeMatch } from "../lib/stored-matches";

const LAST = "dugout.contact";

class Contact {
  /** Where the pages of the server lie; empty where the site is a folder on any host. */
  readonly server =
    document.querySelector<HTMLMetaElement>("meta[name=dugout-server]")?.content.replace(/\/$/, "") ?? "";
  isAway = $state(false);
  /** Milliseconds since 1970; 0: never. */
  last = $state(read<number>(LAST, 0));
  busy = $state(false);

  /** Follow the network from now on. A site that is only a folder asks nobody. */
  start(): void {
    if (!this.server) return;
    // a line within this page says so, too (referee.svelte.ts)
    addEventListener("online", ({ isTrusted }) => isTrusted && void this.look());
    addEventListener("offline", () => (this.isAway = true));
    void this.look();
  }

  /** Can the server be reached? Then it gets what waits for it. */
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

  /** Matches of this browser that wait to be handed over. */
  waiting(): string[] {
    return storedMatchIds().filter((id) => id.startsWith(LOCAL) && storedMatch(id).handed === "");
  }

  /** Hand over a match that is over, now or when there is a line again; unrated, as a record. */
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
