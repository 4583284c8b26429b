"""Records of every version of rules and formats there ever was, which must replay for ever.

`scripts/keep_version.py` adds those of a new version; what is here already is never changed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dugout.core.record import SCHEMA, record_from_json, replay
from dugout.core.record_text import TEXT_SCHEMA, read_text
from dugout.core.values import Record
from dugout.games.registry import GAMES, game

FOLDER = Path(__file__).parent / "versions"
FILES = sorted(FOLDER.rglob("*.*"))


def read(file: Path) -> Record:
    text = file.read_text(encoding="utf-8")
    return read_text(text) if file.suffix == ".dugout" else record_from_json(json.loads(text))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_an_old_record_ends_as_it_did(file: Path) -> None:
    record = read(file)
    rules = game(record.game)
    assert file.name.startswith(f"rules-{record.setup.version}-")
    for state, _ in replay(rules, record):
        result = rules.result(state)
    assert result is not None
    found = {"places": list(result.places), "scores": list(result.scores), "reason": result.reason}
    assert found == record.headers["result"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_an_old_state_stays_with_its_rules(file: Path) -> None:
    """Snapshots and positions of a match by older rules go on by them."""
    record = read(file)
    rules = game(record.game)
    for number, (state, _) in enumerate(replay(rules, record)):
        if number == len(record.answers) // 2:
            dumped = rules.dump(state)
            assert rules.dump(rules.load(json.loads(json.dumps(dumped)))) == dumped
            read_again = rules.dump(rules.from_position(rules.position(state)))
            assert read_again.get("version") == dumped.get("version")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_version_is_kept(game_id: str) -> None:
    names = {file.stem for file in FILES if file.parent.name == game_id}
    for version in range(1, game(game_id).version + 1):
        assert any(name.startswith(f"rules-{version}-") for name in names), f"no rules version {version}"
    for form, newest in (("text", TEXT_SCHEMA), ("json", SCHEMA)):
        for version in range(1, newest + 1):
            assert any(name.endswith(f"-{form}-{version}") for name in names), f"no {form} version {version}"
