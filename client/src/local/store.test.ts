/** What a tab keeps, and what it must not keep over what another tab has kept. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MatchStore } from "./store";

type Key = string | [string, number];

/** As much of IndexedDB as the store uses: a transaction that is aborted leaves everything as it was. */
class FakeDatabase {
  rows = new Map<string, unknown>();

  transaction() {
    const after = new Map(this.rows);
    const fake = { aborted: false, error: null, oncomplete: () => {}, onabort: () => {}, abort: () => {} };
    const request = <T>(result: T) => {
      const asked = { result, onsuccess: () => {} };
      queueMicrotask(() => asked.onsuccess());
      return asked;
    };
    const key = (name: string, of: Key) => JSON.stringify([name, of].flat());
    const within = (name: string, { match, first }: { match: string; first: number }) =>
      [...after].filter(([at]) => {
        const [store, id, number] = JSON.parse(at);
        return store === name && id === match && number >= first;
      });
    fake.abort = () => {
      fake.aborted = true;
      fake.onabort();
    };
    setTimeout(() => {
      if (fake.aborted) return;
      this.rows = after;
      fake.oncomplete();
    });
    return Object.assign(fake, {
      objectStore: (name: string) => ({
        get: (id: string) => request(after.get(key(name, id))),
        getAll: (range: { match: string; first: number }) =>
          request(within(name, range).map(([, row]) => row)),
        put: (row: { id: string }, at: Key = row.id) => after.set(key(name, at), row),
        getAllKeys: () =>
          request(
            [...after.keys()].map((at) => JSON.parse(at)).flatMap((at) => (at[0] === name ? [at[1]] : [])),
          ),
        delete: (which: string | { match: string; first: number }) => {
          if (typeof which === "string") after.delete(key(name, which));
          else for (const [at] of within(name, which)) after.delete(at);
        },
      }),
    });
  }
}

const factory = () => {
  const opening = { result: new FakeDatabase(), onsuccess: () => {} };
  return {
    open: () => {
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  } as unknown as IDBFactory;
};

const change = (revision: number, keep: number, answers: [number, string][], status = "running") =>
  JSON.stringify({ row: { revision, status }, keep, answers });

beforeEach(() => {
  vi.stubGlobal("IDBKeyRange", { bound: ([match, first]: [string, number]) => ({ match, first }) });
});
afterEach(() => vi.unstubAllGlobals());

const kept = async (store: MatchStore) => JSON.parse((await store.get("local-1")) ?? "null");

test("a match is kept with its answers, shortened where something was taken back", async () => {
  const store = new MatchStore(factory());
  expect(await store.get("local-1")).toBeUndefined();
  await store.put("local-1", -1, 0, change(0, 0, []));
  await store.put(
    "local-1",
    0,
    0,
    change(0, 0, [
      [0, "a"],
      [1, "b"],
    ]),
  );
  await store.put("local-1", 2, 0, change(1, 1, []));
  expect(await kept(store)).toEqual({ row: { revision: 1, status: "running" }, answers: [[0, "a"]] });
  await expect(store.put("local-1", -1, 0, change(0, 0, []))).rejects.toThrow("conflict");
});

test("a tab that knows as many answers, but not that the match was given up, keeps nothing", async () => {
  const store = new MatchStore(factory());
  await store.put("local-1", -1, 0, change(0, 0, [[0, "a"]]));
  await store.put("local-1", 1, 0, change(1, 1, [], "over"));
  await expect(store.put("local-1", 1, 0, change(0, 1, [[1, "b"]]))).rejects.toThrow("conflict");
  expect(await kept(store)).toEqual({ row: { revision: 1, status: "over" }, answers: [[0, "a"]] });
});

test("all matches are read for a file, and one that is removed leaves nothing", async () => {
  const store = new MatchStore(factory());
  await store.put("local-1", -1, 0, change(0, 0, [[0, "a"]]));
  await store.put("local-2", -1, 0, change(0, 0, [[0, "b"]]));
  const answers = async () => (await store.all()).map(([, text]) => JSON.parse(text).answers);
  expect(await answers()).toEqual([[[0, "a"]], [[0, "b"]]]);
  await store.remove("local-1");
  expect(await answers()).toEqual([[[0, "b"]]]);
  expect(await store.get("local-1")).toBeUndefined();
});

test("where a browser refuses to open anything, only whoever wants to keep something is told", async () => {
  const refuses = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const store = new MatchStore({ open: refuses } as unknown as IDBFactory);
  await expect(store.put("local-1", -1, 0, change(0, 0, []))).rejects.toThrow("insecure");
});
