"""The values that pass between the store and the rest of the server, other than the rows of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dugout.referee.rows import AnswerRow, DeadlineRow, MatchRow, SnapshotRow

BUSY_SECONDS: Final = 20
"""How long a connection waits for another that writes, where a database has only one writer."""


@dataclass(frozen=True)
class ChatRow:
    k: int
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class Stored:
    """A match as loaded, with the answers that follow its snapshot (or the number asked for).

    `chat`: the number of its last line, where the whole match was asked for.
    """

    match: MatchRow
    snapshot: SnapshotRow | None
    answers: list[AnswerRow]
    deadline: DeadlineRow | None
    chat: int = 0


@dataclass(frozen=True)
class Latest:
    """What is new in a match: the `answers` beyond those that were known, and what follows from them.

    `clocks` are (time_left, time_since) of each seat. Where `revision` is another than was known, more has changed.
    """

    length: int
    revision: int
    status: str
    answers: list[AnswerRow]
    deadline: DeadlineRow | None
    clocks: dict[int, tuple[int | None, int | None]]
