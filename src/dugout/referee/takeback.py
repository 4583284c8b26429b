"""Taking back: where the last decision of a person begins, and the match as it stood before it.

A decision is what was sent at once, one answer or a whole plan, and could have been another one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from dugout.core.ids import Seat
from dugout.referee.draft import BY_DICE, BY_HOST, BY_ORDER, BY_PERSON, Draft, beginning
from dugout.referee.errors import ApiError
from dugout.referee.play import Play
from dugout.referee.rows import AnswerRow


class Past(NamedTuple):
    """All answers of a match, and the numbers of those with which somebody sent something."""

    answers: list[AnswerRow]
    sent: Collection[int]


def before_last_decision(play: Play, seats: Collection[Seat], past: Past) -> int:
    """How many answers were given before the last decision of whoever holds these seats; raises ApiError."""
    rows, sent = past
    marks = {play.rules.seat_text(seat) + " ": seat for seat in seats}
    for at in range(len(rows) - 1, -1, -1):
        mark = _mark(rows[at], marks)
        if mark is None:
            continue
        first = _first_of_plan(rows, at, mark, sent) if rows[at].by == BY_PERSON else at
        if first < at or _had_a_choice(play, rows[:first], marks[mark]):
            return first
    raise ApiError("nothing-to-take-back")


def rewound(play: Play, keep: int, past: Past) -> Draft:
    """The match as it was after `keep` answers; its later dice are discarded, not rolled again."""
    rows = past.answers
    draft = _replayed(play, rows[:keep])
    discarded = sum(row.by == BY_DICE for row in rows[keep:])
    draft.keep = keep
    draft.values = {"proposal": None, "rewinds": [*play.match.rewinds, [draft.rolls, discarded]]}
    return draft


def _mark(row: AnswerRow, marks: Collection[str]) -> str | None:
    """Which of these seats gave the answer; a standing order decides nothing at the time, nor does the host."""
    if row.by in (BY_ORDER, BY_HOST):
        return None
    return next((mark for mark in marks if row.text.startswith(mark)), None)


def _first_of_plan(rows: list[AnswerRow], at: int, mark: str, sent: Collection[int]) -> int:
    """The answer with which the one at `at` was sent; itself where nothing is known of it, as in a match played on."""
    first = max((each for each in sent if each <= at), default=at)
    together = all(row.by == BY_PERSON and row.text.startswith(mark) for row in rows[first:at])
    return first if together else at


def _had_a_choice(play: Play, before: list[AnswerRow], seat: Seat) -> bool:
    """Whether there was another answer. The only one may be given by the page itself, and would come again at once."""
    return len(play.rules.legal(_replayed(play, before).state, seat)) > 1


def _replayed(play: Play, rows: list[AnswerRow]) -> Draft:
    draft = beginning(play.rules, play.match, play.match.dice, play.now())
    draft.replay(rows, len(play.match.seats))
    return draft
