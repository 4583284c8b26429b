"""Tasks for the thinker, as text between the referee and the worker that computes them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from msgspec import Struct

from dugout.core.ids import Choice, Seat
from dugout.core.values import Record
from dugout.referee.thinking import Task
from dugout.referee.wire.matches import ResultInfo

THINK: Final = "think"
ADVISE: Final = "advise"
REVIEW: Final = "review"
REPORT: Final = "report"
ROLLS: Final = "rolls"
GRADES: Final = "grades"


class Sent(Struct, frozen=True):
    """A decision to be made; `among` replaces choices that form a range, which may be millions."""

    task: Task
    among: tuple[Choice, Choice] | None


def sent(task: Task) -> Sent:
    """Encode a decision task."""
    if not isinstance(task.legal, range):
        return Sent(replace(task, legal=list(task.legal)), None)
    return Sent(replace(task, legal=()), (task.legal.start, task.legal.stop))


def received(found: Sent) -> Task:
    """Decode a decision task."""
    return found.task if found.among is None else replace(found.task, legal=range(*found.among))


@dataclass(frozen=True)
class Reported:
    """A match that is over, and the reader of its report."""

    record: Record
    seats: tuple[tuple[str | None, bool], ...]
    agreed: ResultInfo | None
    language: str
    held: tuple[Seat, ...]
    picture: str
    """`light` or `dark`: requests the picture of the report, in these colours."""
