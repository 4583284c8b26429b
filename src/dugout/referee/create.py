"""A new match: its terms checked, a row for every seat, secrets."""

from __future__ import annotations

import secrets
from typing import Any, Protocol

import msgspec

from dugout.core.errors import SetupError
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.referee import dice
from dugout.referee.catalogue import Catalogue
from dugout.referee.errors import ApiError, refused
from dugout.referee.inputs import clean_name, token_hash
from dugout.referee.pace import agreed_options, running_clock
from dugout.referee.rows import BOT, ME, WAITING, MatchRow, SeatRow, new_id
from dugout.referee.wire.clocks import NONE
from dugout.referee.wire.matches import NewMatch


class Known(Protocol):
    """Somebody who has an account."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str | None: ...


def settle_terms(rules: Rules[Any, Any], new: NewMatch, version: int) -> None:
    """Put in what follows from the chosen clock and the game; raises ApiError where the game cannot be played so."""
    if not new.control.is_valid:
        raise ApiError("bad-setup", {"reason": "no-time"})
    new.options = agreed_options(rules, new.options, new.clock)
    try:
        rules.new(Setup(len(new.seats), new.options, version))
    except SetupError as error:
        raise refused("bad-setup", error.refusal) from None
    new.clock = running_clock(rules, new.options, new.control)


def new_match(
    catalogue: Catalogue, version: int, new: NewMatch, person: Known | None, now: int
) -> tuple[MatchRow, list[str | None]]:
    """The rows of a match that waits, and the token of each seat, None for computers; raises ApiError."""
    for wanted in new.seats:
        if wanted.kind == BOT and not catalogue.has_opponent(new.game, wanted.level):
            raise ApiError("bad-setup", {"reason": "no-such-level", "level": str(wanted.level)[:40]})
    levels = [wanted.level if wanted.kind == BOT else None for wanted in new.seats]
    for wanted, name in zip(new.seats, catalogue.names(new.game, levels), strict=True):
        wanted.name = wanted.name or name
    tokens = [None if wanted.kind == BOT else secrets.token_urlsafe(24) for wanted in new.seats]
    match = MatchRow(
        new_id(),
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


def _seat_row(new: NewMatch, seat: int, token: str | None, person: Known | None) -> SeatRow:
    wanted = new.seats[seat]
    level = wanted.level if wanted.kind == BOT else None
    hashed = None if token is None else token_hash(token)
    name = None if wanted.name is None else clean_name(wanted.name)
    here = wanted.kind == BOT or (wanted.kind == ME and (wanted.ready or new.listed))
    row = SeatRow(seat, wanted.kind, level, name, here, hashed)
    if wanted.kind == ME and person is not None:
        row.person = person.id
        # who else plays on this device is somebody else
        if not name and all(before.kind != ME for before in new.seats[:seat]):
            row.name = person.name
    if wanted.kind != BOT and new.control.kind != NONE:
        row.time_left = new.control.whole
    return row
