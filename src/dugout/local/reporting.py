"""The report of a match of this page. Its parts are fetched when somebody first asks for one (`tools/runtime.py`)."""

from __future__ import annotations

from typing import Any

from dugout.core.record import RecordError
from dugout.core.values import Record
from dugout.games.registry import game
from dugout.i18n import has, render
from dugout.local.tasks import Reported
from dugout.referee.errors import printable
from dugout.report.draw.poster import poster
from dugout.report.facts import Facts
from dugout.report.played import facts_of, reader_of, report_of
from dugout.report.rolls import Rolls, rolls_of

_last: list[tuple[Reported, Facts]] = []


def report(task: Reported) -> Any:
    """The report in the reader's language, or its picture."""
    reader = reader_of(task.seats, task.held)
    found = report_of(_facts(task), task.seats, task.agreed, task.language, reader)
    return poster(found, task.picture == "dark") if task.picture else found


def rolls(record: Record, language: str) -> Rolls:
    """What can be checked about the dice of a record."""
    return rolls_of(game(record.game), record, language, _why)


def _why(error: RecordError, language: str) -> str:
    key = "refusal-" + error.refusal.code.replace(".", "-")
    return render(key, printable(error.refusal.args), language) if has(key) else error.refusal.code


def _facts(task: Reported) -> Facts:
    """The facts of a match, read once for the final page, the report and its picture."""
    for known, facts in _last:
        if (known.record, known.agreed) == (task.record, task.agreed):
            return facts
    _last[:] = [(task, facts_of(task.record, task.agreed))]
    return _last[0][1]
