/** The site on this device: kept whole by a service worker (`public/sw.js`), renewed when somebody wants it. */

class Install {
  /** Everything lies here since just now: no network is needed any more. */
  isKept = $state(false);
  /** A newer version lies ready, or another tab has taken it. */
  isNew = $state(false);
  #waiting: ServiceWorker | null = null;

  async start(): Promise<void> {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const wasKept = workers.controller !== null;
    try {
      const found = await workers.register("./sw.js", { scope: "./", updateViaCache: "none" });
      this.#look(found, wasKept);
      const watch = () =>
        found.installing?.addEventListener("statechange", () =>
          this.#look(found, workers.controller !== null),
        );
      watch(); // one may be on its way already
      found.addEventListener("updatefound", watch);
      let controlled = wasKept;
      workers.addEventListener("controllerchange", () => {
        if (controlled) this.isNew = true;
        controlled = true; // the first one has taken over this very page
      });
      await workers.ready;
      this.isKept = !wasKept;
    } catch {
      // a window that may keep nothing: the site works while there is a network
    }
  }

  /** Go on with the newer version. Matches are on disk: nothing is lost. */
  take(): void {
    const reload = () => location.reload();
    // another tab may have taken it: then nobody waits, and nothing would change any more
    if (this.#waiting?.state === "installed") {
      navigator.serviceWorker.addEventListener("controllerchange", reload);
      this.#waiting.postMessage("take over");
    } else reload();
  }

  #look(found: ServiceWorkerRegistration, wasKept: boolean): void {
    if (!found.waiting || !wasKept) return;
    this.#waiting = found.waiting;
    this.isNew = true;
  }
}

export const install = new Install();
