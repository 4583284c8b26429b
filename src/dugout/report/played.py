"""A finished match as input of the report: from a server, or from the page in which it was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.core.values import Record
from dugout.games.registry import game
from dugout.report.contract import reporting
from dugout.report.facts import Facts
from dugout.report.model import Report
from dugout.report.names import seat_name
from dugout.report.verdict.grades import Graded, Grading, graded
from dugout.report.verdict.weighing import Piece, RecordGrader
from dugout.report.writing import collect, match_of, write

AT_ONCE: Final = 0.7
"""Seconds of assessing after which a request returns, so that the page can show the progress."""
Sitting: TypeAlias = tuple[str | None, bool]
"""The occupant of a seat: the given name, and whether it was a computer."""


class Agreed(Protocol):
    """How a match ended outside the rules: somebody (`details["seat"]`) gave up, or all agreed."""

    places: list[int]
    reason: str
    details: dict[str, Any]


class Grades(Struct, frozen=True, kw_only=True):
    """How many answers have been assessed, of how many; the grades once that is all of them."""

    done: int
    of: int
    graded: Graded | None


def reader_of(seats: Sequence[Sitting], held: Sequence[Seat]) -> Seat | None:
    """The seat that the report addresses as "you": that of a reader who holds one and has given no name."""
    nameless = [seat for seat in held if not seats[seat][0]]
    return nameless[0] if len(held) == len(nameless) == 1 else None


def facts_of(record: Record, agreed: Agreed | None, rules: Rules[Any, Any] | None = None) -> Facts:
    """The facts, independent of language; raises RecordError, ParseError, SetupError or UnknownGame."""
    facts = collect(record, rules, () if agreed is None else agreed.places)
    if agreed is not None and not facts.places:
        facts.places, facts.reason = tuple(agreed.places), agreed.reason
    return facts


def report_of(
    facts: Facts, seats: Sequence[Sitting], agreed: Agreed | None, language: str, reader: Seat | None
) -> Report:
    """The report in one language."""
    names = _names(seats, language)
    return write(facts, names, language, _ending(agreed, names, reader), reader)


def grade_piece(record: Record, begin: int, rules: Rules[Any, Any] | None = None) -> Piece:
    """Assess dice and decisions from an answer on, for a moment, in a game whose judge grades."""
    judge = reporting.of(record.game).judge()
    assert judge is not None and judge.grades
    grader = RecordGrader(rules or game(record.game), record, judge)
    return grader.run(begin, len(record.answers), AT_ONCE)


def grades_of(
    facts: Facts, seats: Sequence[Sitting], agreed: Agreed | None, language: str, grading: Grading
) -> Grades:
    """How far the grades of a match are, and the grades once they are complete."""
    found: Graded | None = None
    if grading.is_done:
        judge = reporting.of(facts.game).judge()
        places = None if agreed is None else list(agreed.places)
        match = match_of(facts, _names(seats, language), language)
        found = graded(match, grading, places, "" if judge is None else judge.version)
    return Grades(done=grading.done, of=grading.answers or 0, graded=found)


def _names(seats: Sequence[Sitting], language: str) -> list[str]:
    return [seat_name(name, computer, seat, language) for seat, (name, computer) in enumerate(seats)]


def _ending(
    agreed: Agreed | None, names: list[str], reader: Seat | None
) -> tuple[str, dict[str, Any]] | None:
    if agreed is None:
        return None
    seat = agreed.details.get("seat")
    who = (
        {"name": names[seat], "you": "yes" if seat == reader else "no"} if seat is not None else {"name": ""}
    )
    return f"end-{agreed.reason.replace('.', '-')}", who
