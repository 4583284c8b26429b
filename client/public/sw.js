/*
 * Keeps the whole site on the device. VERSION and FILES stand before this when the site is made (server/http/site.py);
 * a new version is fetched beside the old one and waits until somebody wants it.
 */
const OURS = `dugout ${registration.scope} `;
const CACHE = OURS + VERSION;
/** Names that follow from the contents: what another version has under them is the same. */
const LASTING = /^(assets|runtime\/[^/]+)\//;

/** What is large to send is kept unpacked: nobody waits for that at a later visit. */
const PACKED = /\.bin$/;

async function keep(name) {
  const cache = await caches.open(CACHE);
  const own = name.replace(PACKED, "");
  const known = LASTING.test(name) && (await caches.match(own));
  const request = new Request(name, { cache: LASTING.test(name) ? "default" : "reload" });
  if (known) await cache.put(own, known);
  else if (own === name) await cache.add(request);
  else await cache.put(own, await unpacked(request, own));
}

async function unpacked(request, own) {
  const found = await fetch(request);
  if (!found.ok) throw new Error(`${request.url}: ${found.status}`);
  const body = found.body.pipeThrough(new DecompressionStream("gzip"));
  const type = own.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(body, { headers: { "Content-Type": type } });
}

async function forgetOthers() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const name = request.mode === "navigate" ? "./" : request;
  return (await cache.match(name, { ignoreSearch: true })) ?? fetch(request);
}

/** The folder of the site itself is its only page. */
function isPage(url) {
  const path = new URL(url).pathname;
  const folder = new URL(registration.scope).pathname;
  return path === folder || path === `${folder}index.html`;
}

self.addEventListener("install", (event) => event.waitUntil(Promise.all(FILES.map(keep))));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  if (mode !== "navigate" || isPage(url)) event.respondWith(answer(event.request));
});
