/**
 * Python's memory after all our modules were imported: saved when the runtime is built (tools/memory.mjs), and
 * restored by a worker instead of starting Python and importing everything again. Plain JavaScript: Node runs it too.
 *
 * Format of the uncompressed file: the length of the header in bytes, the header as JSON, the files that it names
 * (first a library of machine code), what Pyodide writes before a snapshot, and the pieces of the memory that are not
 * all zeros. The initial contents of the memory are removed from its beginning: the machine code contains them too.
 */

/**
 * @typedef {{
 *   files: [path: string, size: number][],
 *   symbols: string[],
 *   still: number,
 *   sum: number,
 *   size: number,
 *   pieces: [from: number, to: number][],
 * }} Head
 * @typedef {{
 *   HEAPU8: Uint8Array,
 *   HEAPU32: Uint32Array,
 *   API: { restoreSnapshot: (snapshot: Uint8Array) => unknown },
 *   FS: { mkdirTree: (path: string) => void, writeFile: (path: string, body: Uint8Array) => void },
 *   growMemory: (size: number) => void,
 *   __PyRuntime: number,
 *   __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number,
 *   loadWebAssemblyModule: (code: Uint8Array, flags: object, name: string, scope: object) => object,
 *   newDSO: (name: string, handle: undefined, symbols: object) => { global: boolean },
 *   preRun: ((module: Module) => void)[],
 *   symbols: string[],
 *   instantiateWasm: (imports: object, receive: (instance: object, module: object) => void) => object,
 * }} Module
 * @typedef {(settings: Module) => Promise<unknown>} Create
 */

/**
 * The offset at which the snapshot begins, after this many bytes.
 * @param {number} size
 */
export const aligned = (size) => Math.ceil(size / 16) * 16;

/**
 * The word that stores how Python calls functions of any signature: it differs between browsers.
 * @param {Module} module
 */
const wayOfCalling = ({ HEAPU32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET }) =>
  (__PyRuntime + (HEAPU32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4] ?? 0)) / 4;

/**
 * Remove the initial contents of the memory from a snapshot, or put them back.
 * @param {Module} module
 * @param {Uint32Array} memory
 * @param {number} still the number of words
 * @returns the sum of those words
 */
export function exchange(module, memory, still) {
  const { HEAPU32 } = module;
  const own = wayOfCalling(module);
  let sum = 0;
  for (let at = 0; at < still; at += 1) {
    const word = at === own ? 0 : (HEAPU32[at] ?? 0);
    sum = (sum + word) | 0;
    memory[at] = (memory[at] ?? 0) ^ word;
  }
  memory[own] = HEAPU32[own] ?? 0;
  return sum;
}

/**
 * Load the library before anything else, so that it has the same address in every browser. Rejects if it cannot be
 * loaded: Pyodide swallows errors thrown in its callback and would wait forever.
 * @param {Create} create
 * @param {string} name
 * @param {Uint8Array} library
 * @param {string[]} symbols what the library takes of Python (tools/runtime.py)
 * @param {(module: Module) => void} prepare called before anything runs
 * @returns {Create}
 */
export function withLibrary(create, name, library, symbols, prepare) {
  return (settings) =>
    new Promise((resolve, reject) => {
      settings.symbols = symbols;
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, receive) =>
        instantiate(imports, (instance, module) => {
          try {
            receive(instance, module);
            const symbols = settings.loadWebAssemblyModule(library, { nodelete: true }, name, {});
            settings.newDSO(name, undefined, symbols).global = false;
          } catch (error) {
            reject(error);
          }
        });
      settings.preRun.push(prepare);
      create(settings).then(resolve, reject);
    });
}

/**
 * Python's memory within a snapshot, whose second word has its offset.
 * @param {Uint8Array} snapshot
 */
export const memoryOf = (snapshot) =>
  snapshot.subarray(new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true));

/**
 * @param {Uint8Array} bytes
 */
export const wordsOf = (bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);

/**
 * @param {Module} module
 * @param {[path: string, body: Uint8Array][]} files
 */
export function writeFiles({ FS }, files) {
  for (const [path, body] of files) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, body);
  }
}

/** Zeros are left out in blocks of this many bytes. */
const GRAIN = 4096;

/**
 * Where the beginning of a memory ends: the blocks from which the initial contents were removed.
 * @param {number} still the number of words that the machine code contains
 */
const beginning = (still) => Math.ceil((still * 4) / GRAIN) * GRAIN;

/**
 * The ranges (from, to) of a memory that are not all zeros, each either within its beginning or after that.
 * @param {Uint8Array} memory
 * @param {number} still
 * @returns {[from: number, to: number][]}
 */
export function piecesOf(memory, still) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  /** @type {[number, number][]} */
  const pieces = [];
  for (let at = 0; at < memory.byteLength; at += GRAIN) {
    if (words.subarray(at / 4, (at + GRAIN) / 4).every((word) => word === 0)) continue;
    const to = Math.min(at + GRAIN, memory.byteLength);
    const last = pieces.at(-1);
    if (last?.[1] === at && at !== beginning(still)) last[1] = to;
    else pieces.push([at, to]);
  }
  return pieces;
}

/**
 * The beginning of a memory, as it was when the pieces were taken.
 * @param {Head["pieces"]} pieces
 * @param {Uint8Array} bytes of all pieces
 * @param {number} still
 */
export function beginningOf(pieces, bytes, still) {
  const memory = new Uint8Array(beginning(still));
  let taken = 0;
  for (const [from, to] of pieces) {
    if (to <= memory.length) memory.set(bytes.subarray(taken, taken + to - from), from);
    taken += to - from;
  }
  return memory;
}

/**
 * Copy the beginning and the pieces after it to their offsets, with zeros between them. The part by which a memory has
 * grown is zero already.
 * @param {Uint8Array} memory
 * @param {Uint8Array} first the beginning, complete
 * @param {Head["pieces"]} pieces
 * @param {Uint8Array} bytes of all pieces
 * @param {number} grownFrom
 */
export function fill(memory, first, pieces, bytes, grownFrom) {
  memory.set(first);
  let [done, taken] = [first.length, 0];
  for (const [from, to] of pieces) {
    if (from >= first.length) {
      if (done < grownFrom) memory.fill(0, done, Math.min(from, grownFrom));
      memory.set(bytes.subarray(taken, taken + to - from), from);
      done = to;
    }
    taken += to - from;
  }
  if (done < grownFrom) memory.fill(0, done, grownFrom);
}

/**
 * Options for `loadPyodide` with which Python starts from a saved memory, which is consumed; starting fails if it does
 * not fit.
 * @param {Uint8Array} kept
 * @param {Create} create
 */
export function startedFrom(kept, create) {
  const size = new DataView(kept.buffer, kept.byteOffset).getUint32(0, true);
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(kept.subarray(4, 4 + size)));
  let at = 4 + size;
  const files = head.files.map(([path, length]) => {
    at += length;
    return /** @type {[string, Uint8Array]} */ ([path, kept.slice(at - length, at)]);
  });
  const [[library, code] = ["", new Uint8Array()], ...others] = files;
  const rest = kept.subarray(aligned(at));
  const bytes = memoryOf(rest);
  return {
    // Pyodide gets a snapshot without memory: that is filled in afterwards, from the pieces
    _loadSnapshot: rest.subarray(0, rest.length - bytes.length),
    createPyodideModule: withLibrary(create, library, code, head.symbols, (module) => {
      const grownFrom = module.HEAPU8.length;
      module.growMemory(head.size);
      const first = beginningOf(head.pieces, bytes, head.still);
      if (exchange(module, wordsOf(first), head.still) !== head.sum)
        throw new Error("the memory belongs to another Python");
      writeFiles(module, others);
      const restore = module.API.restoreSnapshot;
      module.API.restoreSnapshot = (snapshot) => {
        const found = restore(snapshot);
        fill(module.HEAPU8, first, head.pieces, bytes, grownFrom);
        return found;
      };
    }),
  };
}

/** Reseed: the state of the random generator was saved with the memory. */
export const AFTERWARDS = "import random; random.seed()";
