import { afterEach, describe, expect, it, vi } from "vitest";
import { tableModule } from "../src/games";
import { BROWSER } from "../src/lib/environment";
import { lazy } from "../src/lib/lazy";
import { preloadMatch, takePreloaded } from "../src/lib/preload.svelte";
import { storedMatch } from "../src/lib/stored-matches";
import { FakeSocket, snapshot } from "./fakes";

const open = BROWSER.open;
afterEach(() => {
  BROWSER.open = open;
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const listen = () => {
  BROWSER.open = (url) => new FakeSocket(url) as unknown as WebSocket;
};

describe("the match at the address where the page was opened", () => {
  it("is asked for with the seat of its link, and waited for with everything that draws it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] }); // patience does not end here
    listen();
    history.replaceState(null, "", "/match/m1#seat=secret");
    const there = preloadMatch("m1");
    FakeSocket.last.accept();
    expect(FakeSocket.last.of("hello")[0]?.seats).toEqual(["secret"]);
    expect(storedMatch("m1").tokens).toEqual(["secret"]);
    FakeSocket.last.say({ type: "snapshot", events: [], ...snapshot() } as never);
    await there;
    expect(tableModule("toto")).not.toBeInstanceOf(Promise);
    expect(takePreloaded("another")).toBeNull();
  });

  it("belongs to whoever shows it first", async () => {
    listen();
    void preloadMatch("m1");
    const match = takePreloaded("m1");
    expect(match?.id).toBe("m1");
    expect(takePreloaded("m1")).toBeNull();
    match?.close();
  });

  it("is not waited for without end", async () => {
    vi.useFakeTimers();
    listen();
    const there = preloadMatch("m1");
    await vi.advanceTimersByTimeAsync(700);
    await there;
    takePreloaded("m1")?.close();
  });
});

describe("what is loaded once", () => {
  it("is given at once when it is there, and tried again when it failed", async () => {
    let tries = 0;
    const load = lazy(async () => {
      tries += 1;
      if (tries === 1) throw new Error("offline");
      return tries;
    });
    await expect(load()).rejects.toThrow("offline");
    expect(await load()).toBe(2);
    expect(load()).toBe(2);
  });
});
