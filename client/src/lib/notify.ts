/** Browser notifications: only for those who asked for them, and only while the page is out of sight. */

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

export function notify(title: string, body: string, match: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const note = new Notification(title, { body, tag: match, icon: "/favicon.svg" });
  note.onclick = () => {
    window.focus();
    go(`/match/${encodeURIComponent(match)}`);
  };
}
