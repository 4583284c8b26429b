// Reads records from standard input, one a line, and prints what Python for WebAssembly makes of each: the runtime of
// the pages (tools/runtime.py), started by Node.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const root = new URL("../", import.meta.url);
const runtime = new URL("src/dugout/runtime/", root);
const manifest = JSON.parse(readFileSync(new URL("runtime.json", runtime)));
const { loadPyodide } = await import(new URL("client/node_modules/pyodide/pyodide.mjs", root).href);
const python = await loadPyodide({ env: { DUGOUT_COMPILED: "0", HOME: "/home/pyodide" } });
const file = (name) => new Uint8Array(readFileSync(new URL(`${manifest.engine}/${name}`, runtime)));
python.unpackArchive(file("engine.zip"), "zip", { extractDir: "/dugout" });
python.unpackArchive(file(manifest.wheel), "wheel");
python.runPython("import sys; sys.path.insert(0, '/dugout'); from dugout.local.outcome import outcome");
const outcome = python.globals.get("outcome");
for await (const line of createInterface({ input: process.stdin })) console.log(outcome(line));
