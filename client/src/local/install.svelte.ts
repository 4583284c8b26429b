/** The site on this device: kept whole by a service worker (`public/sw.js`), renewed when somebody wants it. */

import { read, write } from "../lib/storage";

const OFFERED = "dugout.installOffered";
/** Matches that somebody has played to the end before the app is offered. */
const ENOUGH = 3;

/** What Chromium hands to a page that may be installed. */
type Prompt = Event & { prompt: () => Promise<{ outcome: string }> };

class Install {
  /** The browser lets the page ask; where it does not, people add it by hand. */
  canAsk = $state(false);
  /** This is the app, in its own window. */
  isApp = $state(
    typeof matchMedia === "function" &&
      matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches,
  );
  #prompt: Prompt | null = null;
  /** Everything lies here since just now: no network is needed any more. */
  isKept = $state(false);
  /** A newer version lies ready, or another tab has taken it. */
  isNew = $state(false);
  /** Everything lies here, since now or an earlier visit. */
  isEverKept = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Whether it is time to offer the app: once on a device, after some matches. */
  isDue(over: number): boolean {
    return over >= ENOUGH && !this.isApp && this.isEverKept && !read(OFFERED, false);
  }

  offered(): void {
    write(OFFERED, true);
  }

  /** Let the browser ask; true where it is installed now. */
  async ask(): Promise<boolean> {
    void navigator.storage?.persist?.().catch(() => undefined); // an app should not lose its matches
    const outcome = (await this.#prompt?.prompt())?.outcome;
    this.#prompt = null;
    this.canAsk = false;
    return outcome === "accepted";
  }

  /** From the start of the page on: what the browser offers, it offers once. */
  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as Prompt;
      this.canAsk = true;
    });
    addEventListener("appinstalled", () => (this.isApp = true));
  }

  /** Ask the host whether there is a newer version; true where there is. */
  async update(): Promise<boolean> {
    const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    const renewed = await found?.update().catch(() => undefined);
    return this.isNew || !!renewed?.installing || !!found?.installing;
  }

  /** Keep the site; whoever plays already does not wait for it. */
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
      this.isEverKept = true;
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
