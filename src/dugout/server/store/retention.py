"""Retention: a periodic sweep that deletes what is older than the operator wants to keep."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from sqlalchemy import Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.referee.errors import StoreAway
from dugout.referee.rows import OVER
from dugout.server.ops import background
from dugout.server.settings import Keep
from dugout.server.store.creation import remove_matches
from dugout.server.store.journal.group import Writer
from dugout.server.store.people import erase
from dugout.server.store.schema.competitions import (
    championship_parts,
    championships,
    competition_log,
    competition_matches,
    competition_people,
    competitions,
)
from dugout.server.store.schema.matches import chat, matches, seats
from dugout.server.store.schema.people import people, reports, sessions

TASK: Final = "retention"
DAY: Final = 24 * 3600 * 1000
DELETED_DAYS: Final = 30
"""CO-14.8: for how long a deleted competition can be brought back."""
AT_ONCE: Final = 200
"""Rows of a kind in one sweep, so that players never wait long for it."""

Forget: TypeAlias = Callable[[AsyncConnection, list[Any]], Awaitable[None]]


class Retention:
    """May raise StoreAway."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def sweep(self, keep: Keep, now: int) -> dict[str, int]:
        """Forget what is too old; how much of each kind that was."""
        plan: list[tuple[str, int, Callable[[int], Select[Any]], Forget]] = [
            ("matches", keep.matches, old_matches, remove_matches),
            ("chat", keep.chat, old_talks, _forget_talks),
            ("guests", keep.guests, old_guests, _forget_guests),
            ("reports", keep.reports, old_reports, _forget_reports),
            ("competitions", DELETED_DAYS, old_competitions, _forget_competitions),
        ]
        done: dict[str, int] = {}
        for kind, days, which, forget in plan:
            with background.guarded(TASK, passing=StoreAway, kind=kind):
                if days and (count := await self._forget(which(now - days * DAY), forget)):
                    done[kind] = count
        return done

    async def _forget(self, which: Select[Any], forget: Forget) -> int:
        """Delete all that is too old in one transaction; if that fails, each item on its own."""
        with background.guarded(TASK, passing=StoreAway):
            return len(await self._forget_some(which, forget))
        gone = 0
        for one in await self._forget_some(which, _nothing):
            with background.guarded(TASK, passing=StoreAway, about=str(one)):
                gone += len(await self._forget_some(which, forget, one))
        return gone

    async def _forget_some(self, which: Select[Any], forget: Forget, only: Any = None) -> list[Any]:
        async def work(connection: AsyncConnection) -> list[Any]:
            old = [row[0] for row in await connection.execute(which.limit(AT_ONCE))]
            found = [one for one in old if only in (None, one)]
            if found:
                await forget(connection, found)
            return found

        done: list[Any] = await self._writer.write(work)
        return done


def old_matches(before: int) -> Select[Any]:
    """Matches that were over by then, but for those of competitions and those that somebody has to look at."""
    over = (matches.c.status == OVER, matches.c.ended < before)
    in_competition = select(competition_matches.c.match)
    reported = select(reports.c.match).where(reports.c.closed.is_(False))
    return select(matches.c.id).where(
        *over, matches.c.id.not_in(in_competition), matches.c.id.not_in(reported)
    )


def old_talks(before: int) -> Select[Any]:
    """Matches that were over by then and still have words."""
    over = (matches.c.status == OVER, matches.c.ended < before)
    return select(matches.c.id).where(*over, matches.c.id.in_(select(chat.c.match)))


def old_guests(before: int) -> Select[Any]:
    """Guests who have not begun a session since, and whom nothing waits for."""
    active = select(sessions.c.person).where(sessions.c.created >= before)
    playing = (
        select(seats.c.person)
        .join(matches, matches.c.id == seats.c.match)
        .where(matches.c.status != OVER, seats.c.person.is_not(None))
    )
    return select(people.c.id).where(
        people.c.name_key.is_(None),
        people.c.banned.is_(False),
        people.c.created < before,
        people.c.id.not_in(active),
        people.c.id.not_in(playing),
        people.c.id.not_in(select(competition_people.c.person)),
    )


def old_reports(before: int) -> Select[Any]:
    """Reports that are done with."""
    return select(reports.c.id).where(reports.c.closed.is_(True), reports.c.at < before)


def old_competitions(before: int) -> Select[Any]:
    """CO-14.8: competitions that were deleted by then, in seconds."""
    return select(competitions.c.id).where(
        competitions.c.deleted > 0, competitions.c.deleted < before // 1000
    )


async def _nothing(_connection: AsyncConnection, _found: list[Any]) -> None:
    """Only look."""


async def _forget_talks(connection: AsyncConnection, found: list[Any]) -> None:
    await connection.execute(delete(chat).where(chat.c.match.in_(found)))


async def _forget_guests(connection: AsyncConnection, found: list[Any]) -> None:
    for person in found:
        await erase(connection, person)


async def _forget_reports(connection: AsyncConnection, found: list[Any]) -> None:
    await connection.execute(delete(reports).where(reports.c.id.in_(found)))


async def _forget_competitions(connection: AsyncConnection, found: list[Any]) -> None:
    """CO-14.8: table, calendar and history go for good; the matches stay with those who played them.

    A combined championship of fewer than two competitions is none.
    """
    for table in (championship_parts, competition_matches, competition_people, competition_log):
        await connection.execute(delete(table).where(table.c.competition.in_(found)))
    await connection.execute(delete(competitions).where(competitions.c.id.in_(found)))
    parts = championship_parts.c.championship
    whole = select(parts).group_by(parts).having(func.count() > 1)
    await connection.execute(delete(championship_parts).where(parts.not_in(whole)))
    await connection.execute(delete(championships).where(championships.c.id.not_in(whole)))
