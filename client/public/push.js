/*
 * Shows the notices that a server pushes, also when no page is open. Registered only when somebody lets this device ring
 * (src/notices/push.ts), for an address where no page lies: it answers no request and changes nothing that pages load.
 */
const home = new URL("../", registration.scope); // a proxy may offer the server under a path
const at = (path) => new URL(`.${path}`, home).pathname;

self.addEventListener("install", () => skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener("notificationclick", (event) => event.waitUntil(answer(event)));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function show({ gone, tag, title, text, path, again, match, open, mute }) {
  const shown = await registration.getNotifications({ tag: gone ?? tag });
  if (gone) {
    for (const note of shown) note.close();
    return;
  }
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === at(path))) return;
  const actions = [{ action: "open", title: open }];
  if (match) actions.push({ action: "mute", title: mute });
  await registration.showNotification(title, {
    body: text,
    tag,
    renotify: again,
    icon: at("/icon-192.png"),
    badge: at("/icon-192.png"),
    data: { path, match },
    actions,
  });
}

async function answer({ action, notification }) {
  const { path, match } = notification.data;
  notification.close();
  if (action === "mute" && match) {
    await fetch(at(`/api/me/muted/${encodeURIComponent(match)}`), { method: "PUT" });
    return;
  }
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === at(path));
  await (there ? there.focus() : clients.openWindow(new URL(`.${path}`, home)));
}

/** The browser has another address for its messages: the server must know it. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const found = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  const language = navigator.language.slice(0, 2);
  const body = {
    endpoint,
    ...keys,
    name: "Browser",
    language: ["en", "nl", "de", "fr"].includes(language) ? language : "en",
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const headers = { "Content-Type": "application/json" };
  await fetch(at("/api/me/devices"), { method: "POST", headers, body: JSON.stringify(body) });
}
