"""What the page provides for its matches, and the format in which it stores them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from dugout.referee.errors import Damaged
from dugout.referee.rows import AnswerRow, DeadlineRow, MatchRow

PREFIX: Final = "local-"
"""Prefix of the ids of matches that belong to a page."""


CONFLICT: Final = "conflict"
"""The page's error if another tab has stored something in the meantime."""


class Outside(Protocol):
    """The interface to the page. All values are passed as text."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def hurries(self) -> bool:
        """Whether computers should answer without delay."""

    def leads(self, match: str) -> bool:
        """Whether this tab runs computers and clocks; other tabs with the same match follow it."""

    def send(self, line: int, message: str) -> None:
        """Send a message over this connection to a match."""

    def wake(self, match: str, after: int) -> None:
        """Call `Page.wake` after this many milliseconds, replacing the earlier request; −1: cancel it."""

    def trouble(self, code: str) -> None:
        """Show the player the error that keeps a match from continuing; empty: clear it."""

    def store(self, match: str, expected: int, revision: int, change: str) -> Awaitable[None]:
        """Store a `Change` if the number of answers (−1: new match) and the revision match; else fail: CONFLICT."""

    def load(self, match: str) -> Awaitable[str | None]:
        """A match as it is stored (`Kept`); None if there is none."""

    def think(self, work: str, task: str) -> Awaitable[str]:
        """Have something computed in another worker (`local/work.py`), so that it blocks nobody."""


class Action(Struct, frozen=True, array_like=True):
    """A client's action that was accepted, and the number of its first answer."""

    seat: int
    action: str
    at: int


class Change(Struct):
    """What is stored in one transaction: the match as it is now, and the new answers after the first `keep`."""

    row: MatchRow
    deadline: DeadlineRow | None
    keep: int
    answers: list[AnswerRow]
    actions: list[Action]


class Kept(Struct):
    """A match as it is stored."""

    row: MatchRow
    deadline: DeadlineRow | None
    answers: list[AnswerRow]
    actions: list[Action]


def read(text: str) -> Kept:
    """Decode a stored match; raises Damaged if it is not one."""
    try:
        kept = msgspec.json.decode(text, type=Kept)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Damaged(str(error)[:300]) from None
    if [row.seq for row in kept.answers] != list(range(len(kept.answers))):
        raise Damaged("answers are missing")
    return kept
