/** Python in a worker: fetched once, then from the browser's cache; with our own modules on its path. */

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
  wheel: string;
  sizes: Record<string, number>;
}

export type Progress = (loaded: number, whole: number) => void;

/** Beside the folder of this script, wherever the site lies. */
const ROOT = new URL("../runtime/", location.href);
const WASM = "pyodide.asm.wasm";
/** No host takes it for something that it should unpack on the way. */
const PACKED = ".bin";
const LIBRARY = "python_stdlib.zip";

async function fetched(url: URL | string, init?: RequestInit): Promise<Response> {
  const found = await fetch(url, init);
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

/**
 * Pyodide fetches its own machine code. It lies here compressed, so that any web host sends few bytes, and is unpacked
 * on the way.
 */
function unpackMachineCode(base: URL, count: (bytes: number) => void): void {
  const original = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url === new URL(LIBRARY, base).href) {
      const found = await original(input, init);
      return new Response(counted(found, count), { status: found.status, headers: found.headers });
    }
    if (url !== new URL(WASM, base).href) return original(input, init);
    const packed = await fetched(`${url}${PACKED}`);
    const unpacked = counted(packed, count).pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "Content-Type": "application/wasm" } });
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

/** Start Python with our modules; rejects where this browser cannot run it, or something cannot be fetched. */
export async function startPython(progress: Progress): Promise<Python> {
  const manifest = await manifestOf();
  const names = [WASM + PACKED, LIBRARY, "engine.zip", manifest.wheel];
  const whole = names.reduce((sum, name) => sum + (manifest.sizes[name] ?? 0), 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    progress(Math.min(loaded, whole), whole);
  };
  const base = new URL(`${manifest.python}/`, ROOT);
  const load = async (name: string): Promise<ArrayBuffer> =>
    new Response(counted(await fetched(new URL(`${manifest.engine}/${name}`, ROOT)), count)).arrayBuffer();
  unpackMachineCode(base, count);
  const { loadPyodide } = await import(/* @vite-ignore */ new URL("pyodide.js", base).href);
  const environment = { DUGOUT_COMPILED: "0", HOME: "/home/pyodide" };
  const [python, engine, wheel] = await Promise.all([
    loadPyodide({ indexURL: base.href, env: environment }) as Promise<Python>,
    load("engine.zip"),
    load(manifest.wheel),
  ]);
  python.unpackArchive(engine, "zip", { extractDir: "/dugout" });
  python.unpackArchive(wheel, "wheel");
  python.runPython("import sys; sys.path.insert(0, '/dugout')");
  return python;
}
