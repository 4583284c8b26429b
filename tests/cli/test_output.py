"""What people typed cannot steer the terminal of whoever looks at it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import dugout.cli
from dugout.cli.app import app
from dugout.cli.output import visible
from dugout.referee.rows import MatchRow, SeatRow
from dugout.server.store.notices import Report
from dugout.server.store.people import Person
from dugout.server.store.store import Store
from dugout.server.store.upgrade import upgrade
from tests.server.harness import settings_for

EVIL = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202e\u2066 ok\r\n   9  stuck  match forged"


def test_everything_that_is_more_than_seen_is_written_out() -> None:
    assert visible("Noor\tde Wit\n– 1\u00a0000\u202f€ 🦊 张") == "Noor\tde Wit\n– 1\u00a0000\u202f€ 🦊 张"
    assert visible("\x1b[31m\x9b\u202e\U000e0001\r") == "\\u001b[31m\\u009b\\u202e\\udb40\\udc01\\r"


def test_a_command_has_one_way_out() -> None:
    """`say` writes escapes out; nothing of people's words goes past it."""
    for path in Path(dugout.cli.__file__).parent.glob("*.py"):
        if path.name != "output.py":
            assert not re.search(r"\btyper\.s?echo\(|\bclick\.echo\(", path.read_text()), path.name


async def test_reports_and_names_do_not_steer_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    upgrade(url)
    store = Store(settings_for(url).url)
    await store.open()
    await store.create(MatchRow("m1", "toto", 1, {}, "waiting", 5, "00" * 32, seats=[SeatRow(0, "me")]))
    await store.people.add(Person("someone", f"Noor{EVIL}", 1), "hash")
    await store.notifications.report(Report("chat", "m1", 0, 1, EVIL, f'["{EVIL}"]', 5))
    await store.close()
    monkeypatch.setenv("DUGOUT_DATABASE_URL", url)
    for words in (["reports"], ["report", "1"], ["mute", "someone"], ["ban", f"nobody{EVIL}"]):
        shown = await in_a_thread(["admin", *words])
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", shown), words
        if words == ["reports"]:
            assert shown.count("\n") == 1, "one report, one line"
        assert "\\u001b" in shown or "forged" not in shown


async def in_a_thread(words: list[str]) -> str:
    """A command has an event loop of its own."""
    return (await asyncio.to_thread(CliRunner().invoke, app, words)).output
