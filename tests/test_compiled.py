"""A compiled engine is used when it fits the sources exactly, and never otherwise."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dugout._compiled import is_compiled, sources
from dugout.cli import loadtest

ROOT = Path(__file__).resolve().parent.parent
TOY = "from typing import Final\n\nLENGTH: Final = {length}\n\n\ndef half() -> int:\n    return LENGTH // 2\n"
ASK = "import dugout, dugout.core.pitch as pitch; print(dugout.compiled(), pitch.half(), dugout.core.plain.WORD)"


def run(checkout: Path, *command: str, compiled: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "DUGOUT_COMPILED": compiled, "PYTHONPATH": str(checkout / "src")}
    return subprocess.run(
        [sys.executable, *command], env=env, cwd=checkout, capture_output=True, text=True, check=False
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with an engine of two modules, one of which stays interpreted."""
    core = tmp_path / "src/dugout/core"
    core.mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    package = ("src/dugout/__init__.py", "src/dugout/_compiled.py")
    for file in ("pyproject.toml", "tools/compile.py", "tools/all_cores.py", *package):
        shutil.copy(ROOT / file, tmp_path / file)
    (core / "__init__.py").write_text(
        '"""A toy."""\n\nfrom dugout.core import plain\n\n__all__ = ["plain"]\n'
    )
    (core / "plain.py").write_text('# mypyc: interpreted\n"""Stays as it is."""\n\nWORD = "plain"\n')
    (core / "pitch.py").write_text(TOY.format(length=16))
    return tmp_path


@pytest.mark.slow
def test_a_build_is_used_until_a_source_changes(checkout: Path) -> None:
    assert run(checkout, "-c", ASK).stdout.split() == ["False", "8", "plain"]

    built = run(checkout, "tools/compile.py")
    if built.returncode == 3:  # no compiler here: said in one sentence, and all goes on as before
        assert built.stdout.startswith("no C compiler")
        assert run(checkout, "-c", ASK).stdout.split() == ["False", "8", "plain"]
        return
    assert built.returncode == 0, built.stderr
    names = {path.name.partition(".")[0] for path in (checkout / ".cache/compiled").rglob("*.so")}
    assert names == {"pitch", "dugout_engine__mypyc"}
    assert not list((checkout / "src").rglob("*.so"))
    assert run(checkout, "-c", ASK).stdout.split() == ["True", "8", "plain"]
    assert run(checkout, "-c", ASK, compiled="0").stdout.split() == ["False", "8", "plain"]
    assert run(checkout, "tools/compile.py").stdout.endswith("is there already\n")

    wheel = checkout / "wheel"  # as a wheel has it: compiled modules beside the sources
    shutil.copytree(checkout / "src", wheel / "src")
    (build,) = (checkout / ".cache/compiled").glob("[0-9a-f]*")
    shutil.copytree(build, wheel / "src", dirs_exist_ok=True)
    assert run(wheel, "-c", ASK).stdout.split() == ["True", "8", "plain"]
    assert run(wheel, "-c", ASK, compiled="1").stdout.split() == ["True", "8", "plain"]
    assert run(wheel, "-c", ASK, compiled="0").stdout.split() == ["False", "8", "plain"]

    (checkout / "src/dugout/core/pitch.py").write_text(TOY.format(length=20))
    assert run(checkout, "-c", ASK).stdout.split() == ["False", "10", "plain"]
    demanded = run(checkout, "-c", ASK, compiled="1")
    assert "no compiled engine fits the sources" in demanded.stderr


@pytest.mark.slow
def test_a_source_that_does_not_compile_leaves_no_build(checkout: Path) -> None:
    (checkout / "src/dugout/core/pitch.py").write_text('def half() -> int:\n    return "8"\n')
    built = run(checkout, "tools/compile.py")
    assert built.returncode in (1, 3)
    assert not [path for path in (checkout / ".cache/compiled").iterdir() if path.is_dir()]


def coroutines(source: str) -> list[int]:
    """The lines that belong to coroutines."""
    kinds = ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith | ast.Await
    nodes = list(ast.walk(ast.parse(source)))
    comprehensions = [
        node.target.lineno for node in nodes if isinstance(node, ast.comprehension) and node.is_async
    ]
    return [node.lineno for node in nodes if isinstance(node, kinds)] + comprehensions


def test_no_coroutine_is_compiled() -> None:
    """mypyc loses exceptions that pass an `await` inside `except`, `finally` or `async with`."""
    paths = [path for path in sources() if is_compiled(path)]
    assert len(paths) > 80
    assert {path: lines for path in paths if (lines := coroutines(path.read_text()))} == {}
    parts = {path.relative_to(ROOT / "src/dugout").parts[0] for path in paths}
    assert parts == {"core", "geometry", "games"}


@pytest.mark.parametrize(
    "source",
    [
        "async def f(): pass",
        "async def f():\n    async with x: pass",
        "async def f():\n    return [y async for y in x]",
    ],
)
def test_coroutines_are_seen(source: str) -> None:
    assert coroutines(source)
    assert not coroutines("def f(): return [y for y in x]  # async")


@pytest.mark.parametrize(
    ("fits", "wish", "compiles"), [(False, "", True), (True, "", False), (False, "0", False)]
)
def test_a_loadtest_compiles_first_where_no_build_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fits: bool, wish: str, compiles: bool
) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/compile.py").write_text(f"open({str(tmp_path / 'built')!r}, 'w')\n")
    monkeypatch.setattr(loadtest, "PACKAGE", tmp_path / "src/dugout")
    monkeypatch.setattr(loadtest, "ready", lambda: fits)
    monkeypatch.setenv("DUGOUT_COMPILED", wish)
    loadtest.compile_first()
    assert (tmp_path / "built").exists() is compiles
