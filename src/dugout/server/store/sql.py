"""The store on SQLite or PostgreSQL, through SQLAlchemy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import func, insert, literal_column, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.base import (
    ActionKey,
    AnswerRow,
    Append,
    ChatRow,
    DeadlineRow,
    MatchRow,
    SeatRow,
    SnapshotRow,
    StoreAway,
    Stored,
)
from dugout.server.store.engines import Engines, make_engines
from dugout.server.store.schema import actions, answers, chat, deadlines, matches, seats, snapshots
from dugout.server.store.upgrade import upgrade
from dugout.server.store.writer import Writer


class SqlStore:
    """Reads through a pool, writes through one `Writer`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engines: Engines = make_engines(url)
        self._writer = Writer(self._engines.writing)

    async def open(self) -> None:
        """Check and upgrade the database; raises StoreBroken."""
        await asyncio.to_thread(upgrade, self._url)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engines.dispose()

    async def ping(self) -> None:
        async with self._reading() as connection:
            await connection.execute(select(literal_column("1")))

    async def create(self, match: MatchRow) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(matches), [_match_values(match)])
            await connection.execute(insert(seats), [_seat_values(match.id, seat) for seat in match.seats])

        await self._writer.write(work)

    async def load(self, match: str, after: int | None = None) -> Stored | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).one_or_none()
            if row is None:
                return None
            found = await connection.execute(
                select(seats).where(seats.c.match == match).order_by(seats.c.seat)
            )
            loaded = _match(row, [_seat(seat) for seat in found])
            cache = await _snapshot(connection, match) if after is None else None
            later = await _answers(connection, match, cache.seq if cache else after or 0)
            return Stored(loaded, cache, later, await _deadline(connection, match))

    async def append(self, append: Append) -> None:
        await self._writer.write(append)

    async def has_action(self, match: str, key: ActionKey) -> bool:
        query = select(actions.c.seq).where(
            actions.c.match == match, actions.c.seat == key.seat, actions.c.action == key.action
        )
        async with self._reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def take_seat(self, match: str, seat: int, name: str) -> None:
        await self._update_seat(match, seat, taken=True, name=name)

    async def set_orders(self, match: str, seat: int, orders: Any) -> None:
        await self._update_seat(match, seat, orders=None if orders is None else _text(orders))

    async def say(self, match: str, seat: int, text: str, at: int) -> ChatRow:
        async def work(connection: AsyncConnection) -> ChatRow:
            # the row of the match is the lock that keeps two servers from the same number
            await connection.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())
            newest = select(func.coalesce(func.max(chat.c.k), 0)).where(chat.c.match == match)
            row = ChatRow((await connection.execute(newest)).scalar_one() + 1, seat, text, at)
            values = {"match": match, "k": row.k, "seat": seat, "text": text, "at": at}
            await connection.execute(insert(chat), [values])
            return row

        line: ChatRow = await self._writer.write(work)
        return line

    async def chat(self, match: str, after: int) -> list[ChatRow]:
        query = select(chat).where(chat.c.match == match, chat.c.k > after).order_by(chat.c.k)
        async with self._reading() as connection:
            return [ChatRow(row.k, row.seat, row.text, row.at) for row in await connection.execute(query)]

    async def overdue(self, now: int, limit: int) -> list[str]:
        query = (
            select(deadlines.c.match).where(deadlines.c.wake <= now).order_by(deadlines.c.wake).limit(limit)
        )
        async with self._reading() as connection:
            return [row.match for row in await connection.execute(query)]

    async def _update_seat(self, match: str, seat: int, **values: Any) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats).where(seats.c.match == match, seats.c.seat == seat).values(**values)
            )

        await self._writer.write(work)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engines.reading.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreAway(str(error)) from error


async def _answers(connection: AsyncConnection, match: str, after: int) -> list[AnswerRow]:
    query = select(answers).where(answers.c.match == match, answers.c.seq >= after).order_by(answers.c.seq)
    return [AnswerRow(row.seq, row.text, row.by, row.at) for row in await connection.execute(query)]


async def _snapshot(connection: AsyncConnection, match: str) -> SnapshotRow | None:
    row = (await connection.execute(select(snapshots).where(snapshots.c.match == match))).one_or_none()
    return SnapshotRow(row.seq, msgspec.json.decode(row.data)) if row else None


async def _deadline(connection: AsyncConnection, match: str) -> DeadlineRow | None:
    row = (await connection.execute(select(deadlines).where(deadlines.c.match == match))).one_or_none()
    if row is None:
        return None
    return DeadlineRow(row.question, row.opened, row.due, row.wake, row.timer or 0, row.left, row.beat)


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _match_values(match: MatchRow) -> dict[str, Any]:
    return {
        "id": match.id,
        "game": match.game,
        "version": match.version,
        "options": _text(match.options),
        "status": match.status,
        "created": match.created,
        "length": match.length,
        "dice_secret": match.dice_secret,
    }


def _match(row: Any, rows: list[SeatRow]) -> MatchRow:
    return MatchRow(
        row.id,
        row.game,
        row.version,
        msgspec.json.decode(row.options),
        row.status,
        row.created,
        row.dice_secret,
        row.length,
        row.ended,
        rows,
    )


def _seat_values(match: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "match": match,
        "seat": seat.seat,
        "kind": seat.kind,
        "level": seat.level,
        "name": seat.name,
        "taken": seat.taken,
        "token_hash": seat.token_hash,
    }


def _seat(row: Any) -> SeatRow:
    orders = None if row.orders is None else msgspec.json.decode(row.orders)
    return SeatRow(row.seat, row.kind, row.level, row.name, row.taken, row.token_hash, orders)
