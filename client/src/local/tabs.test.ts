/** Several tabs with one match: who leads, and who hears of it. */
import { afterEach, expect, test, vi } from "vitest";
import { Tabs } from "./tabs";

const settled = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => vi.unstubAllGlobals());

/** Locks as browsers have them: given in turn, kept until whoever holds one is gone. */
function stubTabs() {
  const queues = new Map<string, (() => unknown)[]>();
  const channels: { onmessage: ((event: { data: string }) => void) | null }[] = [];
  vi.stubGlobal("navigator", {
    locks: {
      request: (name: string, take: () => unknown) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, [...queue, take]);
        if (queue.length === 0) take();
      },
    },
  });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        channels.push(this);
      }
      postMessage(data: string) {
        for (const other of channels) if (other !== this) other.onmessage?.({ data });
      }
    },
  );
  return { close: (name: string) => queues.get(name)?.[1]?.() };
}

test("the first tab leads, the second follows, and leads when the first is gone", async () => {
  const browser = stubTabs();
  const [lead, renew] = [vi.fn(), vi.fn()];
  const first = new Tabs({ lead: vi.fn(), renew: vi.fn() });
  const second = new Tabs({ lead, renew });
  first.join("local-1");
  second.join("local-1");
  second.join("local-1");
  expect([first.leads("local-1"), second.leads("local-1")]).toEqual([true, false]);
  first.tell("local-1");
  first.tell("local-2");
  expect(renew.mock.calls).toEqual([["local-1"]]);
  browser.close("dugout local-1");
  await settled();
  expect(lead).toHaveBeenCalledExactlyOnceWith("local-1");
  expect(second.leads("local-1")).toBe(true);
});

test("a tab that has only listed a match hears of it, and leaves it to the one that opens it", () => {
  stubTabs();
  const renew = vi.fn();
  const home = new Tabs({ lead: vi.fn(), renew });
  const playing = new Tabs({ lead: vi.fn(), renew: vi.fn() });
  home.follow("local-1");
  playing.join("local-1");
  playing.tell("local-1");
  expect([home.leads("local-1"), playing.leads("local-1")]).toEqual([false, true]);
  expect(renew).toHaveBeenCalledExactlyOnceWith("local-1");
});

test("without locks every tab leads", () => {
  stubTabs();
  vi.stubGlobal("navigator", {});
  const tabs = new Tabs({ lead: vi.fn(), renew: vi.fn() });
  tabs.join("local-1");
  expect(tabs.leads("local-1")).toBe(true);
});
