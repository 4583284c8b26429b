"""`dugout season`: a whole competition of computers, its log, the next season after it, and files that are none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dugout.competition.commands import read
from dugout.competition.config import Config
from dugout.competition.engine import replay
from dugout.competition.inheritance import legacy
from tests.cli.test_cli import one_sentence, run

NAMES = ("Ada", "Ben", "Cor")


def season_file(folder: Path, competition: dict[str, Any], entrants: int = 2) -> str:
    file = folder / "season.json"
    who = [{"name": name, "level": "random"} for name in NAMES[:entrants]]
    file.write_text(json.dumps({"competition": competition, "entrants": who}))
    return str(file)


def test_a_season_and_the_next_one_after_it(tmp_path: Path) -> None:
    file, log = season_file(tmp_path, {"game": "champions", "format": "league1"}), tmp_path / "first.jsonl"
    status, out, _ = run("season", file, "--seed", "3", "--log", str(log), "--json")
    assert status == 0
    figures = json.loads(out)
    assert figures["matches"] == 1
    assert sorted(figures["ranking"]) == ["Ada", "Ben"]
    config, *told = log.read_text().splitlines()
    first = replay(msgspec.json.decode(config, type=Config), [read(line) for line in told])
    assert [first.entrant(number).name for number in first.ranking] == figures["ranking"]

    after = tmp_path / "second.jsonl"
    status, _, _ = run("season", file, "--seed", "4", "--inherit", str(log), "--log", str(after))
    assert status == 0
    second = msgspec.json.decode(after.read_text().splitlines()[0], type=Config)
    assert (second.inherit, second.inherited_from) == (legacy(first, "champions"), "first.jsonl")


@pytest.mark.parametrize(
    ("competition", "entrants", "word"),
    [
        ({"game": "chess", "format": "league1"}, 2, "chess"),
        ({"game": "champions", "format": "cup2"}, 2, "cup2"),
        ({"game": "champions", "format": "league1"}, 1, "2 to 20"),
        ({"game": "champions", "format": "league1", "colour": 1}, 2, "colour"),
        ({"game": "toto", "format": "toto_league", "options": {"rounds": "many"}}, 2, "rounds"),
    ],
)
def test_a_season_that_cannot_be(
    tmp_path: Path, competition: dict[str, Any], entrants: int, word: str
) -> None:
    status, _, complaint = run("season", season_file(tmp_path, competition, entrants))
    assert status == 1
    assert word in complaint
    assert one_sentence(complaint)


def test_what_is_no_log_is_not_inherited(tmp_path: Path) -> None:
    file, log = season_file(tmp_path, {"game": "champions", "format": "league1"}), tmp_path / "log.jsonl"
    running = [json.dumps({"game": "champions", "format": "league1"})]
    toto = [json.dumps({"game": "toto", "format": "toto_league"})]
    for lines, word in (
        ([], "not the log of a season"),
        (["{}"], "not the log"),
        (running, "over"),
        (toto, "nothing to carry over"),
    ):
        log.write_text("\n".join(lines))
        status, _, complaint = run("season", file, "--inherit", str(log))
        assert status == 1
        assert word in complaint
        assert one_sentence(complaint)
    assert run("season", file, "--inherit", str(tmp_path))[0] == 1
