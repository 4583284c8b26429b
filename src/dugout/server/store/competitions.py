"""What is stored about competitions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.competition.season import Phase
from dugout.referee.errors import Conflict
from dugout.referee.rows import OVER
from dugout.server.store.forgetting import change_options, forget_entries
from dugout.server.store.journal.group import Writer
from dugout.server.store.people import Reading
from dugout.server.store.schema.competitions import (
    championships,
    competition_log,
    competition_matches,
    competition_people,
    competitions,
)
from dugout.server.store.schema.matches import matches, seats


@dataclass
class CompetitionRow:
    """A competition without its log; moments in milliseconds since 1970."""

    id: str
    title: str
    config: str
    clock: str
    organiser: str | None
    public: bool
    created: int
    phase: Phase
    started: int | None = None
    since: int | None = None
    wake: int | None = None
    length: int = 0
    deleted: int = 0
    """CO-14.8: since when, in seconds since 1970."""
    follows: str = ""
    """CO-25.1: the season of the club before this one."""


@dataclass(frozen=True)
class LogRow:
    seq: int
    text: str
    by: str
    at: int


@dataclass(frozen=True)
class FixtureMatch:
    """The match that was made for a fixture, and whether its result has been entered."""

    match: str
    competition: str
    fixture: str
    attempt: int
    reported: bool
    status: str = ""


class CompetitionStore:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def create(self, row: CompetitionRow) -> None:
        await self._writer.execute(insert(competitions).values(vars(row)))

    async def load(self, competition: str) -> CompetitionRow | None:
        query = select(competitions).where(competitions.c.id == competition)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return CompetitionRow(**row._mapping) if row else None

    async def log(self, competition: str, after: int = 0) -> list[LogRow]:
        query = (
            select(competition_log)
            .where(competition_log.c.competition == competition, competition_log.c.seq >= after)
            .order_by(competition_log.c.seq)
        )
        async with self._reading() as connection:
            return [LogRow(row.seq, row.text, row.by, row.at) for row in await connection.execute(query)]

    async def append(self, competition: str, rows: list[LogRow], people: list[str], **values: Any) -> None:
        """Store commands and what follows from them in one transaction; raises Conflict if others were faster."""

        async def work(connection: AsyncConnection) -> None:
            length = rows[-1].seq + 1
            if "organiser" in values:
                await _move_guests(connection, competition, values["organiser"])
            where = (competitions.c.id == competition, competitions.c.length == rows[0].seq)
            done = await connection.execute(
                update(competitions).where(*where).values(length=length, **values)
            )
            if done.rowcount != 1:
                raise Conflict
            entries = [{"competition": competition, **vars(row)} for row in rows]
            await connection.execute(insert(competition_log), entries)
            mine = competition_people.c.competition == competition
            await connection.execute(delete(competition_people).where(mine))
            if people:
                pairs = [{"competition": competition, "person": person} for person in people]
                await connection.execute(insert(competition_people), pairs)

        try:
            await self._writer.write(work)
        except IntegrityError:
            raise Conflict from None

    async def add_match(self, made: FixtureMatch) -> None:
        """Note which match is played for a fixture; raises Conflict if another one is."""
        values = {
            name: getattr(made, name) for name in ("match", "competition", "fixture", "attempt", "reported")
        }
        try:
            await self._writer.execute(insert(competition_matches).values(values))
        except IntegrityError:
            raise Conflict from None

    async def matches_of(self, competition: str) -> list[FixtureMatch]:
        query = (
            select(competition_matches, matches.c.status)
            .join(matches, matches.c.id == competition_matches.c.match)
            .where(competition_matches.c.competition == competition)
        )
        async with self._reading() as connection:
            return [FixtureMatch(**row._mapping) for row in await connection.execute(query)]

    async def of_match(self, match: str) -> FixtureMatch | None:
        query = select(competition_matches).where(competition_matches.c.match == match)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return FixtureMatch(**row._mapping) if row else None

    async def hand_over(self, guest: str, person: str) -> None:
        """What one person organises is organised by another."""
        both = (competitions, championships)
        mine = [update(table).where(table.c.organiser == guest).values(organiser=person) for table in both]
        await self._writer.execute(*mine)

    async def reseat(self, match: str, seat: int, person: str | None, guest: bool) -> None:
        """CO-21.5: a seat is played on another device."""
        where = (seats.c.match == match, seats.c.seat == seat)
        await self._writer.execute(update(seats).where(*where).values(person=person, guest=guest))

    async def reported(self, match: str) -> None:
        mine = update(competition_matches).where(competition_matches.c.match == match)
        await self._writer.execute(mine.values(reported=True))

    async def work(self, now: int, limit: int) -> list[str]:
        """Competitions in which the host has something to do: time is up, or a match has ended.

        In one that is deleted nothing happens (CO-14.8): its matches wait until it is brought back.
        """
        ended = (
            select(competition_matches.c.competition)
            .join(matches, matches.c.id == competition_matches.c.match)
            .where(competition_matches.c.reported.is_(False), matches.c.status == OVER)
        )
        query = (
            select(competitions.c.id)
            .where(competitions.c.deleted == 0)
            .where(or_(competitions.c.wake <= now, competitions.c.id.in_(ended)))
            .limit(limit)
        )
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def running(self) -> list[str]:
        """Every competition between the draw and its end."""
        query = select(competitions.c.id).where(
            competitions.c.deleted == 0, competitions.c.phase.not_in(("OPEN", "FINISHED"))
        )
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def listed(self, person: str | None, limit: int) -> list[CompetitionRow]:
        """Public ones, and those in which a person plays or which the person runs; the newest first."""
        condition: ColumnElement[bool] = competitions.c.public.is_(True)
        if person is not None:
            playing = select(competition_people.c.competition).where(competition_people.c.person == person)
            condition = or_(condition, competitions.c.organiser == person, competitions.c.id.in_(playing))
        query = select(competitions).where(condition).order_by(competitions.c.created.desc()).limit(limit)
        async with self._reading() as connection:
            return [CompetitionRow(**row._mapping) for row in await connection.execute(query)]

    async def following(self, earlier: list[str]) -> list[str]:
        """CO-25.1: the competitions that follow one of these, the oldest first."""
        query = select(competitions.c.id).where(competitions.c.follows.in_(earlier))
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query.order_by(competitions.c.created))]

    async def of_person(self, person: str) -> list[str]:
        """The competitions that a person runs, plays in, or once entered."""
        entered = select(competition_log.c.competition).where(competition_log.c.by == person)
        query = select(competitions.c.id).where(
            or_(competitions.c.organiser == person, competitions.c.id.in_(entered))
        )
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def appoint(self, competition: str, organiser: str | None, public: bool) -> None:
        """Somebody else runs it from now on, or nobody; guests play on that device from now on (CO-0.7)."""

        async def work(connection: AsyncConnection) -> None:
            await _move_guests(connection, competition, organiser)
            where = competitions.c.id == competition
            await connection.execute(
                update(competitions).where(where).values(organiser=organiser, public=public)
            )

        await self._writer.write(work)

    async def forget_entries(self, person: str) -> None:
        """Names of somebody in all logs."""
        await self._writer.write(lambda connection: forget_entries(connection, person))

    async def seats_of(self, person: str) -> list[tuple[str, str, int, dict[str, Any]]]:
        """The matches of competitions in which a person has a seat, with game, seat and options."""
        query = (
            select(matches.c.id, matches.c.game, seats.c.seat, matches.c.options)
            .join(seats, seats.c.match == matches.c.id)
            .join(competition_matches, competition_matches.c.match == matches.c.id)
            .where(seats.c.person == person, seats.c.guest.is_(False))
        )
        async with self._reading() as connection:
            return [
                (row.id, row.game, row.seat, msgspec.json.decode(row.options))
                for row in await connection.execute(query)
            ]

    async def change_options(self, match: str, options: dict[str, Any]) -> None:
        """Other options of a match that are played alike."""
        await self._writer.write(lambda connection: change_options(connection, match, options))

    async def mine(self, person: str) -> set[str]:
        """The competitions in which a person plays."""
        query = select(competition_people.c.competition).where(competition_people.c.person == person)
        async with self._reading() as connection:
            return {row.competition for row in await connection.execute(query)}


async def _move_guests(connection: AsyncConnection, competition: str, organiser: str | None) -> None:
    """CO-0.7: guests play on the device of who organises it from now on, in one step with the hand-over."""
    before = select(competitions.c.organiser).where(competitions.c.id == competition).scalar_subquery()
    made = select(competition_matches.c.match).where(competition_matches.c.competition == competition)
    guests = (seats.c.person == before, seats.c.guest.is_(True), seats.c.match.in_(made))
    await connection.execute(update(seats).where(*guests).values(person=organiser))
