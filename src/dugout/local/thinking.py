"""Decisions and advice, computed where they keep nobody waiting. Both ends: what is asked, and what answers it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dugout.core.ids import Choice, Seat
from dugout.core.values import Record, Setup
from dugout.local.outside import Outside
from dugout.referee.draft import Draft
from dugout.referee.play import Play
from dugout.referee.thinking import Review, Task, advise, review, task_for, think

THINK: Final = "think"
ADVISE: Final = "advise"
REVIEW: Final = "review"
TYPES: Final[dict[str, Any]] = {THINK: Task, ADVISE: Task, REVIEW: Review}
WORK: Final[dict[str, Any]] = {THINK: think, ADVISE: advise, REVIEW: review}


async def decided(outside: Outside, play: Play, draft: Draft, seat: Seat) -> Choice:
    """A legal answer for a computer's seat; the game's default where thinking fails."""
    try:
        choice = int(await outside.think(THINK, _text(task_for(play, draft, seat))))
    except Exception:
        return draft.rules.default(draft.state, seat)
    return choice if draft.refusal(seat, choice) is None else draft.rules.default(draft.state, seat)


async def advice(outside: Outside, play: Play, seat: Seat) -> Any:
    """The coach's plans for a seat, as plain data."""
    return msgspec.json.decode(await outside.think(ADVISE, _text(task_for(play, play.draft(), seat))))


async def moments(outside: Outside, play: Play, answers: list[str], seats: tuple[Seat, ...]) -> Any:
    """What the coach would show these seats of a match that is over, as plain data."""
    match = play.match
    record = Record(match.game, Setup(len(match.seats), match.options, match.version), answers)
    return msgspec.json.decode(await outside.think(REVIEW, _text(Review(record, seats))))


def compute(work: str, task: str) -> str:
    """The other end: do it and say what came of it."""
    return _text(WORK[work](msgspec.json.decode(task, type=TYPES[work])))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
