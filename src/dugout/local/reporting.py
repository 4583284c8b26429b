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
from dugout.report.played import Grades, facts_of, grade_piece, grades_of, reader_of, report_of
from dugout.report.rolls import Rolls, rolls_of
from dugout.report.verdict.grades import Grading

_last: list[tuple[Reported, Facts]] = []
_graded: list[tuple[Record, Grading]] = []


def report(task: Reported) -> Any:
    """The report in the reader's language, or its picture."""
    reader = reader_of(task.seats, task.held)
    found = report_of(_facts(task), task.seats, task.agreed, task.language, reader)
    return poster(found, task.picture == "dark") if task.picture else found


def grades(task: Reported) -> Grades:
    """Assess a part of what is left, and say how far it is."""
    grading = _grading(task.record)
    if not grading.is_done:
        grading.add(grade_piece(task.record, grading.done))
    return grades_of(_facts(task), task.seats, task.agreed, task.language, grading)


def _grading(record: Record) -> Grading:
    """What is known so far of the match that was graded last."""
    for known, grading in _graded:
        if known == record:
            return grading
    _graded[:] = [(record, Grading())]
    return _graded[0][1]


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
