"""Finding a match: offers that anybody may take, quick matches, and rematches.

An offer is a match that waits for people and is listed. So joining is taking a seat, and the match starts when the
last one is taken.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dugout.referee import dice
from dugout.referee.errors import ApiError
from dugout.referee.pace import agreed_options, running_clock
from dugout.referee.rows import BOT, LINK, ME, OVER, WAITING, MatchRow, SeatRow, new_id
from dugout.referee.wire.clocks import DAY, DAYS, LIVE, TimeControl
from dugout.referee.wire.matches import Created, NewMatch, NewSeat
from dugout.server.bus.base import SEATS, TABLE, Change
from dugout.server.match import host
from dugout.server.match.create import check_terms, create
from dugout.server.match.room import LISTENERS, Room
from dugout.server.match.rooms import Rooms
from dugout.server.match.seats import take_seat
from dugout.server.ops import background
from dugout.server.store.people import Person

SHOWN: Final = 50
LIFETIMES: Final = {LIVE: 20 * 60_000, DAYS: 7 * DAY}
"""How long an offer stands, by its clock; without a clock a day."""


async def offer(rooms: Rooms, new: NewMatch, person: Person, address: str) -> Created:
    """A match that anybody may join; raises ApiError."""
    new.clock = new.control
    expires = rooms.clock.now() + LIFETIMES.get(new.clock.kind, DAY)
    return await create(rooms, new, person=person, expires=expires, address=address)


async def offers(rooms: Rooms, person: Person | None) -> list[MatchRow]:
    """What a person may join or has offered; not of people who avoid each other."""
    avoided = await rooms.store.people.avoided(person.id) if person else set()
    found = await rooms.store.lists.offers(rooms.clock.now(), SHOWN)
    return [match for match in found if not avoided & {row.person for row in match.seats}]


async def join(rooms: Rooms, match: str, person: Person, salt: str | None = None) -> str:
    """Take a free seat of an offer, with a salt for the dice; raises ApiError."""
    salt = None if salt is None else dice.clean_salt(salt)
    room = await rooms.get(match)
    if not room.match.listed or room.match.status != WAITING:
        raise ApiError("seat-taken")
    if any(row.person == person.id for row in room.match.seats):
        return match
    if room.match.rated and not person.kept:
        raise ApiError("needs-account")
    avoided = await rooms.store.people.avoided(person.id)
    if avoided & {row.person for row in room.match.seats}:
        raise ApiError("avoided")
    for row in room.match.seats:
        if not row.taken and await rooms.store.claim_seat(match, row.seat, person.name, person.id, salt):
            await rooms.bus.publish(Change(match, SEATS))
            await room.run_shielded(host.start(room))
            for listener in room.listeners.joined:
                with background.guarded(LISTENERS, match=match):
                    await listener(room, row.seat)
            return match
    raise ApiError("seat-taken")


async def quick(
    rooms: Rooms,
    game: str,
    options: dict[str, Any],
    clock: TimeControl,
    rated: bool,
    person: Person,
    address: str,
) -> str:
    """Into the oldest offer that fits, or into a new one."""
    rules = rooms.services.rules(game)
    options = agreed_options(rules, options, clock)
    new = NewMatch(
        game=game,
        options=options,
        seats=[NewSeat(kind="me"), *[NewSeat(kind="link")] * (rules.min_seats - 1)],
        clock=clock,
        rated=rated,
        listed=True,
    )
    check_terms(new, person)
    wanted = (game, options, msgspec.to_builtins(running_clock(rules, options, clock)), rated)
    for match in await offers(rooms, person):
        if any(row.person == person.id for row in match.seats):
            if (match.game, match.options, match.clock, match.rated) == wanted:
                return match.id
        elif (match.game, match.options, match.clock, match.rated) == wanted:
            try:
                return await join(rooms, match.id, person)
            except ApiError:
                continue  # somebody was quicker
    return (await offer(rooms, new, person, address)).match


async def rematch(rooms: Rooms, room: Room, seats: tuple[int, ...]) -> str:
    """Into the match that follows the one that is over; whoever asks first makes it. Raises ApiError."""
    old = room.match
    gone = [row for row in old.seats if row.kind != BOT and row.token_hash is None and row.person is None]
    if old.status != OVER or gone:
        raise ApiError("not-now", {"act": "rematch"})
    following = await _made_before(rooms, old.next) or await _make_next(rooms, room, seats)
    for row in following.match.seats:
        if not row.taken and _before(old, row.seat).seat in seats:
            person = await rooms.store.people.by_id(row.person) if row.person else None
            await take_seat(following, row.seat, row.name, person)
    return following.id


async def _made_before(rooms: Rooms, match: str | None) -> Room | None:
    """A rematch that was made before, unless it was withdrawn or is no longer kept."""
    if match is None:
        return None
    try:
        room = await rooms.get(match)
    except ApiError:
        return None
    return None if (room.match.ending or {}).get("reason") == "match.withdrawn" else room


async def _make_next(rooms: Rooms, room: Room, seats: tuple[int, ...]) -> Room:
    """A match like the one that is over, everybody one seat further, or the one that somebody else just made."""
    old = room.match
    again = MatchRow(
        new_id(),
        old.game,
        rooms.services.rules(old.game).version,
        old.options,
        WAITING,
        rooms.clock.now(),
        dice.new_secret(),
        seats=[_next_seat(old, seat, seats) for seat in range(len(old.seats))],
        rated=old.rated,
        clock=old.clock,
    )
    stays = await rooms.store.create_next(room.id, again, instead_of=old.next)
    await room.sync()
    await rooms.bus.publish(Change(room.id, TABLE, room.match.revision))
    following = await rooms.get(stays)
    await following.run_shielded(host.start(following))
    return following


def _before(match: MatchRow, seat: int) -> SeatRow:
    """Who sits on a seat of the rematch, as they sat before."""
    return match.seats[(seat + 1) % len(match.seats)]


def _next_seat(match: MatchRow, seat: int, asking: tuple[int, ...]) -> SeatRow:
    """Whoever asks sits down at once; the others take their seat with the secret they have."""
    control = msgspec.convert(match.clock, TimeControl)
    old = _before(match, seat)
    kind = BOT if old.kind == BOT else ME if old.seat in asking else LINK
    row = SeatRow(seat, kind, old.level, old.name, kind != LINK, old.token_hash, person=old.person)
    row.guest = old.guest
    if old.kind != BOT and control.whole:
        row.time_left = control.whole
    return row
