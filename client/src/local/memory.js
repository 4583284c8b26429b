/**
 * Python's memory as it is after everything of ours was imported: kept when the runtime is made (tools/memory.mjs), and
 * taken up by a worker in the place of starting Python and importing it all again. Plain JavaScript: Node runs it too.
 *
 * A file of it, unpacked: how many bytes the head has, the head as JSON, the files that it names (first a library of
 * machine code), and a snapshot as Pyodide makes it. What the memory holds before anything runs is taken out of it: it
 * stands in the machine code, too.
 */

/**
 * @typedef {{ files: [path: string, size: number][], still: number, sum: number }} Head
 * @typedef {{
 *   HEAPU32: Uint32Array,
 *   FS: { mkdirTree: (path: string) => void, writeFile: (path: string, body: Uint8Array) => void },
 *   growMemory: (size: number) => void,
 *   __PyRuntime: number,
 *   __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number,
 *   loadWebAssemblyModule: (code: Uint8Array, flags: object, name: string, scope: object) => object,
 *   newDSO: (name: string, handle: undefined, symbols: object) => { global: boolean },
 *   preRun: ((module: Module) => void)[],
 *   instantiateWasm: (imports: object, receive: (instance: object, module: object) => void) => object,
 * }} Module
 * @typedef {(settings: Module) => Promise<unknown>} Create
 */

/**
 * Where the snapshot begins, after so many bytes.
 * @param {number} size
 */
export const aligned = (size) => Math.ceil(size / 16) * 16;

/**
 * The word in which Python keeps its way of calling functions of any signature: each browser has its own.
 * @param {Module} module
 */
const wayOfCalling = ({ HEAPU32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET }) =>
  (__PyRuntime + (HEAPU32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4] ?? 0)) / 4;

/**
 * Take what the memory holds before anything runs out of a snapshot, or put it back.
 * @param {Module} module
 * @param {Uint32Array} memory
 * @param {number} still so many words
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
 * Load the library before anything else: it then lies at the same place in every browser. Rejects where it cannot be
 * loaded: Pyodide swallows what is thrown in its callback and would wait for ever.
 * @param {Create} create
 * @param {string} name
 * @param {Uint8Array} library
 * @param {(module: Module) => void} prepare when nothing has run yet
 * @returns {Create}
 */
export function withLibrary(create, name, library, prepare) {
  return (settings) =>
    new Promise((resolve, reject) => {
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, receive) =>
        instantiate(imports, (instance, module) => {
          receive(instance, module);
          try {
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
 * The words of Python's memory in a snapshot, whose second word says where they begin.
 * @param {Uint8Array} snapshot
 */
export function wordsOf(snapshot) {
  const all = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.byteLength >> 2);
  return all.subarray((all[1] ?? 0) / 4);
}

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

/**
 * Options for `loadPyodide` with which Python starts from a kept memory, which is used up; starting fails where it does
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
  const snapshot = kept.subarray(aligned(at));
  return {
    _loadSnapshot: snapshot,
    createPyodideModule: withLibrary(create, library, code, (module) => {
      module.growMemory(wordsOf(snapshot).byteLength);
      if (exchange(module, wordsOf(snapshot), head.still) !== head.sum)
        throw new Error("the memory belongs to another Python");
      writeFiles(module, others);
    }),
  };
}

/** What was drawn at random when the memory was made is drawn anew. */
export const AFTERWARDS = "import random; random.seed()";
