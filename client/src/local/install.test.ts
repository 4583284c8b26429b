/** A newer version of the site, and several tabs. */
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("whoever comes after another tab has taken the new version just loads it", async () => {
  const waiting = { state: "installed", postMessage: vi.fn() };
  const found = {
    waiting: null as typeof waiting | null,
    installing: new EventTarget(),
    addEventListener: vi.fn(),
  };
  const waits = vi.fn();
  const register = async () => found;
  const ready = Promise.resolve();
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: {}, register, ready, addEventListener: waits },
  });
  const { install } = await import("./install.svelte");
  await install.start();
  expect(install.isNew).toBe(false);
  found.waiting = waiting;
  found.installing.dispatchEvent(new Event("statechange"));
  expect(install.isNew, "it was on its way when the page began").toBe(true);
  install.take();
  expect(waiting.postMessage).toHaveBeenCalledOnce();
  expect(waits, "the page is loaded anew when the new one is there").toHaveBeenCalledWith(
    "controllerchange",
    expect.anything(),
  );
  waits.mockClear();
  waiting.state = "activated";
  install.take();
  expect(waits).not.toHaveBeenCalled();
  expect(waiting.postMessage).toHaveBeenCalledOnce();
});

test("without an answer of the host nobody says that this is the newest version", async () => {
  const update = vi.fn(async () => ({}));
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ update }) } });
  vi.resetModules();
  const { install } = await import("./install.svelte");
  expect(await install.update()).toBe(false);
  update.mockRejectedValue(new TypeError("no network"));
  expect(await install.update()).toBeNull();
});
