"""Lists of matches: of a person, on offer, being played."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from sqlalchemy import Select, and_, func, or_, select

from dugout.referee.rows import OVER, RUNNING, WAITING, MatchRow
from dugout.server.ops import background
from dugout.server.store.convert import match_row, seat_row, seated
from dugout.server.store.people import Reading
from dugout.server.store.schema.matches import answers, chat, deadlines, matches, seats
from dugout.server.store.schema.people import ratings

MOST_DUELS: Final = 5000
AT_ONCE: Final = 500


class MatchLists:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading

    async def of_person(self, person: str, limit: int, *, listed: bool = False) -> list[MatchRow]:
        """A person's matches, those that are not over first, then the newest; `listed`: what anybody may know."""
        mine = select(seats.c.match).where(seats.c.person == person)
        query = select(matches).where(matches.c.id.in_(mine))
        # an offer that was withdrawn, or has expired, never was a match
        placed = select(seats.c.match).where(seats.c.place.is_not(None))
        query = query.where(or_(matches.c.status != OVER, matches.c.length > 0, matches.c.id.in_(placed)))
        if listed:
            query = query.where(matches.c.listed, matches.c.status != WAITING)
        newest = matches.c.created.desc()
        return await self._with_seats(query.order_by(matches.c.status == OVER, newest).limit(limit))

    async def offers(self, now: int, limit: int) -> list[MatchRow]:
        """Matches that anybody may join, the oldest first."""
        query = select(matches).where(
            matches.c.listed,
            matches.c.status == WAITING,
            or_(matches.c.expires.is_(None), matches.c.expires > now),
        )
        return await self._with_seats(query.order_by(matches.c.created).limit(limit))

    async def ending(self, after: int, before: int) -> list[str]:
        """Matches whose open question must be answered in this time."""
        near = (deadlines.c.due > after, deadlines.c.due <= before, matches.c.status == RUNNING)
        long = deadlines.c.due - deadlines.c.opened >= 2 * 3600 * 1000  # live play needs no reminder
        query = select(deadlines.c.match).join(matches, matches.c.id == deadlines.c.match).where(*near, long)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def live(self, limit: int) -> list[MatchRow]:
        """Matches that anybody may watch, the newest first."""
        query = select(matches).where(matches.c.listed, matches.c.status == RUNNING)
        return await self._with_seats(query.order_by(matches.c.created.desc()).limit(limit))

    async def running_with(self, game: str, texts: dict[int, str], least: int) -> list[MatchRow]:
        """Matches that are being played and in which at least this many of these answers were given, each as
        its number."""
        given = or_(*(and_(answers.c.seq == seq, answers.c.text == text) for seq, text in texts.items()))
        alike = (
            select(answers.c.match)
            .join(matches, answers.c.match == matches.c.id)
            .where(matches.c.status == RUNNING, matches.c.game == game, given)
            .group_by(answers.c.match)
            .having(func.count() >= least)
        )
        return await self._with_seats(select(matches).where(matches.c.id.in_(alike)))

    async def expired(self, now: int, limit: int) -> list[str]:
        """Offers that nobody took in time."""
        query = select(matches.c.id).where(matches.c.status == WAITING, matches.c.expires <= now).limit(limit)
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def unrated(self, limit: int) -> list[str]:
        """Rated matches that ended without having been counted: a server died in between."""
        query = select(matches.c.id).where(
            matches.c.rated, matches.c.settled.is_(False), matches.c.status == OVER
        )
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query.limit(limit))]

    async def duels(self, person: str) -> list[tuple[str, int, int]]:
        """Finished matches against others, seat by seat: the other person, the own place, theirs; none of guests."""
        mine, other = seats.alias("mine"), seats.alias("other")
        query = (
            select(other.c.person, mine.c.place, other.c.place.label("theirs"))
            .join(other, and_(other.c.match == mine.c.match, other.c.seat != mine.c.seat))
            .where(mine.c.person == person, other.c.person.is_not(None), other.c.person != person)
            .where(mine.c.place.is_not(None), other.c.place.is_not(None))
            .where(mine.c.guest.is_(False), other.c.guest.is_(False))
            .limit(MOST_DUELS)
        )
        async with self._reading() as connection:
            return [(row.person, row.place, row.theirs) for row in await connection.execute(query)]

    async def strengths(self, people: set[str]) -> dict[tuple[str, str], tuple[float, float]]:
        """Rating and deviation by person and game."""
        query = select(ratings).where(ratings.c.person.in_(sorted(people)))
        async with self._reading() as connection:
            found = await connection.execute(query)
            return {(row.person, row.game): (row.rating, row.deviation) for row in found}

    async def newest(self, ids: list[str]) -> dict[str, tuple[int, int, int]]:
        """How many answers, agreements and lines of chat these matches have."""
        lines = select(func.coalesce(func.max(chat.c.k), 0)).where(chat.c.match == matches.c.id)
        query = select(matches.c.id, matches.c.length, matches.c.revision, lines.scalar_subquery())
        found: dict[str, tuple[int, int, int]] = {}
        async with self._reading() as connection:
            for start in range(0, len(ids), AT_ONCE):
                some = query.where(matches.c.id.in_(ids[start : start + AT_ONCE]))
                found.update({row[0]: (row[1], row[2], row[3]) for row in await connection.execute(some)})
        return found

    async def _with_seats(self, query: Select[Any]) -> list[MatchRow]:
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
            wanted = select(seats).where(seats.c.match.in_([row.id for row in rows]))
            by_match: dict[str, list[Any]] = defaultdict(list)
            for row in await connection.execute(wanted.order_by(seats.c.match, seats.c.seat)):
                by_match[row.match].append(row)
        found: list[MatchRow] = []
        for row in rows:
            with background.guarded("lists", match=row.id):  # one that cannot be read hides no other
                found.append(seated(match_row(row), [seat_row(seat) for seat in by_match[row.id]]))
        return found
