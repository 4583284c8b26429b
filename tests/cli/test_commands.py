"""Every command is run as people run it, in a process of its own, on the engine that is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from dugout.cli.app import app
from dugout.core.record import record_to_json
from dugout.core.values import Setup
from dugout.games.registry import game
from tests.contract.play import finished

COMMANDS: dict[str, tuple[str, ...]] = {
    "simulate": ("toto", "--matches", "4", "--workers", "2", "--json"),
    "arena": ("toto", "--matches", "4", "--seats", "random,easy", "--json"),
    "bench": ("toto", "--seconds", "0.05", "--json"),
    "replay": ("RECORD",),
    "convert": ("RECORD", "OUT.dugout"),
    "verify": ("RECORD",),
    "grade": ("RECORD", "--decisions", "2"),
    "report": ("RECORD", "--json", "OUT.dugout"),
    "events": ("RECORD", "--to", "OUT.dugout"),
    "show": ("champions", "POSITION"),
    "legal": ("champions", "POSITION"),
    "apply": ("champions", "POSITION"),
    "season": ("SEASON", "--workers", "2", "--json"),
    "rule": ("CH-5.1",),
    "coverage": ("toto",),
    "admin reports": (),
    "admin report": ("1",),
    "admin done": ("1",),
    "admin mute": ("nobody",),
    "admin ban": ("nobody",),
    "admin close": ("nothing",),
    "admin export": ("nobody", "nobody.json"),
}
REFUSED = {
    "events",
    "admin report",
    "admin done",
    "admin mute",
    "admin ban",
    "admin close",
    "admin export",
}
"""These name somebody or something that is not there, or a game without a pitch: a sentence and a status, no
accident."""
ELSEWHERE = {
    "serve": "test_routes.py",
    "worker": "test_workers.py",
    "site": "test_site.py",
    "loadtest": "test_scale.py",
    "backup": "test_backup.py",
    "restore": "test_backup.py",
    "doctor": "test_doctor.py",
}
"""Commands that need a server around them, and the file of tests/server that runs them."""


def names(command: Any, path: tuple[str, ...] = ()) -> Iterator[str]:
    for name, sub in getattr(command, "commands", {}).items():
        yield from names(sub, (*path, name))
    if not hasattr(command, "commands"):
        yield " ".join(path)


def test_every_command_is_known() -> None:
    assert sorted(names(typer.main.get_command(app))) == sorted([*COMMANDS, *ELSEWHERE])
    for file in ELSEWHERE.values():
        assert (Path(__file__).parents[1] / "server" / file).exists()


@pytest.fixture
def things(tmp_path: Path) -> dict[str, str]:
    """What the words in capitals stand for."""
    record, season = tmp_path / "match.json", tmp_path / "season.json"
    record.write_text(json.dumps(record_to_json(finished("toto").record)))
    entrants = [{"name": f"Coach {number}", "level": "random"} for number in range(4)]
    season.write_text(
        json.dumps({"competition": {"game": "champions", "format": "cup"}, "entrants": entrants})
    )
    rules = game("champions")
    position = rules.position(rules.new(Setup(2, {}, rules.version)))
    out = tmp_path / "match.dugout"
    return {"RECORD": str(record), "OUT.dugout": str(out), "SEASON": str(season), "POSITION": position}


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_runs(command: str, things: dict[str, str], tmp_path: Path) -> None:
    words = [things.get(word, word) for word in COMMANDS[command]]
    done = subprocess.run(
        [sys.executable, "-m", "dugout", *command.split(), *words],
        env={**os.environ, "DUGOUT_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    told = done.stdout + done.stderr
    assert "Traceback" not in told, told
    assert done.returncode in ((1, 2) if command in REFUSED else (0,)), told
