"""Where people are reached: devices, mail addresses, what they want to hear and what not, and the keys of the
server."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.journal.group import Writer
from dugout.server.store.people import Reading
from dugout.server.store.schema.notices import (
    deliveries,
    devices,
    mail_addresses,
    muted_topics,
    notice_settings,
    server_keys,
)
from dugout.server.store.schema.people import sessions
from dugout.server.wire.notices import NoticeSettings

MOST_DEVICES: Final = 20
MOST_MUTED: Final = 200


@dataclass(frozen=True)
class Device:
    """A browser that somebody subscribed with, and the keys that messages to it are encrypted with."""

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    name: str
    language: str
    created: int
    reached: int | None = None
    rings: bool = True


@dataclass(frozen=True)
class Address:
    person: str
    address: str
    confirmed: int | None = None
    digest_due: int | None = None
    digest_since: int = 0


class ReachStore:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def key(self, name: str, new: str) -> str:
        """A secret of all servers of this database: the one that is kept, or `new` from now on."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        async with self._reading() as connection:
            kept = (await connection.execute(query)).scalar_one_or_none()
        if kept is not None:
            return str(kept)
        try:
            await self._writer.execute(insert(server_keys).values(name=name, value=new))
        except IntegrityError:  # another server was faster
            async with self._reading() as connection:
                return str((await connection.execute(query)).scalar_one())
        return new

    async def settings(self, person: str) -> NoticeSettings | None:
        query = select(notice_settings.c.data).where(notice_settings.c.person == person)
        async with self._reading() as connection:
            data = (await connection.execute(query)).scalar_one_or_none()
        return None if data is None else read_settings(data)

    async def choose(self, person: str, chosen: NoticeSettings, digest_due: int | None) -> None:
        own = mail_addresses.c.person == person
        await self._writer.execute(
            delete(notice_settings).where(notice_settings.c.person == person),
            insert(notice_settings).values(person=person, data=msgspec.json.encode(chosen).decode()),
            update(mail_addresses).where(own).values(digest_due=digest_due),
        )

    async def devices(self, person: str) -> list[Device]:
        query = select(devices).where(devices.c.person == person, _signed_in()).order_by(devices.c.created)
        async with self._reading() as connection:
            return [Device(**row._mapping) for row in await connection.execute(query)]

    async def add_device(self, device: Device) -> None:
        """The same endpoint is the same device, whoever uses it now; of too many the oldest goes."""

        async def work(connection: AsyncConnection) -> None:
            await _remove_devices(connection, [device.id], unless=device.person)
            own = select(devices.c.id).where(devices.c.person == device.person, devices.c.id != device.id)
            others = (await connection.execute(own.order_by(devices.c.created.desc()))).scalars().all()
            await _remove_devices(connection, others[MOST_DEVICES - 1 :])
            await connection.execute(delete(devices).where(devices.c.id == device.id))
            values = {name: getattr(device, name) for name in Device.__dataclass_fields__}
            await connection.execute(insert(devices), [values])

        await self._writer.write(work)

    async def change_device(self, person: str, device: str, **values: Any) -> bool:
        mine = update(devices).where(devices.c.id == device, devices.c.person == person)
        return await self._writer.execute(mine.values(**values)) > 0

    async def forget_device(self, device: str, person: str | None = None) -> None:
        """Nothing is sent there any more; with a `person`, only a device of theirs."""

        async def work(connection: AsyncConnection) -> None:
            mine = select(devices.c.id).where(devices.c.id == device)
            found = mine if person is None else mine.where(devices.c.person == person)
            await _remove_devices(connection, (await connection.execute(found)).scalars().all())

        await self._writer.write(work)

    async def mute(self, person: str, topic: str, *, muted: bool) -> None:
        async def work(connection: AsyncConnection) -> None:
            mine = (muted_topics.c.person == person, muted_topics.c.topic == topic)
            await connection.execute(delete(muted_topics).where(*mine))
            count = select(muted_topics.c.topic).where(muted_topics.c.person == person)
            if muted and len((await connection.execute(count)).all()) < MOST_MUTED:
                await connection.execute(insert(muted_topics), [{"person": person, "topic": topic}])

        await self._writer.write(work)

    async def muted(self, person: str) -> list[str]:
        query = select(muted_topics.c.topic).where(muted_topics.c.person == person)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def address(self, person: str) -> Address | None:
        query = select(mail_addresses).where(mail_addresses.c.person == person)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Address(**row._mapping)

    async def set_address(self, person: str, address: str | None, now: int) -> None:
        """Another address, not confirmed yet, or none."""
        new = insert(mail_addresses).values(person=person, address=address, digest_since=now)
        await self._writer.execute(
            delete(mail_addresses).where(mail_addresses.c.person == person),
            delete(deliveries).where(deliveries.c.person == person, deliveries.c.slot.like("mail%")),
            *([] if address is None else [new]),
        )

    async def confirm(self, person: str, address: str, now: int, digest_due: int | None) -> bool:
        mine = (mail_addresses.c.person == person, mail_addresses.c.address == address)
        values = {"confirmed": now, "digest_due": digest_due, "digest_since": now}
        return await self._writer.execute(update(mail_addresses).where(*mine).values(**values)) > 0

    async def digests(self, now: int, limit: int) -> list[Address]:
        """Whose digest is due."""
        query = select(mail_addresses).where(
            mail_addresses.c.digest_due <= now, mail_addresses.c.confirmed.is_not(None)
        )
        async with self._reading() as connection:
            return [Address(**row._mapping) for row in await connection.execute(query.limit(limit))]

    async def claim_digest(self, address: Address, following: int | None, now: int) -> bool:
        """Take a digest on, unless another server was faster; `following`: when the next one is due."""
        mine = update(mail_addresses).where(
            mail_addresses.c.person == address.person, mail_addresses.c.digest_due == address.digest_due
        )
        return await self._writer.execute(mine.values(digest_due=following, digest_since=now)) > 0

    async def forget_signed_out(self) -> None:
        """Devices whose session is over."""

        async def work(connection: AsyncConnection) -> None:
            over = select(devices.c.id).where(~_signed_in())
            await _remove_devices(connection, (await connection.execute(over)).scalars().all())

        await self._writer.write(work)


def read_settings(data: str) -> NoticeSettings:
    """As they were stored; what cannot be read any more is as it was at first."""
    try:
        return msgspec.json.decode(data, type=NoticeSettings)
    except msgspec.MsgspecError:
        return NoticeSettings()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def _signed_in() -> Any:
    return devices.c.session.in_(select(sessions.c.token_hash))


async def _remove_devices(connection: AsyncConnection, gone: Any, unless: str = "") -> None:
    """With what was on its way to them; not those of the person `unless`."""
    for device in gone:
        here = (deliveries.c.slot == device, deliveries.c.person != unless)
        await connection.execute(delete(deliveries).where(*here))
        if not unless:
            await connection.execute(delete(devices).where(devices.c.id == device))
