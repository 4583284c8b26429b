"""Find the compiled engine that fits the sources, and load modules from it.

The engine is compiled as a whole, but for what is marked `# mypyc: interpreted` and for the
`parts` of games, which serve the packages above them. Nothing else ever is, and nothing with a
coroutine in it: mypyc loses exceptions that pass an `await`.

`tools/compile.py` puts a build into `.cache/compiled/<stamp>/`, never beside the
sources. The stamp is a hash of every engine source and of the Python it was built
for, so that a build either fits exactly or is not seen at all: edited code is
always the code that runs. A wheel has its compiled modules beside the sources, which nobody edits there.

`DUGOUT_COMPILED=0` never loads a build, `DUGOUT_COMPILED=1` demands one, anything
else takes it when it is there.
"""

import hashlib
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
ENGINE = ("core", "geometry", "games")
INTERPRETED = ("__init__.py", "view.py", "registry.py")
TABLES = "data"
PARTS = "parts"
LEFT_OUT = b"# mypyc: interpreted"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX") or ".so")


def builds(package: Path = PACKAGE) -> Path:
    """The folder that holds the builds of this checkout."""
    return package.parent.parent / ".cache" / "compiled"


def sources(package: Path = PACKAGE) -> list[Path]:
    """Every engine source, in an order that does not depend on the machine; parts of games are none."""
    paths = (path for part in ENGINE for path in (package / part).rglob("*.py"))
    found = [path for path in paths if PARTS not in path.relative_to(package).parts]
    return sorted(found, key=lambda path: path.relative_to(package).as_posix())


def is_compiled(path: Path) -> bool:
    """Whether this source is meant to be compiled.

    Printed tables are read once, and a compiler takes minutes over long literals.
    """
    if path.name in INTERPRETED or path.parent.name == TABLES:
        return False
    with path.open("rb") as file:
        return LEFT_OUT not in file.read(200)


def stamp(package: Path = PACKAGE) -> str:
    """Names the build that fits these sources on this Python.

    Sources that stay interpreted count too: constants of theirs may be inlined.
    """
    digest = hashlib.blake2b(SUFFIX.encode(), digest_size=10)
    for path in sources(package):
        text = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()


class Finder:
    """Answers for the modules of one build; all others are found as usual."""

    def __init__(self, folder: Path) -> None:
        self.modules = {
            path.relative_to(folder).as_posix().removesuffix(SUFFIX).replace("/", "."): path
            for path in folder.rglob(f"*{SUFFIX}")
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


class Interpreter:
    """Answers for the engine with its sources, where compiled modules lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, *inner = name.split(".")
        if package != PACKAGE.name or not inner or inner[0] not in ENGINE:
            return None
        file = PACKAGE.joinpath(*inner).with_suffix(".py")
        return spec_from_file_location(name, file) if file.is_file() else None


def install() -> None:
    """Load the engine's modules from the build that fits, if there is one."""
    setting = os.environ.get("DUGOUT_COMPILED", "")
    if any(isinstance(finder, Finder | Interpreter) for finder in sys.meta_path):
        return
    if setting == "0":
        if next((PACKAGE / ENGINE[0]).glob(f"*{SUFFIX}"), None) is not None:
            sys.meta_path.insert(0, Interpreter())
        return
    if not builds().is_dir() and setting != "1":
        return
    folder = builds() / stamp()
    if folder.is_dir():
        sys.meta_path.insert(0, Finder(folder))
    elif setting == "1" and not compiled():
        raise ImportError(
            "DUGOUT_COMPILED=1, but no compiled engine fits the sources: run tools/compile.py, or install the wheel "
            "for your platform"
        )


def ready() -> bool:
    """Whether a process that starts now would load a build."""
    return (
        os.environ.get("DUGOUT_COMPILED", "") != "0" and builds().is_dir() and (builds() / stamp()).is_dir()
    )


def compiled() -> bool:
    """Whether the engine that is loaded is the compiled one."""
    for path in sources():
        if is_compiled(path):
            name = path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
            spec = find_spec(name)
            return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
    return False
