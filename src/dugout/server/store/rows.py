"""Rows of the database as the referee's values, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from dugout.server.store.base import MatchRow, SeatRow


def as_text(data: Any) -> str | None:
    return None if data is None else msgspec.json.encode(data).decode()


def from_text(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


def match_row(row: Any, seats: list[SeatRow] | None = None) -> MatchRow:
    return MatchRow(
        id=row.id,
        game=row.game,
        version=row.version,
        options=msgspec.json.decode(row.options),
        status=row.status,
        created=row.created,
        dice_secret=row.dice_secret,
        length=row.length,
        ended=row.ended,
        seats=seats or [],
        listed=row.listed,
        rated=row.rated,
        settled=row.settled,
        expires=row.expires,
        clock=from_text(row.clock) or {},
        ending=from_text(row.ending),
        proposal=from_text(row.proposal),
        revision=row.revision,
        rewinds=from_text(row.rewinds) or [],
        next=row.next,
        dice_scheme=row.dice_scheme,
    )


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
    return SeatRow(
        row.seat,
        row.kind,
        row.level,
        row.name,
        row.taken,
        row.token_hash,
        from_text(row.orders),
        row.person,
        row.place,
        row.stand_in,
        row.absent,
        row.time_left,
        row.time_since,
        row.salt,
    )


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
    }
