/** Browser notifications: only for those who asked for them, and only while the page is out of sight. */

import { root } from "./root";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Ask the browser; true if it may show something now. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

export async function notify(title: string, body: string, match: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const path = `/match/${encodeURIComponent(match)}`;
  const note = { body, tag: `match:${match}`, icon: `${root}/favicon.svg`, data: { path } };
  // the worker that shows what a server pushes shows this as well, so that nobody reads the same twice
  const worker = await navigator.serviceWorker?.getRegistration(`${root}/push/`);
  if (worker) return worker.showNotification(title, note);
  new Notification(title, note).onclick = () => {
    window.focus();
    go(path);
  };
}
