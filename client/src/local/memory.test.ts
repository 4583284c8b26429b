import { expect, test } from "vitest";
import {
  aligned,
  beginningOf,
  exchange,
  fill,
  type Module,
  piecesOf,
  startedFrom,
  withLibrary,
} from "./memory.js";

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

/** Words of a block. */
const BLOCK = 1024;

/** A file as tools/memory.mjs writes it: a library of two bytes, two words before a snapshot, a block and a word. */
function file(sum: number): Uint8Array {
  const head = JSON.stringify({
    files: [
      ["/lib/one.so", 2],
      ["/data/a/b.json", 3],
    ],
    symbols: ["one"],
    still: 1,
    sum,
    size: 16 * BLOCK,
    pieces: [
      [0, 4 * BLOCK],
      [12 * BLOCK, 12 * BLOCK + 4],
    ],
  });
  const body = new TextEncoder().encode(`${head}XYabc`);
  const from = aligned(4 + body.length);
  const kept = new Uint8Array(from + 12 + 4 * BLOCK);
  new DataView(kept.buffer).setUint32(0, head.length, true);
  kept.set(body, 4);
  kept.set(new Uint8Array(new Uint32Array([77, 8, 5]).buffer), from);
  kept[from + 8 + 4 * BLOCK] = 6;
  return kept;
}

async function start(sum: number) {
  const written: [string, string][] = [];
  const folders: string[] = [];
  const memory = new Uint32Array(4 * BLOCK);
  memory.set([1, 2, 0, 0, 9, 0]);
  const module = {
    ...browser([]),
    HEAPU8: new Uint8Array(memory.buffer, 0, 14 * BLOCK),
    HEAPU32: memory,
    API: { restoreSnapshot: (snapshot: Uint8Array) => snapshot.length },
    preRun: [] as ((module: Module) => void)[],
    growMemory: (size: number) => {
      expect(size).toBe(16 * BLOCK);
      module.HEAPU8 = new Uint8Array(memory.buffer);
    },
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
    memory.fill(4, 0, 3.5 * BLOCK); // what runs before the snapshot is put in
  };
  const options = startedFrom(file(sum), create);
  await options.createPyodideModule(module as unknown as Module);
  const found = module.API.restoreSnapshot(options._loadSnapshot);
  expect((module as { symbols?: string[] }).symbols).toEqual(["one"]);
  return { found, words: memory, written, folders };
}

test("a kept memory is made whole, with the files that were not imported", async () => {
  const { found, words, written, folders } = await start(1);
  expect(found).toBe(8); // Pyodide gets what stands before the memory, and nothing of it
  const whole = new Uint32Array(4 * BLOCK);
  [whole[0], whole[3 * BLOCK]] = [5 ^ 1, 6];
  expect(words).toEqual(whole);
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
  const create = withLibrary(waits, "/lib/one.so", new Uint8Array(), [], () => undefined);
  await expect(create(module as unknown as Module)).rejects.toThrow("no room");
});

test("machine code that Pyodide cannot take is an error, though it swallows it", async () => {
  const module = {
    preRun: [],
    instantiateWasm: (_imports: object, receive: (instance: object, module: object) => void) => {
      Promise.resolve()
        .then(() => receive({}, {}))
        .catch(() => undefined);
      return {};
    },
  };
  const waits = (settings: Module) => {
    settings.instantiateWasm({}, () => {
      throw new RangeError("out of memory");
    });
    return new Promise(() => undefined);
  };
  const create = withLibrary(waits, "/lib/one.so", new Uint8Array(), [], () => undefined);
  await expect(create(module as unknown as Module)).rejects.toThrow("out of memory");
});

test("zeros are left out and come back, at the beginning too", () => {
  const memory = new Uint8Array(5 * 4096 + 16);
  memory[4096] = 4;
  memory[2 * 4096 + 5] = 1;
  memory[3 * 4096] = 2;
  memory[5 * 4096 + 15] = 3;
  const pieces = piecesOf(memory, 1100);
  expect(pieces).toEqual([
    [4096, 2 * 4096],
    [2 * 4096, 4 * 4096],
    [5 * 4096, 5 * 4096 + 16],
  ]);
  const bytes = new Uint8Array(pieces.flatMap(([from, to]) => [...memory.subarray(from, to)]));
  for (const grownFrom of [0, 4096 + 7, memory.length]) {
    const other = new Uint8Array(memory.length).fill(9, 0, grownFrom);
    fill(other, beginningOf(pieces, bytes, 1100), pieces, bytes, grownFrom);
    expect(other.findIndex((byte, at) => byte !== memory[at])).toBe(-1);
  }
});
