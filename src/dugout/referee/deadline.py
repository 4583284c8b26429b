"""When the host has to act: the deadline of a question, and when computers answer.

All times are milliseconds since 1970 and live in rows, so that a restart forgets none of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from dugout.core.ids import Seat
from dugout.core.values import BOTS_AT_ONCE, BOTS_LATE, Pending, Tempo
from dugout.referee.rows import TICK_PAUSED, DeadlineRow

SMALL_STEP: Final = 2000
"""Milliseconds by which clocks of several machines may differ, or one may be set."""


def pause_ms(match: str, question: int, pause: tuple[float, float]) -> int:
    """A computer's pause before it answers: differs from question to question, the same after a restart."""
    digest = hashlib.sha256(f"{match}:{question}".encode()).digest()
    part = int.from_bytes(digest[:4], "big") / (1 << 32)
    return int(1000 * (pause[0] + part * (pause[1] - pause[0])))


def plan(
    before: DeadlineRow | None, pending: Pending, tempo: Tempo, bots: Collection[Seat], now: int, pause: int
) -> DeadlineRow:
    """The row of the question that is open at `now`; one that was open before keeps its deadline."""
    if before is not None and before.question == pending.number:
        opened, due, timer, left = before.opened, before.due, before.timer, before.left
    else:
        opened, timer = now, tempo.timer
        due, left = _time_for(before, tempo, now)
    bots_at = bots_due(pending, tempo, bots, opened, now + pause) if bots else None
    if bots_at is not None and before is not None and before.question == pending.number and before.wake:
        bots_at = min(bots_at, before.wake)  # somebody who changes an answer again and again delays nobody
    beat = _tick(before, tempo, now)
    wake = first(first(due, bots_at), beat or None)
    return DeadlineRow(pending.number, opened, due, wake, timer, left, beat)


def first(one: int | None, other: int | None) -> int | None:
    """The earlier of two moments; None is never."""
    if one is None or (other is not None and other < one):
        return other
    return one


def _time_for(before: DeadlineRow | None, tempo: Tempo, now: int) -> tuple[int | None, int | None]:
    """When the time of a new question is up, and what its timer has left while it is stopped."""
    if not tempo.seconds:
        return None, None
    whole = 1000 * tempo.seconds
    left = whole
    if before is not None and tempo.timer and before.timer == tempo.timer:
        if before.left is not None:
            left = before.left
        elif before.due is not None:
            left = max(0, before.due - now)
    if tempo.timer and tempo.aside:
        return now + whole, left
    return now + left, None


def _tick(before: DeadlineRow | None, tempo: Tempo, now: int) -> int | None:
    """The tick continues from question to question."""
    if not tempo.beat:
        return None
    if before is None or before.beat is None:
        return now + 1000 * tempo.beat
    return before.beat


def ticked(row: DeadlineRow, seconds: int, now: int) -> DeadlineRow:
    """The row after a tick: the next one in the same rhythm, or counted from now if the server missed some."""
    in_step = (row.beat or 0) + 1000 * seconds
    return replace(row, beat=in_step if in_step > now else now + 1000 * seconds, wake=None)


def ahead(row: DeadlineRow | None, now: int) -> int:
    """How far the clock was set back since the question was opened; small steps are left to pass."""
    return row.opened - now if row is not None and row.opened > now + SMALL_STEP else 0


def earlier(row: DeadlineRow, by: int) -> DeadlineRow:
    """The row as the clock would have it that was set back."""
    return replace(
        row,
        opened=row.opened - by,
        due=None if row.due is None else row.due - by,
        wake=None if row.wake is None else row.wake - by,
        beat=row.beat if row.beat in (None, TICK_PAUSED) else row.beat - by,
    )


def bots_due(pending: Pending, tempo: Tempo, bots: Collection[Seat], opened: int, soon: int) -> int | None:
    """When the computers among the seats asked answer; None: not before somebody calls for the host."""
    asked = [seat for seat in pending.seats if seat in bots]
    if not asked:
        return None
    if tempo.bots == BOTS_AT_ONCE or len(asked) == len(pending.seats):
        return soon
    if tempo.bots == BOTS_LATE:
        return opened + 500 * tempo.seconds
    return None
