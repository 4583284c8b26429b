"""Notices on their way to devices and mail addresses: one place for each person, topic and way, so nothing piles up."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, insert, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.journal.group import Writer
from dugout.server.store.people import Reading
from dugout.server.store.reach import read_settings
from dugout.server.store.schema.notices import (
    deliveries,
    devices,
    mail_addresses,
    muted_topics,
    notice_settings,
    reminders,
)
from dugout.server.store.schema.people import sessions
from dugout.server.wire.notices import NoticeSettings

MAIL: Final = "mail:"
PAGE: Final = "page"
"""The way of what waits in the page; nothing is sent."""
PLACE: Final = ("person", "topic", "slot")
"""There is one delivery in each."""
GONE: Final = "gone"
"""The event that takes a notice back from a device that shows it."""
MOST_WAITING: Final = 200
"""Notices of one person that are kept; the oldest go first."""
UNSEEN_DAYS: Final = 30
DAY: Final = 24 * 3600 * 1000


@dataclass(frozen=True)
class Notice:
    """What one person is notified of; `body` is what the words are made of, as JSON."""

    person: str
    topic: str
    event: str
    body: str


@dataclass(frozen=True)
class Plan:
    """When a person is reached: by push and by mail; None where they are not."""

    push: int | None
    mail: int | None


@dataclass(frozen=True)
class Delivery:
    id: int
    person: str
    topic: str
    slot: str
    event: str
    body: str
    at: int
    due: int
    tries: int


def in_order(notices: Sequence[Notice]) -> list[Notice]:
    """As every server writes them: two that write about the same people wait for each other, never in a circle."""
    return sorted(notices, key=lambda one: (one.person, one.topic))


class OutboxStore:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def choices(self, people: Collection[str]) -> dict[str, NoticeSettings]:
        """What those of these people want who can be reached at all."""
        ids = sorted(people)
        ringing = select(devices.c.person).where(devices.c.person.in_(ids), devices.c.rings.is_(True))
        mailed = select(mail_addresses.c.person).where(
            mail_addresses.c.person.in_(ids), mail_addresses.c.confirmed.is_not(None)
        )
        chosen = select(notice_settings).where(notice_settings.c.person.in_(ids))
        async with self._reading() as connection:
            reached = {
                *(await connection.execute(ringing)).scalars(),
                *(await connection.execute(mailed)).scalars(),
            }
            if not reached:
                return {}
            found = {row.person: read_settings(row.data) for row in await connection.execute(chosen)}
        return {person: found.get(person) or NoticeSettings() for person in reached}

    async def put(self, notices: Sequence[Notice], plans: Mapping[str, Plan], now: int) -> int:
        """Put notices out; how many ways they go."""

        async def work(connection: AsyncConnection) -> int:
            return sum([await _put(connection, one, plans[one.person], now) for one in in_order(notices)])

        count: int = await self._writer.write(work)
        return count

    async def settle(self, done: Collection[tuple[str, str]], now: int) -> None:
        """These people have seen or done what these topics are about: what waits goes, what is shown is taken back."""
        async with self._reading() as connection:
            query = select(deliveries.c.person, deliveries.c.topic).where(_about(done))
            found = {(row.person, row.topic) for row in await connection.execute(query)}
        if not found:
            return
        about = _about(found)
        unsent = or_(
            deliveries.c.slot == PAGE,
            deliveries.c.slot.like(f"{MAIL}%"),
            (deliveries.c.shown.is_(False)) & (deliveries.c.tries == 0),
        )
        gone = {"event": GONE, "body": "{}", "at": now, "due": now, "tries": 0}
        shown = update(deliveries).where(about, deliveries.c.event != GONE)
        await self._writer.execute(delete(deliveries).where(about, unsent), shown.values(**gone))

    async def due(self, now: int, limit: int) -> list[Delivery]:
        fields = [deliveries.c[name] for name in Delivery.__dataclass_fields__]
        query = select(*fields).where(deliveries.c.due <= now).order_by(deliveries.c.due).limit(limit)
        async with self._reading() as connection:
            return [Delivery(**row._mapping) for row in await connection.execute(query)]

    async def claim(self, delivery: Delivery, until: int) -> bool:
        """Take a notice out for delivery, unless another server was faster; `until`: when it is tried again."""
        mine = update(deliveries).where(_same(delivery), deliveries.c.due == delivery.due)
        return await self._writer.execute(mine.values(due=until, tries=delivery.tries + 1)) > 0

    async def put_off(self, delivery: Delivery, until: int) -> None:
        """Try again later than was planned."""
        mine = update(deliveries).where(_same(delivery), deliveries.c.tries == delivery.tries + 1)
        await self._writer.execute(mine.values(due=until))

    async def delivered(self, delivery: Delivery) -> None:
        """It was delivered, and not seen yet; one that was replaced in the meantime still waits."""
        if delivery.event == GONE:
            await self.drop(delivery)
            return
        await self._writer.execute(
            update(deliveries).where(deliveries.c.id == delivery.id).values(shown=True),
            update(deliveries).where(_same(delivery)).values(due=None),
        )

    async def drop(self, delivery: Delivery) -> None:
        """Given up, or no longer needed."""
        await self._writer.execute(delete(deliveries).where(_same(delivery)))

    async def remind(self, key: str, now: int) -> bool:
        """Whether this is the first to remind somebody of something."""
        known = select(reminders.c.key).where(reminders.c.key == key)
        async with self._reading() as connection:
            if (await connection.execute(known)).one_or_none() is not None:
                return False
        try:
            await self._writer.execute(insert(reminders).values(key=key, at=now))
        except IntegrityError:
            return False
        return True

    async def sweep(self, now: int) -> None:
        """Forget what nobody looked at for long."""
        before = now - UNSEEN_DAYS * DAY
        await self._writer.execute(
            *(delete(table).where(table.c.at < before) for table in (deliveries, reminders))
        )


def _same(delivery: Delivery) -> Any:
    """This delivery, unless something newer has taken its place."""
    return (
        (deliveries.c.id == delivery.id)
        & (deliveries.c.event == delivery.event)
        & (deliveries.c.at == delivery.at)
    )


def _about(pairs: Collection[tuple[str, str]]) -> Any:
    return tuple_(deliveries.c.person, deliveries.c.topic).in_(sorted(pairs))


async def _put(connection: AsyncConnection, notice: Notice, plan: Plan, now: int) -> int:
    muted = (muted_topics.c.person == notice.person, muted_topics.c.topic == notice.topic)
    if (await connection.execute(select(muted_topics.c.topic).where(*muted))).one_or_none() is not None:
        return 0
    row = {
        "person": notice.person,
        "topic": notice.topic,
        "event": notice.event,
        "body": notice.body,
        "at": now,
    }
    count = await _put_mail(connection, row, plan.mail) if plan.mail is not None else 0
    if plan.push is not None:
        signed_in = devices.c.session.in_(select(sessions.c.token_hash))
        own = (devices.c.person == notice.person, devices.c.rings.is_(True), signed_in)
        for slot in (await connection.execute(select(devices.c.id).where(*own))).scalars().all():
            await _put_push(connection, {**row, "slot": slot}, plan.push)
            count += 1
    await _keep_few(connection, notice.person)
    return count


async def _put_push(connection: AsyncConnection, row: dict[str, Any], due: int) -> None:
    """What waits about the same is replaced."""
    await put_row(connection, {**row, "due": due, "tries": 0, "shown": False}, keep=("shown",))


async def _put_mail(connection: AsyncConnection, row: dict[str, Any], due: int) -> int:
    """One mail for a topic and an event, until it is settled."""
    confirmed = (mail_addresses.c.person == row["person"], mail_addresses.c.confirmed.is_not(None))
    if (await connection.execute(select(mail_addresses.c.person).where(*confirmed))).one_or_none() is None:
        return 0
    row = {**row, "slot": MAIL + row["event"], "due": due, "tries": 0, "shown": False}
    statement = _insert(connection, row).on_conflict_do_nothing(index_elements=PLACE)
    return int((await connection.execute(statement)).rowcount > 0)


async def put_row(connection: AsyncConnection, row: dict[str, Any], keep: Collection[str] = ()) -> None:
    """A delivery in its place, whatever another server has put there meanwhile; `keep` stays as it was there."""
    anew = {name: value for name, value in row.items() if name not in (*PLACE, *keep)}
    await connection.execute(_insert(connection, row).on_conflict_do_update(index_elements=PLACE, set_=anew))


def _insert(connection: AsyncConnection, row: dict[str, Any]) -> postgresql.Insert | sqlite.Insert:
    make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    return make(deliveries).values(row)


async def _keep_few(connection: AsyncConnection, person: str) -> None:
    mine = select(deliveries.c.id).where(deliveries.c.person == person).order_by(deliveries.c.at.desc())
    surplus = (await connection.execute(mine.offset(MOST_WAITING).limit(MOST_WAITING))).scalars().all()
    if surplus:
        await connection.execute(delete(deliveries).where(deliveries.c.id.in_(surplus)))
