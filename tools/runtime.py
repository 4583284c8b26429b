"""What a page loads to run the referee by itself: Python for WebAssembly, msgspec, and our own modules.

Writes src/dugout/runtime/: folders named after their contents, which a browser may keep for ever, and runtime.json,
which names them. Run after a change of the engine, the opponents or the referee; it does nothing where all fits.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "dugout"
OUT = PACKAGE / "runtime"
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
WHEELS = ROOT / ".cache" / "browser-wheels"
REQUIREMENTS = ROOT / "requirements" / "browser.txt"
TARGET = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "314",
    "--abi",
    "cp314",
    "--implementation",
    "cp",
)
FOLDERS = ("core", "geometry", "games", "bots", "fairness", "lessons", "referee", "local")
PARTS = ("opponents",)
"""Parts of games that a match needs; the others serve reports, competitions and research."""
REPORT_FOLDERS = ("report", "i18n")
REPORT_PARTS = ("reporting", "luck")
WORDS_ELSEWHERE = ("competitions", "lessons", "diagrams", "guide", "opponents", "coach", "lobby", "local")
"""How the names of catalogues begin of which no report says a word."""
PACKAGES = ("fluent.runtime", "fluent.syntax", "babel", "attr", "pytz", "typing_extensions")
"""What reads those catalogues."""
LOCALES = ("root", "en", "nl", "de", "fr")
BYTECODE, MEMORY = ROOT / "tools" / "bytecode.mjs", ROOT / "tools" / "memory.mjs"
FIRST_BOARDS = ROOT / "tools" / "first_boards.py"
KEPT_MEMORY = ROOT / "client" / "src" / "local" / "memory.js"
LIBRARY, ENGINE = "python_stdlib.zip", "engine.zip"
EXPOSED = "updateGOT(origExports);"
FEW_EXPOSED = (
    'updateGOT(Module["symbols"]?Object.fromEntries(Module["symbols"].filter(name=>name in origExports)'
    ".map(name=>[name,origExports[name]])):origExports);"
)
"""Python's own functions are 7,000; a page that knows which its library takes lets it find those alone: a third less to
do at every later visit."""
FOR_LEARNING = ("digits.py", "observation.py", "spelled.py")
"""Modules that environments alone take."""
FOR_REPORTS = ("fairness/luck.py",)
"""Modules of those folders that reports alone take."""
NEVER_CHANGES = (1980, 1, 1, 0, 0, 0)


def sources() -> Iterator[tuple[str, Path]]:
    """The modules of a match by the names that they have in the archive, in a fixed order."""
    yield from ((f"dugout/{name}", PACKAGE / name) for name in ("__init__.py", "_compiled.py"))
    yield from _ours(FOLDERS, PARTS)
    found = importlib.util.find_spec("mypy_extensions")
    if found is None or found.origin is None:
        raise SystemExit("mypy_extensions is not installed")
    yield "mypy_extensions.py", Path(found.origin)


def report_sources() -> Iterator[tuple[str, Path]]:
    """What a report takes besides: fetched when somebody first wants one."""
    yield from _ours(REPORT_FOLDERS, ())
    yield from ((f"dugout/{name}", PACKAGE / name) for name in FOR_REPORTS)
    yield from ((name, path) for name, path in _ours(("games",), REPORT_PARTS) if _part(name) in REPORT_PARTS)
    for package in PACKAGES:
        yield from _installed(package)


def _ours(folders: tuple[str, ...], parts: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*")):
            name = "/".join(("dugout", *path.relative_to(PACKAGE).parts))
            if "__pycache__" in name or path.suffix not in (".py", ".json", ".toml", ".ftl"):
                continue
            if path.name in FOR_LEARNING or name.removeprefix("dugout/") in FOR_REPORTS:
                continue
            if _part(name) in ("", *parts) and not path.name.startswith(
                WORDS_ELSEWHERE if folder == "i18n" else "/"
            ):
                yield name, path


def _part(name: str) -> str:
    """The part of a game to which a module belongs; empty where it belongs to none."""
    _, _, below = name.partition("/parts/")
    return below.partition("/")[0].removesuffix(".py").removeprefix("__init__")


def _installed(package: str) -> Iterator[tuple[str, Path]]:
    """The modules of another's package, of its data that of our languages."""
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise SystemExit(f"{package} is not installed")
    origin, depth = Path(found.origin), len(package.split("."))
    if origin.name != "__init__.py":
        yield origin.name, origin
        return
    root = origin.parents[depth]
    for path in sorted(origin.parent.rglob("*")):
        known = path.suffix == ".dat" and (path.stem in LOCALES or path.stem == "global")
        if path.suffix == ".py" or known:
            yield path.relative_to(root).as_posix(), path


def archive(modules: Iterator[tuple[str, Path]]) -> bytes:
    """Modules as a zip file that is the same whenever they are."""
    path = ROOT / ".cache" / "archive.zip"
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, source in modules:
            info = zipfile.ZipInfo(name, NEVER_CHANGES)
            info.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(info, source.read_bytes())
    return path.read_bytes()


def wheel() -> Path:
    """The wheel of requirements/browser.txt, fetched unless it is here already."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]
    folder = WHEELS / wanted
    if not list(folder.glob("*.whl")):
        fetch = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", *TARGET]
        subprocess.run([*fetch, "--require-hashes", "-r", str(REQUIREMENTS), "-d", str(folder)], check=True)
    return next(folder.glob("*.whl"))


def python_files() -> dict[str, bytes]:
    """Pyodide's own files."""
    starter = (PYODIDE / "pyodide.mjs").read_bytes()
    packed = gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0)
    linker = (PYODIDE / "pyodide.asm.mjs").read_text(encoding="utf-8")
    if linker.count(EXPOSED) != 1:
        raise SystemExit(
            "pyodide.asm.mjs links libraries in another way: look at EXPOSED in tools/runtime.py"
        )
    return {
        # every web host knows what .js is
        "pyodide.js": starter.replace(b"pyodide.asm.mjs", b"pyodide.asm.js"),
        "pyodide.asm.js": linker.replace(EXPOSED, FEW_EXPOSED).encode(),
        LIBRARY: (PYODIDE / LIBRARY).read_bytes(),
        "pyodide.asm.wasm.bin": packed,
    }


def lock() -> dict[str, object]:
    """Pyodide's list of its packages, emptied, since none of them is used: a page asks for one file less."""
    found: dict[str, object] = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return {**found, "packages": {}}


def quicken(python: dict[str, bytes], engine: dict[str, bytes]) -> dict[str, bytes]:
    """Put bytecode in the place of sources that a match loads; Python's memory once all of it is imported, as a file.

    Where there is no Node, they stay as they are, and every worker starts Python anew.
    """
    if shutil.which("node") is None:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        for files in (python, engine):
            for name in files:
                (Path(folder) / name).write_bytes(files[name])
        subprocess.run(["node", str(BYTECODE), folder], check=True)
        python[LIBRARY] = (Path(folder) / LIBRARY).read_bytes()
        engine[ENGINE] = (Path(folder) / ENGINE).read_bytes()
        subprocess.run(["node", str(MEMORY), folder], check=True)
        return {"python.memory.bin": (Path(folder) / "python.memory.bin").read_bytes()}


def write(kind: str, files: dict[str, bytes]) -> str:
    """Put files into a folder named after their contents; its name."""
    digest = hashlib.sha256()
    for name, body in sorted(files.items()):
        digest.update(f"{name}:{hashlib.sha256(body).hexdigest()}".encode())
    folder = OUT / f"{kind}-{digest.hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    for name, body in files.items():
        (folder / name).write_bytes(body)
    return folder.name


def stamp() -> str:
    """Changes with everything that goes in."""
    digest = hashlib.sha256(REQUIREMENTS.read_bytes() + (PYODIDE / "package.json").read_bytes())
    for path in (Path(__file__), BYTECODE, MEMORY, FIRST_BOARDS, KEPT_MEMORY):
        digest.update(path.read_bytes())
    for name, path in (*sources(), *report_sources()):
        digest.update(name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def main() -> None:
    """Make it, unless what is there fits; with `--check` only say by the exit status whether it does."""
    manifest, wanted = OUT / "runtime.json", stamp()
    fits = manifest.is_file() and json.loads(manifest.read_text()).get("stamp") == wanted
    if fits or "--check" in sys.argv:
        raise SystemExit(0 if fits else 1)
    found = wheel()
    python = python_files()
    engine = {ENGINE: archive(sources()), found.name: found.read_bytes()}
    memory = quicken(python, engine)
    report = {"report.zip": archive(report_sources())}
    kept = {
        "python": write("python", python),
        "engine": write("engine", engine),
        "report": write("report", report),
        **({"memory": write("memory", memory)} if memory else {}),
    }
    for old in OUT.iterdir():
        if old.is_dir() and old.name not in kept.values():
            shutil.rmtree(old)
    sizes = {name: len(body) for name, body in {**python, **engine}.items()}
    manifest.write_text(
        json.dumps({"stamp": wanted, **kept, "wheel": found.name, "lock": lock(), "sizes": sizes})
    )
    more = " and ".join(f"{name} {len(body) / 1e6:.1f}" for name, body in {**report, **memory}.items())
    print(f"runtime: {sum(sizes.values()) / 1e6:.1f} MB; {more} MB more")


if __name__ == "__main__":
    main()
