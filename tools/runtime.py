"""What a page loads to run the referee by itself: Python for WebAssembly, msgspec, and our own modules.

Writes src/dugout/runtime/: folders named after their contents, which a browser may keep for ever, and runtime.json, which
names them. Run after a change of the engine, the opponents or the referee; it does nothing where all fits.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
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
NEVER_CHANGES = (1980, 1, 1, 0, 0, 0)


def sources() -> Iterator[tuple[str, Path]]:
    """Our own modules by the names that they have in the archive, in a fixed order."""
    yield from ((f"dugout/{name}", PACKAGE / name) for name in ("__init__.py", "_compiled.py"))
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*")):
            parts = path.relative_to(PACKAGE).parts
            if "__pycache__" in parts or path.suffix not in (".py", ".json", ".toml"):
                continue
            if "parts" in parts[:-1] and not _is_needed(parts[parts.index("parts") + 1 :]):
                continue
            yield "/".join(("dugout", *parts)), path
    found = importlib.util.find_spec("mypy_extensions")
    if found is None or found.origin is None:
        raise SystemExit("mypy_extensions is not installed")
    yield "mypy_extensions.py", Path(found.origin)


def _is_needed(below: tuple[str, ...]) -> bool:
    return below[0] == "__init__.py" or below[0].removesuffix(".py") in PARTS


def archive() -> bytes:
    """The modules as a zip file that is the same whenever they are."""
    path = ROOT / ".cache" / "engine.zip"
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, source in sources():
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
    """Pyodide's own files; the list of its packages is emptied, since none of them is used."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    lock["packages"] = {}
    starter = (PYODIDE / "pyodide.mjs").read_bytes()
    packed = gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0)
    return {
        # every web host knows what .js is
        "pyodide.js": starter.replace(b"pyodide.asm.mjs", b"pyodide.asm.js"),
        "pyodide.asm.js": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "python_stdlib.zip": (PYODIDE / "python_stdlib.zip").read_bytes(),
        "pyodide.asm.wasm.bin": packed,
        "pyodide-lock.json": json.dumps(lock).encode(),
    }


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
    digest.update(Path(__file__).read_bytes())
    for name, path in sources():
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
    engine = {"engine.zip": archive(), found.name: found.read_bytes()}
    kept = {"python": write("python", python), "engine": write("engine", engine)}
    for old in OUT.iterdir():
        if old.is_dir() and old.name not in kept.values():
            shutil.rmtree(old)
    sizes = {name: len(body) for name, body in {**python, **engine}.items()}
    manifest.write_text(json.dumps({"stamp": wanted, **kept, "wheel": found.name, "sizes": sizes}))
    print(f"runtime: {sum(sizes.values()) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
