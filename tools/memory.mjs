// node tools/memory.mjs FOLDER: Python's memory after everything that a match loads was imported, out of
// python_stdlib.zip, engine.zip and a wheel in a folder; written there as python.memory.bin (client/src/local/memory.js says
// what is in it).
// The same files give the same memory: no clock runs meanwhile, and nothing is drawn at random.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const root = new URL("../", import.meta.url);
const pyodide = (name) => import(new URL(`client/node_modules/pyodide/${name}`, root).href);
const memory = await import(new URL("client/src/local/memory.js", root).href);
const { loadPyodide } = await pyodide("pyodide.mjs");
const folder = process.argv[2];
const { default: create } = await import(pathToFileURL(`${folder}/pyodide.asm.js`).href); // as pages have it
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const wheel = read(readdirSync(folder).find((name) => name.endsWith(".whl")));
const PLACE = "/dugout";
const environment = { DUGOUT_COMPILED: "0", HOME: "/home/pyodide" };

/** What the archives hold, by path: unpacked by another Python, so that nothing of it lies about in this one. */
async function unpacked() {
  const python = await loadPyodide({ env: environment });
  python.unpackArchive(read("engine.zip"), "zip", { extractDir: PLACE });
  python.unpackArchive(wheel, "wheel", { extractDir: PLACE });
  const paths = python.runPython(`
from pathlib import Path
[str(path) for path in sorted(Path("${PLACE}").rglob("*")) if path.is_file() and ".dist-info" not in path.parts[2]]`);
  return paths.toJs().map((path) => [path, python.FS.readFile(path)]);
}

/** Everything that a match of any game may load, and what only an error loads; the paths of what is left. */
const IMPORT = `
import sys
sys.path.insert(0, "${PLACE}")
import asyncio, importlib, random, traceback
from pathlib import Path
left = []
for path in sorted(Path("${PLACE}/dugout").rglob("*.*")):
    parts = path.relative_to("${PLACE}").with_suffix("").parts
    try:
        assert path.suffix.startswith(".py")
        importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    except (AssertionError, ModuleNotFoundError):  # data, and what needs the parts of reports
        left.append(str(path))
from dugout.bots.contract import bot, levels
from dugout.games.registry import GAMES, game
for name in GAMES:
    for level in levels(name):
        bot(name, level)
try:
    1 / 0
except ZeroDivisionError:
    traceback.format_exc()
left
`;
const FIRST_BOARDS = readFileSync(new URL("first_boards.py", import.meta.url), "utf8");
/** What was read on the way is not needed again; files are looked for anew. */
const TIDY = `
import gc, linecache, zipimport
linecache.clearcache()
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
sys._clear_internal_caches()
random.seed(0)
gc.collect()
gc.freeze()
`;

/** Fill all memory that nobody uses with zeros: ever smaller pieces are taken, until the memory would have to grow. */
function sweep(module) {
  const held = [];
  for (let size = 1 << 18; size >= 16; size = size > 64 ? ((size * 3) >> 2) & ~15 : size - 16) {
    for (;;) {
      const [before, piece] = [module._malloc_footprint(), module._malloc(size)];
      const grown = module._malloc_footprint() !== before;
      module.HEAPU8.fill(0, piece, piece + module._malloc_usable_size(piece));
      held.push(piece);
      if (grown) break;
    }
  }
  for (const piece of held) module._free(piece);
}

const files = await unpacked();
const [library, code] = files.find(([path]) => path.endsWith(".so"));
const taken = WebAssembly.Module.imports(new WebAssembly.Module(code)).filter(({ module }) => module.startsWith("GOT."));
const symbols = [...new Set(taken.map(({ name }) => name))];
Date.now = () => 0;
performance.now = () => 0;
globalThis.crypto.getRandomValues = (bytes) => bytes.fill(0);
let initial = null;
const python = await loadPyodide({
  env: { ...environment, PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" },
  stdLibURL: `${folder}/python_stdlib.zip`,
  _makeSnapshot: true,
  createPyodideModule: memory.withLibrary(create, library, code, symbols, (module) => {
    initial = { ...module, HEAPU32: module.HEAPU32.slice() };
    memory.writeFiles(module, files);
  }),
});
const imported = python.runPython(IMPORT);
const left = new Set([library, ...imported.toJs()]);
imported.destroy();
python.runPython(FIRST_BOARDS, { globals: python.toPy({ __name__: "first_boards" }) });
python.runPython(TIDY);
sweep(python._module);
const snapshot = python.makeMemorySnapshot();
// what the library brings lies above, after a long stack of zeros: not worth the walk
const still = initial.HEAPU32.subarray(0, initial.___heap_base / 4).findLastIndex((word) => word !== 0) + 1;
const whole = memory.memoryOf(snapshot);
const sum = memory.exchange(initial, memory.wordsOf(whole), still);
const pieces = memory.piecesOf(whole, still);
const kept = files.filter(([path]) => left.has(path)).sort(([one], [other]) => (other === library) - (one === library));
const head = new TextEncoder().encode(
  JSON.stringify({
    files: kept.map(([path, body]) => [path, body.length]),
    symbols,
    still,
    sum,
    size: whole.length,
    pieces,
  }),
);
const before = Buffer.concat([new Uint8Array(4), head, ...kept.map(([, body]) => body)]);
before.writeUInt32LE(head.length);
const gap = new Uint8Array(memory.aligned(before.length) - before.length);
const start = snapshot.subarray(0, snapshot.length - whole.length);
const parts = pieces.map(([from, to]) => whole.subarray(from, to));
writeFileSync(`${folder}/python.memory.bin`, gzipSync(Buffer.concat([before, gap, start, ...parts]), { level: 9 }));
