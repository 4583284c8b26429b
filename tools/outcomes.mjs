// Reads records from standard input, one a line, and prints what Python for WebAssembly makes of each: the runtime of
// the pages (tools/runtime.py), started by Node as a page starts it when it comes again: from the memory that is kept.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";

const root = new URL("../", import.meta.url);
const runtime = new URL("src/dugout/runtime/", root);
const manifest = JSON.parse(readFileSync(new URL("runtime.json", runtime)));
const pyodide = (name) => import(new URL(`client/node_modules/pyodide/${name}`, root).href);
const { loadPyodide } = await pyodide("pyodide.mjs");
const file = (folder, name) => readFileSync(new URL(`${folder}/${name}`, runtime));
const options = {
  env: { DUGOUT_COMPILED: "0", HOME: "/home/pyodide" },
  stdLibURL: new URL(`${manifest.python}/python_stdlib.zip`, runtime).href,
};
let python;
if (manifest.memory) {
  const { AFTERWARDS, startedFrom } = await import(new URL("client/src/local/memory.js", root).href);
  const { default: create } = await import(new URL(`${manifest.python}/pyodide.asm.js`, runtime).href);
  const kept = new Uint8Array(gunzipSync(file(manifest.memory, "python.memory.bin")));
  python = await loadPyodide({ ...options, ...startedFrom(kept, create) });
  python.runPython(AFTERWARDS);
} else {
  python = await loadPyodide(options);
  python.unpackArchive(new Uint8Array(file(manifest.engine, "engine.zip")), "zip", { extractDir: "/dugout" });
  python.unpackArchive(new Uint8Array(file(manifest.engine, manifest.wheel)), "wheel");
  python.runPython("import sys; sys.path.insert(0, '/dugout')");
}
python.runPython("from dugout.local.outcome import outcome");
const outcome = python.globals.get("outcome");
for await (const line of createInterface({ input: process.stdin })) console.log(outcome(line));
