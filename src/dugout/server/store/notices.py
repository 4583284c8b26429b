"""Reports to the operators of a server, and notifications for webhooks."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.journal.group import Writer
from dugout.server.store.people import Reading
from dugout.server.store.schema.people import hooks, people, reports


@dataclass(frozen=True)
class Report:
    """`seat`: whom it is about; `reporter`: the seat that reports; `data`: the record or the chat as it stood."""

    kind: str
    match: str
    seat: int | None
    reporter: int | None
    text: str
    data: str
    at: int
    closed: bool = False
    id: int = 0


@dataclass(frozen=True)
class Notification:
    """What is sent to the webhook of a person."""

    id: int
    url: str
    secret: str
    body: str
    due: int
    tries: int


class NotificationStore:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def report(self, report: Report) -> None:
        values = {name: getattr(report, name) for name in Report.__dataclass_fields__ if name != "id"}
        await self._writer.execute(insert(reports).values(values))

    async def reports(self, *, closed: bool = False) -> list[Report]:
        query = select(reports).where(reports.c.closed.is_(closed)).order_by(reports.c.id)
        async with self._reading() as connection:
            return [Report(**row._mapping) for row in await connection.execute(query)]

    async def close_report(self, number: int) -> bool:
        done = update(reports).where(reports.c.id == number).values(closed=True)
        return await self._writer.execute(done) > 0

    async def write(self, to: set[str], body: str, now: int) -> None:
        """Put a notification out for those of these people who want any."""

        async def work(connection: AsyncConnection) -> None:
            wants = select(people.c.id).where(people.c.id.in_(sorted(to)), people.c.webhook.is_not(None))
            rows = [
                {"person": row.id, "body": body, "due": now, "tries": 0}
                for row in await connection.execute(wants)
            ]
            if rows:
                await connection.execute(insert(hooks), rows)

        await self._writer.write(work)

    async def due(self, now: int, limit: int) -> list[Notification]:
        query = (
            select(hooks, people.c.webhook, people.c.webhook_secret)
            .join(people, people.c.id == hooks.c.person)
            .where(hooks.c.due <= now, people.c.webhook.is_not(None))
            .order_by(hooks.c.due)
            .limit(limit)
        )
        async with self._reading() as connection:
            return [
                Notification(row.id, row.webhook, row.webhook_secret or "", row.body, row.due, row.tries)
                for row in await connection.execute(query)
            ]

    async def claim(self, notification: Notification, until: int) -> bool:
        """Take a notification out for delivery, unless another server was faster; `until`: when it is tried again."""
        mine = update(hooks).where(hooks.c.id == notification.id, hooks.c.due == notification.due)
        return await self._writer.execute(mine.values(due=until, tries=notification.tries + 1)) > 0

    async def done(self, notification: int) -> None:
        """Delivered, or given up."""
        await self._writer.execute(delete(hooks).where(hooks.c.id == notification))
