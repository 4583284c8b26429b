import { expect, test } from "vitest";
import { aligned, exchange, type Module, startedFrom, withLibrary, wordsOf } from "./memory.js";

const OWN = 2; // the word of the way of calling
const browser = (words: number[]) =>
  ({
    HEAPU32: new Uint32Array(words),
    __PyRuntime: OWN * 4,
    __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: 12,
  }) as unknown as Module;

test("what stands in the machine code is taken out and put back, but for what is each browser's own", () => {
  const maker = browser([7, 9, 50, 0, 3]);
  const memory = new Uint32Array([7, 8, 50, 1, 2, 4]);
  const sum = exchange(maker, memory, 5);
  expect([...memory]).toEqual([0, 1, 50, 1, 1, 4]);
  expect(exchange(browser([7, 9, 66, 0, 3]), memory, 5)).toBe(sum);
  expect([...memory]).toEqual([7, 8, 66, 1, 2, 4]);
  expect(exchange(browser([7, 8, 66, 0, 3]), memory, 5)).not.toBe(sum);
});

/** A file as tools/memory.mjs writes it: a library of two bytes, and a snapshot of two words after two of its own. */
function file(sum: number): Uint8Array {
  const head = JSON.stringify({
    files: [
      ["/lib/one.so", 2],
      ["/data/a/b.json", 3],
    ],
    still: 2,
    sum,
  });
  const body = new TextEncoder().encode(`${head}XYabc`);
  const from = aligned(4 + body.length);
  const kept = new Uint8Array(from + 16);
  new DataView(kept.buffer).setUint32(0, head.length, true);
  kept.set(body, 4);
  kept.set(new Uint8Array(new Uint32Array([0, 8, 5, 6]).buffer), from);
  return kept;
}

async function start(sum: number) {
  const written: [string, string][] = [];
  const folders: string[] = [];
  const module = {
    ...browser([1, 2, 0, 0]),
    preRun: [] as ((module: Module) => void)[],
    growMemory: (size: number) => expect(size).toBe(8),
    FS: {
      mkdirTree: (path: string) => folders.push(path),
      writeFile: (path: string, body: Uint8Array) => written.push([path, new TextDecoder().decode(body)]),
    },
    instantiateWasm: (_imports: object, receive: (instance: object, module: object) => void) => {
      receive({}, {});
      return {};
    },
    loadWebAssemblyModule: (code: Uint8Array, _flags: object, name: string) => ({ name, size: code.length }),
    newDSO: (name: string, _handle: undefined, symbols: object) => ({ name, symbols, global: true }),
  };
  const create = async (settings: Module) => {
    settings.instantiateWasm({}, () => undefined);
    for (const prepare of settings.preRun) prepare(settings);
  };
  const options = startedFrom(file(sum), create);
  await options.createPyodideModule(module as unknown as Module);
  return { words: [...wordsOf(options._loadSnapshot)], written, folders };
}

test("a kept memory is made whole, with the files that were not imported", async () => {
  const { words, written, folders } = await start(3);
  expect(words).toEqual([5 ^ 1, 6 ^ 2]);
  expect(written).toEqual([["/data/a/b.json", "abc"]]);
  expect(folders).toEqual(["/data/a"]);
});

test("a memory of another Python is refused", async () => {
  await expect(start(4)).rejects.toThrow("another Python");
});

test("a library that cannot be loaded is an error, though Pyodide swallows it", async () => {
  const module = {
    preRun: [],
    instantiateWasm: (_imports: object, receive: (instance: object, module: object) => void) => {
      Promise.resolve()
        .then(() => receive({}, {}))
        .catch(() => undefined);
      return {};
    },
    loadWebAssemblyModule: () => {
      throw new Error("no room");
    },
  };
  const waits = (settings: Module) => {
    settings.instantiateWasm({}, () => undefined);
    return new Promise(() => undefined);
  };
  const create = withLibrary(waits, "/lib/one.so", new Uint8Array(), () => undefined);
  await expect(create(module as unknown as Module)).rejects.toThrow("no room");
});
