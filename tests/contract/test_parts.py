"""Parts of a game: found by file name, loaded when first asked for, the default otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dugout._compiled import is_compiled, sources
from dugout.core.rules import Rules
from dugout.games import registry
from dugout.games.registry import Part, UnknownGame


class Colours:
    """What a game without colours of its own gets."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.shirt = f"grey of {rules.name}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game called `field`, added to the registry."""
    package = tmp_path / "field_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / f"{registry.ENGINE}.py").write_text("class RULES:\n    name = 'field'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "FOLDERS", dict(registry.FOLDERS))
    monkeypatch.setattr(registry, "_loaded", {})
    registry.add("field", "field_game")
    yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == "field_game"]:
        del sys.modules[name]


def write_part(folder: Path, text: str) -> None:
    (folder / "parts").mkdir()
    (folder / "parts/__init__.py").touch()
    (folder / "parts/colours.py").write_text(text)


def test_a_part_stands_in_the_folder_of_its_game(folder: Path) -> None:
    write_part(folder, "class PART:\n    shirt = 'red'\n")
    part = Part("colours", Colours)
    assert "field_game.parts.colours" not in sys.modules
    assert part.of("field").shirt == "red"
    assert part.of("field") is part.of("field")


@pytest.mark.parametrize("parts", [False, True], ids=["no parts", "other parts"])
def test_a_game_without_a_part_gets_the_default(folder: Path, parts: bool) -> None:
    if parts:
        write_part(folder, "")
    part = Part("sounds", Colours)
    assert part.of("field").shirt == "grey of field"
    assert part.of("field") is part.of("field")


def test_a_game_may_be_named_as_its_folder_is(folder: Path) -> None:
    write_part(folder, "class PART:\n    shirt = 'red'\n")
    registry.add("my_game", "field_game")
    for name in ("my_game", "my-game"):
        assert registry.game(name).name == "field"
        assert Part("colours", Colours).of(name).shirt == "red"
    assert "my-game" in registry.FOLDERS


@pytest.mark.parametrize("entry", ["field", "=field_game", "field="])
def test_a_game_without_name_or_package_is_refused_in_one_sentence(entry: str) -> None:
    command = [sys.executable, "-m", "dugout", "simulate", "toto", "--matches", "1"]
    named = {**os.environ, "DUGOUT_GAMES": f"tiny=tests.games.tiny {entry}"}
    done = subprocess.run(command, env=named, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"DUGOUT_GAMES: {entry!r} is not name=package" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_part_that_does_not_load_is_no_missing_part(folder: Path) -> None:
    write_part(folder, "import a_module_that_is_nowhere\n")
    with pytest.raises(ModuleNotFoundError, match="a_module_that_is_nowhere"):
        Part("colours", Colours).of("field")


def test_an_unknown_game_has_no_parts() -> None:
    with pytest.raises(UnknownGame):
        Part("colours", Colours).of("hockey")


def test_parts_are_neither_compiled_nor_part_of_a_builds_stamp(tmp_path: Path) -> None:
    for name in ("rules", "parts"):
        (tmp_path / "games/field" / name).mkdir(parents=True)
        (tmp_path / "games/field" / name / "kick.py").touch()
    found = sources(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["games/field/rules/kick.py"]
    assert is_compiled(found[0])
