import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchLater, later, lazyPage } from "./lazy";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("is fetched when the page has come to rest, and then given at once", async () => {
  const load = vi.fn(async () => "menu");
  const menu = later(load);
  fetchLater();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledOnce();
  expect(menu()).toBe("menu");
  expect(load).toHaveBeenCalledOnce();
});

it("is asked for again where it could not be had, and holds nothing else up", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "share").mockRejectedValueOnce(new Error("offline"));
  const share = later(load);
  const chat = later(async () => "chat");
  fetchLater();
  await vi.advanceTimersByTimeAsync(2000);
  expect(chat()).toBe("chat");
  expect(await share()).toBe("share");
});

it("is left to the next page where this one is left before", async () => {
  const load = vi.fn(async () => "help");
  later(load);
  fetchLater()();
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  fetchLater();
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledOnce();
});

it("is fetched by nobody who saves data before it is needed", async () => {
  const connection = { saveData: true };
  vi.stubGlobal("navigator", { onLine: true, connection });
  const load = vi.fn(async () => "settings");
  const settings = later(load);
  fetchLater();
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  expect(await settings()).toBe("settings");
  connection.saveData = false;
  const other = vi.fn(async () => "picture");
  later(other);
  fetchLater();
  await vi.advanceTimersByTimeAsync(2000);
  expect(other).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

describe("a page whose files an updated server no longer has", () => {
  const gone = () => Promise.reject(new Error("gone"));
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());
  const server = (there: boolean) =>
    vi.stubGlobal("fetch", () =>
      there ? Promise.resolve(new Response()) : Promise.reject(new Error("away")),
    );

  it("is fetched anew, once", async () => {
    server(true);
    const renew = vi.fn();
    void lazyPage(gone, renew)();
    await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
    await expect(lazyPage(gone, renew)()).rejects.toThrow("gone");
    expect(renew).toHaveBeenCalledOnce();
  });

  it("stays as it is while the server does not answer", async () => {
    server(false);
    const renew = vi.fn();
    await expect(lazyPage(gone, renew)()).rejects.toThrow("gone");
    expect(renew).not.toHaveBeenCalled();
  });
});
