"""A person in figures: matches, results, ratings, and head-to-head records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import convert

from dugout.referee.errors import ApiError
from dugout.referee.pace import pace_of
from dugout.referee.rows import BOT, OVER, RUNNING, MatchRow
from dugout.referee.wire.clocks import TimeControl
from dugout.server.match.rooms import Rooms
from dugout.server.wire.people import HeadToHead, PlayedMatch, PlayedSeat, Profile, RatingInfo

SHOWN: Final = 50
LOADED: Final = 30
"""Matches looked into for whether they wait for somebody; the rest counts as not waiting."""


async def profile(rooms: Rooms, person: str, viewer: str | None) -> Profile:
    """What a viewer may know of a person; matches by invitation only for themselves. Raises ApiError."""
    found = await rooms.store.people.by_id(person)
    if found is None:
        raise ApiError("no-person")
    own = viewer == person
    ratings = await rooms.store.people.ratings(person)
    played = await rooms.store.lists.of_person(person, SHOWN, listed=not own)
    duels = await rooms.store.lists.duels(person)
    tally = Counter(_outcome(mine, theirs) for _, mine, theirs in duels)
    return Profile(
        id=person,
        name=found.name,
        kept=found.kept,
        since=found.created,
        ratings=[
            RatingInfo(
                game=row.game, rating=round(row.rating), deviation=round(row.deviation), played=row.played
            )
            for row in ratings
        ],
        won=tally["won"],
        drawn=tally["drawn"],
        lost=tally["lost"],
        heads=await _heads(rooms, duels),
        matches=await _lines(rooms, [match for match in played if match.status == OVER or own], person),
    )


async def matches_of(rooms: Rooms, person: str) -> list[PlayedMatch]:
    """A person's own matches: those that wait for them first, then those that run, then the newest."""
    return await _lines(rooms, await rooms.store.lists.of_person(person, SHOWN), person)


async def _lines(rooms: Rooms, found: Iterable[MatchRow], person: str) -> list[PlayedMatch]:
    shown = []
    for number, match in enumerate(found):
        item = listed(rooms, match, person)
        if match.status == RUNNING and number < LOADED:
            item.turn = await _waits_for(rooms, match, person)
        shown.append(item)
    order = {RUNNING: 0, OVER: 2}
    return sorted(shown, key=lambda item: (not item.turn, order.get(item.status, 1)))


def listed(rooms: Rooms, match: MatchRow, person: str | None) -> PlayedMatch:
    """A match as a line of a list."""
    return PlayedMatch(
        match=match.id,
        game=match.game,
        status=match.status,
        created=match.created,
        ended=match.ended,
        rated=match.rated,
        pace=pace_of(
            rooms.services.games.games.get(match.game), match.options, convert(match.clock, TimeControl)
        ),
        seats=[
            PlayedSeat(
                seat=row.seat,
                name=row.name,
                person=row.person,
                kind="bot" if row.kind == BOT else "person",
                level=row.level,
                place=row.place,
                taken=row.taken,
            )
            for row in match.seats
        ],
        seat=next((row.seat for row in match.seats if person is not None and row.person == person), None),
        turn=False,
    )


async def _waits_for(rooms: Rooms, match: MatchRow, person: str) -> bool:
    try:
        room = await rooms.get(match.id)
    except ApiError:  # of a game, or of rules, that this server no longer has
        return False
    mine = {row.seat for row in room.match.seats if row.person == person and not row.stand_in}
    return room.match.status == RUNNING and bool(mine & set(room.pending.seats))


async def _heads(rooms: Rooms, duels: Iterable[tuple[str, int, int]]) -> list[HeadToHead]:
    by_person: dict[str, Counter[str]] = {}
    for other, mine, theirs in duels:
        by_person.setdefault(other, Counter())[_outcome(mine, theirs)] += 1
    names = await rooms.store.people.names(list(by_person))
    heads = [
        HeadToHead(
            person=other, name=names[other], won=count["won"], drawn=count["drawn"], lost=count["lost"]
        )
        for other, count in by_person.items()
        if other in names
    ]
    return sorted(heads, key=lambda head: -(head.won + head.drawn + head.lost))


def _outcome(mine: int, theirs: int) -> str:
    return "drawn" if mine == theirs else "won" if mine < theirs else "lost"
