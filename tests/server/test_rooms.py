"""The modules of the server and its referee: none of them needs, directly or not, one that needs it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import dugout.server

FOLDER = Path(dugout.server.__file__).parent
AT_THE_ROOT = {"app", "main", "settings", "services", "inputs", "folder"}


def modules() -> dict[str, Path]:
    files = [*FOLDER.rglob("*.py"), *(FOLDER.parent / "referee").rglob("*.py")]
    names = {file: ".".join(file.relative_to(FOLDER.parent).with_suffix("").parts) for file in files}
    return {f"dugout.{name}".removesuffix(".__init__"): file for file, name in names.items()}


def imported(file: Path, known: dict[str, Path]) -> Iterator[str]:
    """Modules of these that a file imports anywhere: inside functions and for type checkers, too."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module


def test_no_module_needs_itself() -> None:
    known = modules()
    needs = {name: set(imported(file, known)) - {name} for name, file in known.items()}
    assert sum(map(len, needs.values())) > 500, "this test sees the imports"
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        pytest.fail(f"a cycle: {error.args[1]}")


def test_few_files_stand_outside_the_folders() -> None:
    assert {file.stem for file in FOLDER.glob("*.py")} - {"__init__"} == AT_THE_ROOT
