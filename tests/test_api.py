"""The public interface: what `import dugout` offers works as its examples say, in both builds."""

from __future__ import annotations

import copy
import doctest
import importlib
import inspect
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dugout

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/guides/python.md"
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
WAYS = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("module", ["match", "naming", "players", "records"])
def test_examples_in_docstrings_hold(module: str) -> None:
    found = doctest.testmod(importlib.import_module(f"dugout.api.{module}"))
    assert found.attempted
    assert not found.failed


def test_the_recipes_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for block in CODE.findall(PAGE.read_text(encoding="utf-8")):
        exec(compile(block, str(PAGE), "exec"), names)
    told = capsys.readouterr().out
    assert "{'num': 2, 'den': 12}" in told
    assert names["match"].over
    assert names["goals"].num_rows == len(names["rows"]) > 0


def test_the_page_names_everything_and_everything_is_documented() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("## Play a match")[0]
    for name in dugout.__all__:
        value = getattr(dugout, name)
        assert name.startswith("__") or f"`{name}`" in table or f"dugout.{name}()" in table, name
        dropped = dugout.compiled()  # compiled classes have no docstrings
        assert dropped or isinstance(value, (int, str)) or inspect.getdoc(value), name
    assert sorted(set(dugout.__all__) - set(dir(dugout))) == []


def test_everything_public_has_type_hints() -> None:
    for name in ("match", "naming", "players", "records"):
        module = importlib.import_module(f"dugout.api.{name}")
        for _, function in inspect.getmembers(module, inspect.isfunction):
            missing = {p for p in inspect.signature(function).parameters.values() if p.annotation is p.empty}
            assert not missing, function


def test_importing_is_cheap() -> None:
    """Neither the engine nor a library comes along before a name is used."""
    script = "import sys; before = set(sys.modules); import dugout; print(*sorted(set(sys.modules) - before))"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert [name for name in told.split() if name.startswith("dugout")] == ["dugout", "dugout._compiled"]
    assert "msgspec" not in told.split()


def test_what_is_not_there_is_said_as_usual() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = dugout.no_such_name  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", dugout.game_names())
def test_matches_and_rules_are_pickled_and_copied(name: str, way: str) -> None:
    match = dugout.Match(name)
    dice = dugout.Roller(name)
    for _ in range(40):
        step(match, dice)
    again = WAYS[way](match)
    assert (again.position, again.answers, again.setup) == (match.position, match.answers, match.setup)
    assert WAYS[way](match.rules) is match.rules
    before = match.position
    for _ in range(5):
        step(again, dice)
    assert match.position == before != again.position
    assert dugout.replay(again.record()).__next__().match.game == name


@pytest.mark.parametrize("way", WAYS)
def test_other_public_values_are_pickled_and_copied(way: str) -> None:
    name = dugout.game_names()[-1]
    match = dugout.play(name, ["random", "random"], {"rounds": 1})
    record = match.record(names=["Ada", "Bo"])
    steps = list(dugout.replay(record))
    values = [match.pending, match.result, match.question(), record, steps[-1].events, match.view(0)]
    values += [dugout.match_report(record), match.rules.options(), dugout.Setup(2), dugout.Event("a", "b")]
    for value in values:
        assert WAYS[way](value) == value
    for error in (dugout.Illegal(dugout.Refusal("x")), dugout.UnknownGame("x")):
        assert str(WAYS[way](error)) == str(error)
    bot = WAYS[way](dugout.opponent(name, "easy", nodes=20))
    assert dugout.play(name, [bot, "random"], {"rounds": 1}).over


def test_a_refused_answer_changes_nothing() -> None:
    match = dugout.Match.from_position("champions", "H=1e0,9e6 A=1e14 ball=e7 turn=H partial=1")
    before = match.position
    with pytest.raises(dugout.Illegal):
        match.answer("walk H#9 e9", seat=0)
    with pytest.raises(dugout.Illegal, match="no-such-face"):
        match.roll(7)
    assert match.position == before
    with pytest.raises(ValueError, match="no record"):
        match.record()


def test_replays_give_the_named_events_of_the_match() -> None:
    match = dugout.Match("counter-attack")
    dice = dugout.Roller("names")
    seen = [event for _ in range(400) for event in step(match, dice)]
    again = [event for one in dugout.replay(match.record()) for event in one.events]
    assert again == seen
    runs = [event.args for event in seen if event.code == "ca.run"]
    assert runs
    assert all(re.fullmatch(r"[HA]\d+", str(args["piece"])) for args in runs)
    assert all(re.fullmatch(r"-?\d+,-?\d+", str(args["target"])) for args in runs)


def test_contracts_name_only_modules_that_exist() -> None:
    for file in (ROOT / "src/dugout").rglob("contract.py"):
        for name in re.findall(r"`(?:dugout\.)?([a-z_]+(?:\.[a-z_]+)+)`", file.read_text(encoding="utf-8")):
            path = ROOT / "src/dugout" / name.replace(".", "/")
            is_file_beside = name.endswith((".json", ".py"))
            assert is_file_beside or path.is_dir() or path.with_suffix(".py").is_file(), (file, name)


def step(match: dugout.Match, dice: dugout.Roller) -> list[dugout.NamedEvent]:
    if match.faces:
        return match.roll(dice)
    choices = match.choices()
    return match.answer(choices[dice.below(len(choices))])
