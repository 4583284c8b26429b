"""No line of a log has a coordinate that the board does not show, an index, a key or a term of the engine."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from dugout.games.registry import GAMES
from tests.plain_words import raw_words

ROOT = Path(__file__).resolve().parents[2]


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("check_log", ROOT / "scripts" / "check_log.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["check_log"] = module
    spec.loader.exec_module(module)
    return module


check_log = _load()


@pytest.mark.slow
@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("name", list(GAMES))
def test_a_log_is_in_plain_words(name: str, number: int) -> None:
    match = check_log.played(name, number)
    assert all(len(lines) > 50 for lines in match.lines.values())
    assert check_log.faults(match) == []


@pytest.mark.parametrize(
    "line",
    [
        "H#9 walks to e7.",
        "#9 walks to y7.",
        "ev-ch-walk",
        "A ball at -3,5.",
        "He dives to e14.",
        "Seat 0 wins.",
    ],
)
def test_what_is_looked_for_is_found(line: str) -> None:
    assert raw_words(line)
