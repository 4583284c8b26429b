"""What waits in the page for somebody to read it: the newest about each league and each of its matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.journal.group import Writer
from dugout.server.store.outbox import PAGE, Notice, in_order, put_row
from dugout.server.store.people import Reading
from dugout.server.store.schema.notices import deliveries
from dugout.server.store.schema.people import people

MOST: Final = 50
"""Of one person, the newest."""


NEWEST: Final = (deliveries.c.at.desc(), deliveries.c.id.desc())


@dataclass(frozen=True)
class News:
    event: str
    body: str
    at: int


class InboxStore:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def put(self, notices: Sequence[Notice], now: int) -> None:
        """What was there about the same is replaced; guests without a device of their own have no page."""
        ids = sorted({one.person for one in notices})
        async with self._reading() as connection:
            known = set((await connection.execute(select(people.c.id).where(people.c.id.in_(ids)))).scalars())
        found = [one for one in notices if one.person in known]

        async def work(connection: AsyncConnection) -> None:
            for one in in_order(found):
                row: dict[str, Any] = {"person": one.person, "topic": one.topic, "slot": PAGE}
                row.update(event=one.event, body=one.body, at=now, due=None, tries=0, shown=True)
                await put_row(connection, row)
            for person in sorted({one.person for one in found}):
                await _keep_few(connection, person)

        if found:
            await self._writer.write(work)

    async def of(self, person: str) -> list[News]:
        """The newest first."""
        query = select(deliveries.c.event, deliveries.c.body, deliveries.c.at).where(_mine(person))
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(*NEWEST).limit(MOST))
            return [News(**row._mapping) for row in rows]

    async def count(self, person: str) -> int:
        """As many as the list has."""
        query = select(func.count()).select_from(deliveries).where(_mine(person))
        async with self._reading() as connection:
            return min(MOST, int((await connection.execute(query)).scalar_one()))

    async def read(self, person: str, competition: str) -> None:
        """Somebody has read what there is, or what concerns one competition."""
        about = or_(
            _topic(f"league:{competition}"),
            deliveries.c.topic.startswith(f"fixture:{competition}:", autoescape=True),
        )
        await self._writer.execute(delete(deliveries).where(_mine(person), *([about] if competition else [])))


async def _keep_few(connection: AsyncConnection, person: str) -> None:
    newest = select(deliveries.c.id).where(_mine(person)).order_by(*NEWEST).limit(MOST)
    kept = (await connection.execute(newest)).scalars().all()
    if len(kept) == MOST:
        await connection.execute(delete(deliveries).where(_mine(person), deliveries.c.id.not_in(kept)))


def _mine(person: str) -> ColumnElement[bool]:
    return and_(deliveries.c.person == person, deliveries.c.slot == PAGE)


def _topic(topic: str) -> ColumnElement[bool]:
    return deliveries.c.topic == topic
