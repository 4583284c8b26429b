/**
 * Python in a worker, with our own modules: started from the memory that the service worker keeps of it (memory.js), or
 * anew where there is none yet or it does not fit this browser.
 */

import { AFTERWARDS, type Create, startedFrom } from "./memory.js";

export interface Python {
  unpackArchive: (archive: ArrayBuffer, format: string, options?: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
  globals: { get: (name: string) => unknown };
  toPy: (value: unknown) => unknown;
}

/** Names what is to be fetched (`tools/runtime.py` writes it). */
interface Manifest {
  python: string;
  engine: string;
  report: string;
  /** Missing where the runtime was made without Node. */
  memory?: string;
  wheel: string;
  sizes: Record<string, number>;
}

/** What another worker needs to start, too. */
export interface Parts {
  /** Compiled once. */
  code: WebAssembly.Module;
  /** What is kept of Python's memory is not to be trusted. */
  isFresh: boolean;
}

export type Progress = (loaded: number, whole: number) => void;
type Load = (options: object) => Promise<Python>;

/** Beside the folder of this script, wherever the site lies. */
const ROOT = new URL("../runtime/", location.href);
const WASM = "pyodide.asm.wasm";
/** No host takes it for something that it should unpack on the way. */
const PACKED = ".bin";
const LIBRARY = "python_stdlib.zip";
const ENGINE = "engine.zip";

/** As the browser does it; Pyodide gets another one. */
const original = self.fetch.bind(self);

async function fetched(url: URL | string): Promise<Response> {
  const found = await original(url);
  if (!found.ok) throw new Error(`${String(url)}: ${found.status}`);
  return found;
}

/** A body that counts itself as it arrives. */
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
 * The service worker keeps the machine code as it is, and the browser may keep with it what it once made of that. On
 * the way here it is compressed, so that any web host sends few bytes.
 */
async function compiled(base: URL, count: (bytes: number) => void): Promise<WebAssembly.Module> {
  const plain = new URL(WASM, base);
  if (await globalThis.caches?.match(plain).catch(() => undefined))
    try {
      return await WebAssembly.compileStreaming(fetched(plain));
    } catch (error) {
      console.warn("the machine code is fetched again:", error); // no service worker answers, for example
    }
  const body = unpacked(counted(await fetched(plain.href + PACKED), count));
  return WebAssembly.compileStreaming(
    new Response(body, { headers: { "Content-Type": "application/wasm" } }),
  );
}

/** The memory where the whole site is on this device, unpacked as it lies there; never fetched for its own sake. */
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

/** Pyodide fetches its machine code and its library by itself: the one is here, the bytes of the other are counted. */
function serve(base: URL, code: Promise<WebAssembly.Module>, count: (bytes: number) => void): void {
  self.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url === new URL(WASM, base).href) return new Response();
    const found = await original(input, init);
    if (url !== new URL(LIBRARY, base).href) return found;
    return new Response(counted(found, count), { status: found.status, headers: found.headers });
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await code;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

const manifestOf = async (): Promise<Manifest> => (await fetched(new URL("runtime.json", ROOT))).json();

/** What reports take besides; rejects where it cannot be fetched. */
export async function addReports(python: Python): Promise<void> {
  const { report } = await manifestOf();
  const archive = await (await fetched(new URL(`${report}/report.zip`, ROOT))).arrayBuffer();
  python.unpackArchive(archive, "zip", { extractDir: "/dugout" });
  // folders that were searched before may hold more now
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
  serve(base, code, count);
  const [{ loadPyodide }, { default: create }]: [{ loadPyodide: Load }, { default: Create }] =
    await Promise.all([own("pyodide.js"), own("pyodide.asm.js")]);
  const options = { indexURL: base.href, env: { DUGOUT_COMPILED: "0", HOME: "/home/pyodide" } };
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
 * Start Python with our modules; rejects where this browser cannot run it, or something cannot be fetched.
 * `isFresh`: what is kept of its memory is not to be trusted.
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
  // Pyodide swallows an error of its machine code and then waits for ever: it has to come from here
  const failed = code.then(() => new Promise<never>(() => undefined));
  const python = await Promise.race([started(manifest, code, memory, count), failed]);
  return [python, { code: await code, isFresh }];
}

/** Another Python beside one that was started. */
export async function startAnother({ code, isFresh }: Parts): Promise<Python> {
  const manifest = await manifestOf();
  const nobody = () => undefined;
  return started(manifest, Promise.resolve(code), isFresh ? null : keptMemory(manifest, nobody), nobody);
}
