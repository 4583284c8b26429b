/** This device as one that rings: its subscription with the browser's push service, the worker that shows notices. */

import { language } from "../lib/i18n.svelte";
import { root } from "../lib/root";
import { write } from "../lib/storage";
import { type Notices, notices, zone } from "./api";

/** Whether this device rings; `lib/people.svelte.ts` looks before it loads anything of this. */
export const KEY = "dugout.push";
const WORKER = `${root}/push.js`;
/** No page lies there: the worker is in nobody's way. */
const SCOPE = `${root}/push/`;

export type Obstacle = "insecure" | "cannot" | "blocked" | "failed";

/** Why this device cannot ring; null if it can. */
export function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "cannot";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** A name by which somebody knows this device among others. */
export function deviceName(agent: string, touch: boolean): string {
  const browser =
    [
      ["Edg", "Edge"],
      ["OPR", "Opera"],
      ["Firefox", "Firefox"],
      ["Chrom", "Chrome"],
      ["Safari", "Safari"],
    ].find(([sign]) => agent.includes(sign as string))?.[1] ?? "Browser";
  const system = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"].find((name) =>
    agent.includes(name),
  );
  const named = system === "Macintosh" ? (touch ? "iPad" : "Mac") : system === "CrOS" ? "Chromebook" : system;
  return named ? `${browser}, ${named}` : browser;
}

/** The id by which the server knows a subscription. */
export async function deviceId(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const registered = async () => (await navigator.serviceWorker?.getRegistration(SCOPE)) ?? null;

/** The subscription of this device, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  return (await (await registered())?.pushManager.getSubscription()) ?? null;
}

export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function isFor(found: PushSubscription, key: string): boolean {
  const used = new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0));
  return keyBytes(key).every((byte, at) => byte === used[at]);
}

async function active(worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = worker.installing ?? worker.waiting;
  if (!worker.active && coming)
    await new Promise<void>((done) =>
      coming.addEventListener("statechange", () => coming.state === "activated" && done()),
    );
  return worker;
}

async function subscribed(key: string): Promise<PushSubscription> {
  const worker = await active(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  const old = await worker.pushManager.getSubscription();
  if (old && isFor(old, key)) return old;
  await old?.unsubscribe(); // of another server at this address
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
}

async function tellServer(found: PushSubscription): Promise<Notices> {
  const { endpoint, keys } = found.toJSON();
  const answer = await notices.add({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    name: deviceName(navigator.userAgent, navigator.maxTouchPoints > 1),
    language: language(),
    zone: zone(),
  });
  write(KEY, true);
  return answer;
}

/** Let this device ring; an obstacle if the browser does not let it. Refusals of the server are thrown. */
export async function ringHere(key: string): Promise<Notices | Obstacle> {
  const before = obstacle();
  if (before) return before;
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  let found: PushSubscription;
  try {
    found = await subscribed(key);
  } catch {
    return "failed";
  }
  return tellServer(found);
}

/** This device rings no more. */
export async function silenceHere(): Promise<Notices> {
  const found = await subscription();
  write(KEY, null);
  const answer = found ? await notices.forget(await deviceId(found.endpoint)) : await notices.look();
  await found?.unsubscribe();
  await (await registered())?.unregister();
  return answer;
}

/** After somebody has signed in here, the device is theirs; without a subscription it rings no more. */
export async function renewHere(): Promise<void> {
  const found = await subscription();
  if (found) await tellServer(found).catch(() => undefined);
  else write(KEY, null);
}
