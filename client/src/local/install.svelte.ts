/** The site on this device: cached as a whole by a service worker (`public/sw.js`), updated on request. */

import { read, write } from "../lib/storage";

const OFFERED = "dugout.installOffered";
/** The number of finished matches after which the app is offered. */
const ENOUGH = 3;

/** The event that Chromium sends to a page that may be installed. */
type Prompt = Event & { prompt: () => Promise<{ outcome: string }> };

class Install {
  /** Whether the browser lets the page prompt; otherwise people install it by hand. */
  canAsk = $state(false);
  /** Whether this is the installed app, in its own window. */
  isApp = $state(
    typeof matchMedia === "function" &&
      matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches,
  );
  #prompt: Prompt | null = null;
  /** Caching has just finished: no network is needed any more. */
  isKept = $state(false);
  /** A newer version is ready, or another tab has activated it. */
  isNew = $state(false);
  /** Everything is cached, since now or an earlier visit: then the service worker has brought this page. */
  isEverKept = $state(Boolean(globalThis.navigator?.serviceWorker?.controller));
  #waiting: ServiceWorker | null = null;

  /** Whether to offer the app now: once on a device, after some matches. */
  isDue(over: number): boolean {
    return over >= ENOUGH && !this.isApp && this.isEverKept && !read(OFFERED, false);
  }

  offered(): void {
    write(OFFERED, true);
  }

  /** Show the browser's prompt; true if the app has been installed. */
  async ask(): Promise<boolean> {
    void navigator.storage?.persist?.().catch(() => undefined); // an app should not lose its matches
    const outcome = (await this.#prompt?.prompt())?.outcome;
    this.#prompt = null;
    this.canAsk = false;
    return outcome === "accepted";
  }

  /** Called at the start of the page, because the browser sends its offer only once. */
  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as Prompt;
      this.canAsk = true;
    });
    addEventListener("appinstalled", () => (this.isApp = true));
  }

  /** Ask the host for a newer version; true if there is one, null if the host does not answer. */
  async update(): Promise<boolean | null> {
    const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    const renewed = await found?.update().catch(() => null);
    if (this.isNew || renewed?.installing || found?.installing) return true;
    return renewed === null ? null : false;
  }

  /** Cache the site in the background. */
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
      watch(); // an update may already be in progress
      found.addEventListener("updatefound", watch);
      let controlled = wasKept;
      workers.addEventListener("controllerchange", () => {
        if (controlled) this.isNew = true;
        controlled = true; // the first service worker has taken control of this page
      });
      await workers.ready;
      this.isEverKept = true;
      this.isKept = !wasKept;
    } catch {
      // a window without storage: the site works while there is a network
    }
  }

  /** Activate the newer version. Matches are on disk: nothing is lost. */
  take(): void {
    const reload = () => location.reload();
    // if another tab has activated it, no worker is waiting and no change would be signalled
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
