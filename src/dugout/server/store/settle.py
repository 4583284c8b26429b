"""A rated match is counted once, in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import TypeAlias

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.referee.rows import OVER
from dugout.server.store.people import RatingRow
from dugout.server.store.schema.matches import matches, seats
from dugout.server.store.schema.people import people, ratings

Rate: TypeAlias = Callable[[list[RatingRow], list[int]], list[RatingRow]]
"""The ratings after a match, from those before it and the places."""


async def settle(connection: AsyncConnection, match: str, rate: Rate) -> None:
    """Update the ratings of everybody who played; a match that has none, or was counted before, changes nothing."""
    open_ = (matches.c.id == match, matches.c.rated, matches.c.settled.is_(False), matches.c.status == OVER)
    game = (
        await connection.execute(select(matches.c.game).where(*open_).with_for_update())
    ).scalar_one_or_none()
    if game is None:
        return
    await connection.execute(update(matches).where(matches.c.id == match).values(settled=True))
    played = (
        await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    ).all()
    counted = [row for row in played if row.person is not None and row.place is not None]
    if len(counted) < 2 or len({row.person for row in counted}) < len(counted):
        return
    # whoever let a computer finish has lost to all who did not
    places = [len(played) + 1 if row.stand_in else row.place for row in counted]
    before = [await _rating(connection, row.person, game) for row in counted]
    for row in rate(before, places):
        if (await connection.execute(select(people.c.id).where(people.c.id == row.person))).first() is None:
            continue
        await connection.execute(
            delete(ratings).where(ratings.c.person == row.person, ratings.c.game == row.game)
        )
        await connection.execute(insert(ratings), [asdict(replace(row, played=row.played + 1))])


async def _rating(connection: AsyncConnection, person: str, game: str) -> RatingRow:
    query = select(ratings).where(ratings.c.person == person, ratings.c.game == game)
    row = (await connection.execute(query)).one_or_none()
    return RatingRow(**row._mapping) if row else RatingRow(person, game, 1500.0, 350.0, 0.06, 0)
