"""Rows of the database as values, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NotRequired, TypedDict

import msgspec

from dugout.fairness.scheme import SCHEMES
from dugout.referee.errors import Damaged, readable
from dugout.referee.rows import OVER, RUNNING, WAITING, AnswerRow, MatchRow, SeatRow
from dugout.referee.wire.clocks import TimeControl


def as_text(data: Any) -> str | None:
    return None if data is None else msgspec.json.encode(data).decode()


def from_text(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


class Ending(TypedDict):
    reason: str
    seat: int | None
    places: list[int]


class Proposal(TypedDict):
    kind: str
    seat: int
    agreed: list[int]
    keep: NotRequired[int]


def columns_of(row: Any) -> dict[str, Any]:
    """A row by the plain names of its columns."""
    return {str(name): value for name, value in row._mapping.items()}


def match_row(row: Any) -> MatchRow:
    """A match without its seats; raises Damaged."""
    with readable(f"match {row.id}"):
        found = columns_of(row)
        for name in ("options", "clock", "ending", "proposal", "rewinds"):
            found[name] = from_text(found[name])
        found["clock"], found["rewinds"] = found["clock"] or {}, found["rewinds"] or []
        match = msgspec.convert(found, MatchRow)
        msgspec.convert(match.clock, TimeControl)
        msgspec.convert(match.ending, Ending | None)
        msgspec.convert(match.proposal, Proposal | None)
        bytes.fromhex(match.dice_secret)
        if match.status not in (WAITING, RUNNING, OVER) or match.dice_scheme not in SCHEMES:
            raise ValueError(match.status, match.dice_scheme)
        return match


def match_values(match: MatchRow) -> dict[str, Any]:
    return {
        "id": match.id,
        "game": match.game,
        "version": match.version,
        "options": as_text(match.options),
        "status": match.status,
        "created": match.created,
        "length": match.length,
        "dice_secret": match.dice_secret,
        "dice_scheme": match.dice_scheme,
        "listed": match.listed,
        "rated": match.rated,
        "settled": match.settled,
        "expires": match.expires,
        "clock": as_text(match.clock or None),
        "revision": match.revision,
    }


def seat_row(row: Any) -> SeatRow:
    """A seat of a match; raises Damaged."""
    with readable(f"seat {row.seat} of match {row.match}"):
        return msgspec.convert({**columns_of(row), "orders": from_text(row.orders)}, SeatRow)


def seated(match: MatchRow, seats: list[SeatRow]) -> MatchRow:
    """A match with its seats, all of them; raises Damaged."""
    if not seats or [row.seat for row in seats] != list(range(len(seats))):
        raise Damaged(f"match {match.id}: seats {[row.seat for row in seats]}")
    match.seats = seats
    return match


def answer_rows(rows: Iterable[Any], first: int) -> list[AnswerRow]:
    """Answers without a gap, from number `first` on; raises Damaged."""
    with readable(f"answers from {first} on"):
        found = [msgspec.convert((row.seq, row.text, row.by, row.at), AnswerRow) for row in rows]
        for number, answer in enumerate(found, start=first):
            if answer.seq != number:
                raise ValueError(f"answer {number} is missing")
        return found


def seat_values(match: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "match": match,
        "seat": seat.seat,
        "kind": seat.kind,
        "level": seat.level,
        "name": seat.name,
        "taken": seat.taken,
        "token_hash": seat.token_hash,
        "person": seat.person,
        "time_left": seat.time_left,
        "guest": seat.guest,
    }
