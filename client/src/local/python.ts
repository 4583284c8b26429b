/**
 * Python in a worker, with our own modules: restored from the memory that the service worker has cached (memory.js), or
 * started from scratch if there is none or it does not fit this browser.
 */

import { AFTERWARDS, type Create, startedFrom } from "./memory.js";

export interface Python {
  unpackArchive: (archive: ArrayBuffer, format: string, options?: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
  globals: { get: (name: string) => unknown };
  toPy: (value: unknown) => unknown;
}

/** Lists what has to be fetched (`tools/runtime.py` writes it). */
interface Manifest {
  python: string;
  engine: string;
  report: string;
  /** Missing if the runtime was built without Node. */
  memory?: string;
  wheel: string;
  /** What Pyodide would ask its `pyodide-lock.json` for. */
  lock: object;
  sizes: Record<string, number>;
}

/** What another worker needs to start as well. */
export interface Parts {
  /** Compiled once. */
  code: WebAssembly.Module;
  /** Whether to ignore the cached memory of Python, which may be damaged. */
  isFresh: boolean;
}

export type Progress = (loaded: number, whole: number) => void;
type Load = (options: object) => Promise<Python>;

/** Relative to the folder of this script, wherever the site is installed. */
const ROOT = new URL("../runtime/", location.href);
const WASM = "pyodide.asm.wasm";
/** A neutral file ending, so that no host decompresses the file during transfer. */
const PACKED = ".bin";
const LIBRARY = "python_stdlib.zip";
const ENGINE = "engine.zip";

/** The browser's own `fetch`; Pyodide gets a replacement. */
const original = self.fetch.bind(self);

async function fetched(url: URL | string): Promise<Response> {
  const found = await original(url);
  if (!found.ok) throw new Error(`${String(url)}: ${found.status}`);
  return found;
}

/** A response whose bytes are counted as they arrive. */
function counted(
  response: Response,
  count: (bytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const body = response.body ?? new Response("").body;
  if (!body) throw new Error("empty");
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        count(chunk.byteLength);
        out.enqueue(chunk);
      },
    }),
  );
}

const unpacked = (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  body.pipeThrough(new DecompressionStream("gzip"));

/**
 * The service worker stores the machine code uncompressed, so the browser may cache its compiled form. During transfer
 * it is compressed, so that any web host sends few bytes.
 */
async function compiled(base: URL, count: (bytes: number) => void): Promise<WebAssembly.Module> {
  const plain = new URL(WASM, base);
  if (await globalThis.caches?.match(plain).catch(() => undefined))
    try {
      return await WebAssembly.compileStreaming(fetched(plain));
    } catch (error) {
      console.warn("the machine code is fetched again:", error); // for example, there is no service worker
    }
  const body = unpacked(counted(await fetched(plain.href + PACKED), count));
  return WebAssembly.compileStreaming(
    new Response(body, { headers: { "Content-Type": "application/wasm" } }),
  );
}

/** The uncompressed memory, if the whole site is cached on this device; it is never fetched separately. */
async function keptMemory({ memory }: Manifest, found: () => void): Promise<Uint8Array | null> {
  if (!memory) return null;
  try {
    const kept = await globalThis.caches?.match(new URL(`${memory}/python.memory`, ROOT));
    if (!kept) return null;
    found();
    return new Uint8Array(await kept.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Intercepts Pyodide's own requests: its machine code is already here, and its library is on the way, with its
 * bytes counted.
 * Pyodide swallows errors of both, and then waits forever or fails for another reason, so they are passed to `fail`.
 */
function serve(
  base: URL,
  code: Promise<WebAssembly.Module>,
  count: (bytes: number) => void,
  fail: (error: unknown) => void,
): void {
  const place = new URL(LIBRARY, base).href;
  const library = fetched(place).then((found) => new Response(counted(found, count)).arrayBuffer());
  library.catch(fail);
  self.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url === new URL(WASM, base).href) return new Response();
    return url === place ? new Response(await library) : original(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await code;
    const instance = WebAssembly.instantiate(module, imports);
    instance.catch(fail);
    return { module, instance: await instance };
  };
}

const manifestOf = async (): Promise<Manifest> => (await fetched(new URL("runtime.json", ROOT))).json();

/** Load what reports need in addition; rejects if it cannot be fetched. */
export async function addReports(python: Python): Promise<void> {
  const { report } = await manifestOf();
  const archive = await (await fetched(new URL(`${report}/report.zip`, ROOT))).arrayBuffer();
  python.unpackArchive(archive, "zip", { extractDir: "/dugout" });
  // folders that were searched before may have new files
  python.runPython("import importlib; importlib.invalidate_caches()");
}

async function started(
  manifest: Manifest,
  code: Promise<WebAssembly.Module>,
  memory: Promise<Uint8Array | null> | null,
  count: (bytes: number) => void,
): Promise<Python> {
  const base = new URL(`${manifest.python}/`, ROOT);
  const own = (name: string) => import(/* @vite-ignore */ new URL(name, base).href);
  const load = async (name: string): Promise<ArrayBuffer> =>
    new Response(counted(await fetched(new URL(`${manifest.engine}/${name}`, ROOT)), count)).arrayBuffer();
  const failed = new Promise<never>((_, fail) => {
    serve(base, code, count, fail);
    code.catch(fail);
  });
  failed.catch(() => undefined); // the caller gets the error
  const [{ loadPyodide: begin }, { default: create }]: [{ loadPyodide: Load }, { default: Create }] =
    await Promise.all([own("pyodide.js"), own("pyodide.asm.js")]);
  const loadPyodide = (settings: object) => Promise.race([begin(settings), failed]);
  const options = {
    indexURL: base.href,
    lockFileContents: manifest.lock,
    env: { DUGOUT_COMPILED: "0", HOME: "/home/pyodide" },
  };
  const kept = await memory;
  if (kept)
    try {
      const python = await loadPyodide({ ...options, ...startedFrom(kept, create) });
      python.runPython(AFTERWARDS);
      return python;
    } catch (error) {
      console.warn("Python starts anew:", error);
    }
  const [python, engine, wheel] = await Promise.all([
    loadPyodide(options),
    load(ENGINE),
    load(manifest.wheel),
  ]);
  python.unpackArchive(engine, "zip", { extractDir: "/dugout" });
  python.unpackArchive(wheel, "wheel");
  python.runPython("import sys; sys.path.insert(0, '/dugout')");
  return python;
}

/**
 * Start Python with our modules; rejects if this browser cannot run it, or something cannot be fetched.
 * `isFresh`: ignore the cached memory, which may be damaged.
 */
export async function startPython(progress: Progress, isFresh: boolean): Promise<[Python, Parts]> {
  const manifest = await manifestOf();
  const sizeOf = (names: string[]) => names.reduce((sum, name) => sum + (manifest.sizes[name] ?? 0), 0);
  let whole = sizeOf([WASM + PACKED, LIBRARY, ENGINE, manifest.wheel]);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    progress(Math.min(loaded, whole), whole);
  };
  const code = compiled(new URL(`${manifest.python}/`, ROOT), count);
  const found = () => (whole -= sizeOf([ENGINE, manifest.wheel]));
  const memory = isFresh ? null : keptMemory(manifest, found);
  const python = await started(manifest, code, memory, count);
  return [python, { code: await code, isFresh }];
}

/** Start another Python with the parts of one that is running. */
export async function startAnother({ code, isFresh }: Parts): Promise<Python> {
  const manifest = await manifestOf();
  const nobody = () => undefined;
  return started(manifest, Promise.resolve(code), isFresh ? null : keptMemory(manifest, nobody), nobody);
}
