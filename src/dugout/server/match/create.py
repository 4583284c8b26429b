"""A match as it is made: terms that can be kept, a row for every seat, secrets."""

from __future__ import annotations

import secrets

import msgspec

from dugout.server.catalogue import Catalogue
from dugout.server.errors import ApiError
from dugout.server.inputs import clean_name, token_hash
from dugout.server.match import dice
from dugout.server.store.people import Person
from dugout.server.store.rows import BOT, ME, WAITING, MatchRow, SeatRow
from dugout.server.wire.clocks import NONE
from dugout.server.wire.matches import NewMatch


def check_terms(new: NewMatch, person: Person | None) -> None:
    """A clock must have time; only people with a kept name can be rated, one at each seat; raises ApiError."""
    if not new.control.sound:
        raise ApiError("bad-setup", {"reason": "no-time"})
    if new.rated:
        kinds: list[str] = [seat.kind for seat in new.seats]
        if BOT in kinds or kinds.count(ME) != 1:
            raise ApiError("bad-setup", {"reason": "rated-people"})
        if person is None or not person.kept:
            raise ApiError("needs-account")


def new_match(
    catalogue: Catalogue, version: int, new: NewMatch, person: Person | None, now: int
) -> tuple[MatchRow, list[str | None]]:
    """The rows of a match that waits, and the token of each seat, None for computers; raises ApiError."""
    levels = catalogue.levels(new.game)
    for wish in new.seats:
        if wish.kind == BOT and wish.level not in levels:
            raise ApiError("bad-setup", {"reason": "no-such-level", "level": str(wish.level)[:40]})
    tokens = [None if wish.kind == BOT else secrets.token_urlsafe(24) for wish in new.seats]
    match = MatchRow(
        secrets.token_urlsafe(9),
        new.game,
        version,
        new.options,
        WAITING,
        now,
        dice.new_secret(),
        seats=[_seat_row(new, seat, token, person) for seat, token in enumerate(tokens)],
        listed=new.listed,
        rated=new.rated,
        clock=msgspec.to_builtins(new.control),
    )
    return match, tokens


def _seat_row(new: NewMatch, seat: int, token: str | None, person: Person | None) -> SeatRow:
    wish = new.seats[seat]
    level = wish.level if wish.kind == BOT else None
    hashed = None if token is None else token_hash(token)
    name = None if wish.name is None else clean_name(wish.name)
    here = wish.kind == BOT or (wish.kind == ME and (wish.ready or new.listed))
    row = SeatRow(seat, wish.kind, level, name, here, hashed)
    if wish.kind == ME and person is not None:
        row.person, row.name = person.id, name or person.name
    if wish.kind != BOT and new.control.kind != NONE:
        row.time_left = new.control.whole
    return row
