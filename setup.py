"""What pyproject.toml cannot say: rule books inside the package, and where it can be built the compiled engine.

`tools/wheel.sh` builds everything. A checkout is never compiled this way: modules beside their sources would be
loaded in place of edited ones (see tools/compile.py).
"""

import importlib.util
import json
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src/dugout"
BOOKS = ROOT / "docs/rules"


def module(name: str) -> ModuleType:
    """A module of the package, without importing the package."""
    spec = importlib.util.spec_from_file_location(name, PACKAGE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


class BuildWithBooks(build_py):
    """Puts the rule books, and an index of the cases of each rule, into the package."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        books = Path(self.build_lib) / "dugout/rulebook_texts"
        shutil.rmtree(books, ignore_errors=True)
        for file in BOOKS.glob("*/*"):
            (books / file.parent.name).mkdir(parents=True, exist_ok=True)
            shutil.copy(file, books / file.parent.name)
        rulebook = module("rulebook")
        (books / rulebook.CASES).write_text(json.dumps(rulebook.case_index()), encoding="utf-8")


def compiled() -> dict[str, Any]:
    """The engine's modules as extensions, and who builds them."""
    from all_cores import BuildOnAllCores
    from mypyc.build import mypycify

    engine = module("_compiled")
    paths = [os.path.relpath(path) for path in engine.sources(PACKAGE) if engine.is_compiled(path)]
    extensions = mypycify(
        # ours names the whole package, and so everything that it imports; packages without types are no fault of it
        ["--config-file=", "--ignore-missing-imports", *paths],
        opt_level="2",
        debug_level="0",
        group_name="dugout_engine",
        target_dir="build/mypyc",
        multi_file=True,
    )
    return {"ext_modules": extensions, "cmdclass": {"build_py": BuildWithBooks, "build_ext": BuildOnAllCores}}


def is_wanted() -> bool:
    """Whether a wheel is made, and with the compiled engine; without mypyc only if somebody insists on it."""
    if not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return False
    sys.path.insert(0, str(ROOT / "tools"))
    from all_cores import should_compile

    has_mypyc = importlib.util.find_spec("mypyc") is not None
    return should_compile() and (has_mypyc or os.environ.get("DUGOUT_COMPILE") == "1")


setup(**(compiled() if is_wanted() else {"cmdclass": {"build_py": BuildWithBooks}}))
