"""A finished match as input of the report: from a server, or from the page in which it was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.core.values import Record
from dugout.report.facts import Facts
from dugout.report.model import Report
from dugout.report.names import seat_name
from dugout.report.writing import collect, write

Sitting: TypeAlias = tuple[str | None, bool]
"""The occupant of a seat: the given name, and whether it was a computer."""


class Agreed(Protocol):
    """How a match ended outside the rules: somebody (`details["seat"]`) gave up, or all agreed."""

    places: list[int]
    reason: str
    details: dict[str, Any]


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
    names = [seat_name(name, computer, seat, language) for seat, (name, computer) in enumerate(seats)]
    return write(facts, names, language, _ending(agreed, names), reader)


def _ending(agreed: Agreed | None, names: list[str]) -> tuple[str, dict[str, Any]] | None:
    if agreed is None:
        return None
    seat = agreed.details.get("seat")
    return f"end-{agreed.reason.replace('.', '-')}", {"name": names[seat] if seat is not None else ""}
