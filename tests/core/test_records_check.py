"""A short run of scripts/records_check.py: records go round unchanged, and mutilated ones are refused by line."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from dugout.core.dice import Roller
from dugout.core.record_text import write_text
from dugout.games.registry import GAMES

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "records_check.py"


@pytest.fixture(scope="module")
def check() -> Any:
    spec = importlib.util.spec_from_file_location("records_check", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game_id", GAMES)
def test_records_go_round(check: Any, game_id: str) -> None:
    assert check.goes_round(game_id, 1) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_mutilated_records_are_refused_and_never_crash(check: Any, game_id: str) -> None:
    verdicts = check.mutilate(game_id, 0, 40)
    assert verdicts.total() == 40
    assert verdicts[check.NO_LINE] == 0
    assert len(verdicts) > 4


def test_a_changed_record_is_noticed(check: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = check.random_record("toto", 0)
    lines = list(write_text(record))
    assert any(check.mutilated(lines, Roller(f"{n}")) != lines for n in range(5))
    monkeypatch.setattr(check, "record_to_json", lambda record: {"format": "dugout-record", "schema": 1})
    with pytest.raises(check.RecordError):
        check.goes_round("toto", 0)
