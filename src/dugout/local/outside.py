"""What the page does for its matches, and how a match is kept there."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from dugout.referee.errors import Damaged
from dugout.referee.rows import AnswerRow, DeadlineRow, MatchRow

PREFIX: Final = "local-"
"""How the ids of matches begin that live in a page."""


CONFLICT: Final = "conflict"
"""What the page says if another tab has stored something in the meantime."""


class Outside(Protocol):
    """The page, seen from here. Everything passes as text."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def hurries(self) -> bool:
        """Whether nobody wants to see computers think."""

    def leads(self, match: str) -> bool:
        """Whether this tab makes computers and clocks go on; another one with the same match follows it."""

    def send(self, line: int, message: str) -> None:
        """A message to whoever follows a match on this line."""

    def wake(self, match: str, after: int) -> None:
        """Call `Page.wake` in this many milliseconds instead of when it was last asked to; −1: not at all."""

    def trouble(self, code: str) -> None:
        """Say to whoever plays here what keeps a match from going on; empty: nothing does any more."""

    def store(self, match: str, expected: int, revision: int, change: str) -> Awaitable[None]:
        """Store a `Change` if this many answers (−1: a new match) and this revision are; else fail with CONFLICT."""

    def load(self, match: str) -> Awaitable[str | None]:
        """A match as it is kept (`Kept`); None where there is none."""

    def think(self, work: str, task: str) -> Awaitable[str]:
        """Have something computed (`local/work.py`), where it keeps nobody waiting."""


class Action(Struct, frozen=True, array_like=True):
    """An intention of a client that was accepted, and the number of the answer with which it began."""

    seat: int
    action: str
    at: int


class Change(Struct):
    """What is kept together: the match as it is now, and what was answered since, after the first `keep` answers."""

    row: MatchRow
    deadline: DeadlineRow | None
    keep: int
    answers: list[AnswerRow]
    actions: list[Action]


class Kept(Struct):
    """A match as it is kept."""

    row: MatchRow
    deadline: DeadlineRow | None
    answers: list[AnswerRow]
    actions: list[Action]


def read(text: str) -> Kept:
    """A match that was kept; raises Damaged where it is not one."""
    try:
        kept = msgspec.json.decode(text, type=Kept)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Damaged(str(error)[:300]) from None
    if [row.seq for row in kept.answers] != list(range(len(kept.answers))):
        raise Damaged("answers are missing")
    return kept
