"""A new match: its terms checked, a row for every seat, secrets; stored, then started."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from dugout.referee.create import new_match, settle_terms
from dugout.referee.errors import ApiError, StoreAway, too_many_requests
from dugout.referee.inputs import clean_name, name_key
from dugout.referee.rows import BOT, LINK, ME, OVER, Append, MatchRow
from dugout.referee.wire.matches import Created, CreatedSeat, NewMatch
from dugout.server.inputs import is_reserved, shapes
from dugout.server.match import host
from dugout.server.match.room import Owner
from dugout.server.match.rooms import Rooms
from dugout.server.ops import background
from dugout.server.store.people import PeopleStore, Person

COMPUTERS_TAKE: Final = 60
"""Seconds until somebody may try again who has many matches between computers running."""
log = structlog.get_logger()


async def create(
    rooms: Rooms,
    new: NewMatch,
    begun: Append | None = None,
    person: Person | None = None,
    expires: int | None = None,
    version: int = 0,
    address: str = "",
) -> Created:
    """A new match, or one that has `begun` elsewhere; it starts at once if nobody has to be waited for.

    `person` is who makes it and sits on the `me` seats, `address` where that is; `version` 0 stands for the
    newest rules.
    """
    check_terms(new, person)
    if new.listed or any(seat.kind == LINK for seat in new.seats):  # others see these names
        for name in {seat.name for seat in new.seats if seat.name}:
            await free_name(rooms.store.people, name, person)
    rules = rooms.services.rules(new.game)
    version = version or rules.version
    settle_terms(rules, new, version)
    match, tokens = new_match(rooms.services.games, version, new, person, rooms.clock.now())
    match.expires = expires
    maker = Owner(address, person.id if person else address)
    with _allowed(rooms, maker, match):
        await rooms.store.create(match, begun)
        await _begin(rooms, match, maker)
    log.info("match.created", match=match.id, game=match.game, seats=[row.kind for row in match.seats])
    seats = [
        CreatedSeat(seat=row.seat, kind=wanted.kind, token=token)
        for row, wanted, token in zip(match.seats, new.seats, tokens, strict=True)
    ]
    return Created(match=match.id, seats=seats)


async def free_name(people: PeopleStore, name: str, person: Person | None = None) -> str:
    """A name by which others may know this person, tidied: nobody else has one like it. Raises ApiError.

    What somebody keeps already stays theirs, also where an older account has one that looks like it.
    """
    name = clean_name(name)
    if person is not None and person.name_key == name_key(name):
        return name
    if is_reserved(name):
        raise ApiError("name-reserved")
    owner = await people.owner(shapes(name))
    if owner is not None and (person is None or owner != person.id):
        raise ApiError("name-taken")
    return name


def check_terms(new: NewMatch, person: Person | None) -> None:
    """A clock must have time; only people with a kept name can be rated, one at each seat; raises ApiError."""
    if not new.control.is_valid:
        raise ApiError("bad-setup", {"reason": "no-time"})
    if new.rated:
        kinds: list[str] = [seat.kind for seat in new.seats]
        if BOT in kinds or kinds.count(ME) != 1:
            raise ApiError("bad-setup", {"reason": "rated-people"})
        if person is None or not person.kept:
            raise ApiError("needs-account")


async def _begin(rooms: Rooms, match: MatchRow, maker: Owner) -> None:
    """Start a match that was just stored; one that cannot be started at all is not there."""
    try:
        if any(row.kind == BOT for row in match.seats):
            rooms.services.thinkers.warm()
        room = await rooms.get(match.id)
        room.maker = maker if maker.address else None
        await room.run_shielded(host.start(room))
    except StoreAway as error:  # it is made, and begins when somebody opens it or the upkeep comes by
        rooms.services.database.lost(error)
    except Exception:
        rooms.evict(match.id)
        with background.guarded("making", match=match.id):
            await rooms.store.remove(match.id)
        raise


@contextmanager
def _allowed(rooms: Rooms, maker: Owner, match: MatchRow) -> Iterator[None]:
    """Raises ApiError where too many of the maker's matches run in which only computers play."""
    if not maker.address or not all(row.kind == BOT for row in match.seats):
        yield
        return
    running = [
        room.owner for room in rooms.cached.values() if room.only_computers and room.match.status != OVER
    ]
    running += rooms.starting
    most = rooms.services.settings.computer_matches
    if any(sum(one[at] == maker[at] for one in running) >= most for at in range(len(maker))):
        raise too_many_requests(COMPUTERS_TAKE)
    rooms.starting.append(maker)
    try:
        yield
    finally:
        rooms.starting.remove(maker)
