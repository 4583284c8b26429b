"""The thinker: the worker that computes tasks, one after another."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dugout.core.values import Record
from dugout.local.tasks import ADVISE, GRADES, REPORT, REVIEW, ROLLS, THINK, Reported, Sent, received
from dugout.referee.thinking import Review, advise, review, think


def _report(task: Reported) -> Any:
    from dugout.local.reporting import report  # its modules have been fetched by now

    return report(task)


def _grades(task: Reported) -> Any:
    from dugout.local.reporting import grades

    return grades(task)


def _rolls(task: tuple[Record, str]) -> Any:
    from dugout.local.reporting import rolls

    return rolls(*task)


TYPES: Final[dict[str, Any]] = {
    THINK: Sent,
    ADVISE: Sent,
    REVIEW: Review,
    REPORT: Reported,
    GRADES: Reported,
    ROLLS: tuple[Record, str],
}
WORK: Final[dict[str, Any]] = {
    THINK: lambda task: think(received(task)),
    ADVISE: lambda task: advise(received(task)),
    REVIEW: review,
    REPORT: _report,
    GRADES: _grades,
    ROLLS: _rolls,
}


def compute(work: str, task: str) -> str:
    """Compute a task and return its result."""
    return msgspec.json.encode(WORK[work](msgspec.json.decode(task, type=TYPES[work]))).decode()
