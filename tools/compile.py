#!/usr/bin/env python
"""Compile the engine with mypyc into .cache/compiled/<stamp>/, beside the sources and never over them.

Works on a copy of the sources, so that what is edited meanwhile cannot get half into the build, and moves
the finished build into place in one step. Exit status: 0 built or already there, 3 no C compiler, 1 failed.
"""

import argparse
import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
KEEP = 4
NO_COMPILER = 3


def loader(package: Path) -> ModuleType:
    """dugout._compiled of that package, without importing dugout itself."""
    spec = importlib.util.spec_from_file_location("_compiled", package / "_compiled.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(work: Path, paths: list[str], level: str) -> Path:
    """Compile these sources of work/src; gives the folder with the modules."""
    from all_cores import BuildOnAllCores
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(work / "src")
    flags = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={ROOT / '.cache/mypyc'}"]
    extensions = mypycify(
        [*flags, *paths],
        opt_level=level,
        debug_level="0",
        target_dir=str(work / "c"),
        group_name="dugout_engine",
        multi_file=True,
    )
    command = BuildOnAllCores(Distribution({"name": "dugout", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "o")
    command.ensure_finalized()
    command.run()
    return work / "lib"


def load_all(lib: Path, modules: list[str]) -> None:
    """Import every compiled module in a process of its own: what does not load is not handed out."""
    script = (
        "import sys, importlib; from pathlib import Path; import dugout._compiled as c\n"
        f"sys.meta_path.insert(0, c.Finder(Path({str(lib)!r})))\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
    )
    env = {**os.environ, "DUGOUT_COMPILED": "0", "PYTHONPATH": str(lib.parent / "src")}
    subprocess.run([sys.executable, "-c", script], env=env, check=True, cwd=lib.parent)


def prune(builds: Path) -> None:
    """Keep the newest builds; a running server may still load from one of them."""
    found = sorted(
        (path for path in builds.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime
    )
    for old in found[:-KEEP]:
        shutil.rmtree(old, ignore_errors=True)


def compile_engine(level: str) -> tuple[str, int]:
    """Gives what to tell and the exit status."""
    builds = ROOT / ".cache/compiled"
    (ROOT / ".cache").mkdir(exist_ok=True)
    with (ROOT / ".cache/compile.lock").open("w") as lock, tempfile.TemporaryDirectory() as temp:
        fcntl.flock(lock, fcntl.LOCK_EX)
        builds.mkdir(exist_ok=True)
        work = Path(temp)
        package = work / "src/dugout"
        ignore = shutil.ignore_patterns("static", "runtime", "__pycache__", "*.so")
        shutil.copytree(ROOT / "src/dugout", package, ignore=ignore)
        engine = loader(package)
        target = builds / engine.stamp(package)
        if target.is_dir():
            return f"compiled engine {target.name} is there already", 0
        from all_cores import can_compile  # here, because setuptools takes its time

        if not can_compile():
            return (
                "no C compiler (or no Python headers) on this machine: the engine stays plain Python",
                NO_COMPILER,
            )
        paths = [p.relative_to(work / "src") for p in engine.sources(package) if engine.is_compiled(p)]
        if not paths:
            return "there is nothing to compile", 0
        began = time.monotonic()
        lib = build(work, [str(p) for p in paths], level)
        load_all(lib, [".".join(p.with_suffix("").parts) for p in paths])
        landing = builds / f".{target.name}"
        shutil.rmtree(landing, ignore_errors=True)
        shutil.copytree(lib, landing)
        landing.rename(target)
        prune(builds)
    return f"compiled {len(paths)} modules in {time.monotonic() - began:.0f} s: {target.name}", 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-O", dest="level", default="2", help="the C compiler's optimisation level (2)")
    parser.add_argument(
        "-v", dest="verbose", action="store_true", help="show what mypyc and the compiler say"
    )
    options = parser.parse_args()
    if options.verbose:
        text, status = compile_engine(options.level)
        print(text)
        return status
    with tempfile.TemporaryFile("w+") as log:
        terminal = os.dup(1), os.dup(2)
        os.dup2(log.fileno(), 1), os.dup2(log.fileno(), 2)
        failed = True
        try:
            text, status = compile_engine(options.level)
            failed = False
        except (SystemExit, Exception) as error:
            text, status = f"error: the engine did not compile: {error}", 1
        finally:
            sys.stdout.flush(), sys.stderr.flush()
            os.dup2(terminal[0], 1), os.dup2(terminal[1], 2)
            if failed:
                log.seek(0)
                print(log.read(), file=sys.stderr)
    print(text, file=sys.stderr if status == 1 else sys.stdout)
    return status


if __name__ == "__main__":
    sys.exit(main())
