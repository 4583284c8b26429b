// node tools/bytecode.mjs FOLDER: python_stdlib.zip, engine.zip and a wheel in a folder become quick to start. What a match
// loads is kept as bytecode, made by the Python of the pages itself (another one writes another bytecode); of the
// standard library what no page can want goes, to make room for it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = process.argv[2];
const root = new URL("../", import.meta.url);
const { loadPyodide } = await import(new URL("client/node_modules/pyodide/pyodide.mjs", root).href);
const python = await loadPyodide({ env: { DUGOUT_COMPILED: "0", HOME: "/home/pyodide" } });
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const wheel = readdirSync(folder).find((name) => name.endsWith(".whl"));
python.unpackArchive(read("engine.zip"), "zip", { extractDir: "/dugout" });
python.unpackArchive(read(wheel), "wheel");
python.runPython(`
import sys, zipfile
sys.path.insert(0, "/dugout")
import io, traceback
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

NEVER_CHANGES = (1980, 1, 1, 0, 0, 0)
DROPPED = (
    "_pydatetime.py", "_pyio.py", "_pyrepl/", "asyncio/__main__.py", "asyncio/proactor_events.py", "asyncio/tools.py",
    "asyncio/windows_", "bdb.py", "cProfile.py", "cmd.py", "code.py", "codeop.py", "compileall.py",
    "concurrent/futures/process.py", "ctypes/", "curses/", "dbm/", "difflib.py", "distutils/", "doctest.py", "ensurepip/",
    "filecmp.py", "fileinput.py", "ftplib.py", "http/", "idlelib/", "imaplib.py", "lib2to3/", "logging/config.py",
    "logging/handlers.py", "mailbox.py", "modulefinder.py", "multiprocessing/", "nntplib.py", "optparse.py", "pdb.py",
    "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py", "pydoc.py", "pydoc_data/",
    "pyodide/console.py", "smtplib.py", "socketserver.py", "sqlite3/", "sysconfig/__main__.py", "tabnanny.py", "tarfile.py",
    "telnetlib.py", "timeit.py", "tkinter/", "trace.py", "tracemalloc.py", "turtle.py", "unittest/", "urllib/request.py",
    "venv/", "wave.py", "webbrowser.py", "wsgiref/", "xml/", "xmlrpc/", "zipapp.py",
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_16", "utf_8", "utf_8_sig")

def loaded():
    "The modules of the standard library that a match of any game loads."
    from dugout.bots.contract import bot, levels
    from dugout.games.registry import GAMES
    from dugout.local import requests, work
    for name in GAMES:
        for level in levels(name):
            bot(name, level)
    try:
        1 / 0
    except ZeroDivisionError:
        traceback.format_exc()
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return {file.partition("python314.zip/")[2] for file in files if "python314.zip/" in file}

def is_dropped(name):
    folder, _, file = name.partition("/")
    return name.startswith(DROPPED) or (folder == "encodings" and file.removesuffix(".py") not in ENCODINGS)

def is_pyodides(name):
    "It reads its own docstrings; nobody reads others."
    return name.startswith(("_pyodide/", "pyodide/"))

def packed(archive, wanted, drops):
    "The archive with the bytecode of its modules; of those alone that are wanted, where anybody says which."
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in old.namelist():
            is_loaded = wanted is None or name in wanted
            if drops and not is_loaded and is_dropped(name):
                continue
            body = old.read(name)
            if name.endswith(".py") and is_loaded:
                level = 0 if is_pyodides(name) else 2
                code = compile(body, "/" + name, "exec", dont_inherit=True, optimize=level)
                body, name = bytes(_code_to_hash_pyc(code, source_hash(body), False)), name + "c"
            info = zipfile.ZipInfo(name, NEVER_CHANGES)
            info.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(info, body)
    return out.getvalue()

def library(archive):
    return packed(archive, loaded(), True)

def engine(archive):
    return packed(archive, None, False)
`);
for (const [name, make] of [
  ["python_stdlib.zip", "library"],
  ["engine.zip", "engine"],
]) {
  const found = python.globals.get(make)(python.toPy(read(name)));
  writeFileSync(`${folder}/${name}`, found.toJs());
}
