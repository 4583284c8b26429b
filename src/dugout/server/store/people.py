"""What is stored about people: sessions, ratings, blocks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.core.errors import DugoutError
from dugout.server.store.forgetting import forget_names, forget_reach
from dugout.server.store.journal.group import Writer
from dugout.server.store.personal import everything
from dugout.server.store.schema.matches import seats
from dugout.server.store.schema.people import blocks, hooks, identities, people, ratings, sessions

Reading: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class NameTaken(DugoutError):
    """Somebody else signs in with this name."""


class IdentityTaken(DugoutError):
    """Somebody else signs in as this one of a provider."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays here: a guest, or (with `name_key`) one who kept a name and a password."""

    id: str
    name: str
    created: int
    name_key: str | None = None
    name_shape: str | None = None
    password: str | None = None
    webhook: str | None = None
    webhook_secret: str | None = None
    leave_days: int = 0
    away_until: int | None = None
    muted_until: int | None = None
    banned: bool = False

    @property
    def kept(self) -> bool:
        return self.name_key is not None


@dataclass(frozen=True)
class RatingRow:
    """Glicko-2 of a person in one game."""

    person: str
    game: str
    rating: float
    deviation: float
    volatility: float
    played: int


class PeopleStore:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def add(self, person: Person, token_hash: str) -> None:
        """A new person with the first session."""
        session = _session(token_hash, person.id, person.created)
        await self._writer.execute(insert(people).values(_values(person)), insert(sessions).values(session))

    async def by_id(self, person: str) -> Person | None:
        return await self._one(people.c.id == person)

    async def by_name(self, name_key: str) -> Person | None:
        return await self._one(people.c.name_key == name_key)

    async def by_session(self, token_hash: str, since: int = 0) -> Person | None:
        """Whose session it is, if it was started after `since`."""
        fresh = (sessions.c.token_hash == token_hash, sessions.c.created >= since)
        return await self._one(people.c.id.in_(select(sessions.c.person).where(*fresh)))

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        async with self._reading() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def change(self, person: str, **values: Any) -> None:
        """Set columns of a person."""
        await self._writer.execute(update(people).where(people.c.id == person).values(**values))

    async def keep(self, person: str, token_hash: str, now: int, **values: Any) -> None:
        """Name and password of a person; every session ends but a new one. Raises NameTaken."""

        async def work(connection: AsyncConnection) -> None:
            kept = select(people.c.name_key).where(people.c.id == person)
            if (await connection.execute(kept)).scalar_one_or_none() != values["name_key"]:
                if await _keeper(connection, {values["name_shape"]}) not in (None, person):
                    raise NameTaken
            await connection.execute(update(people).where(people.c.id == person).values(**values))
            await connection.execute(delete(sessions).where(sessions.c.person == person))
            await connection.execute(insert(sessions), [_session(token_hash, person, now)])

        try:
            await self._writer.write(work)
        except IntegrityError:
            raise NameTaken from None

    async def owner(self, shapes: set[str]) -> str | None:
        """Who keeps a name that looks like one of these."""
        async with self._reading() as connection:
            return await _keeper(connection, shapes)

    async def ended(self, among: Collection[str]) -> set[str]:
        """Those of these sessions (by the hashes of their tokens) that are over."""
        query = select(sessions.c.token_hash).where(sessions.c.token_hash.in_(sorted(among)))
        async with self._reading() as connection:
            return set(among) - set((await connection.execute(query)).scalars())

    async def sign_in(self, person: str, token_hash: str, now: int, since: int) -> None:
        """Start a session; those from before `since` are over."""
        await self._writer.execute(
            delete(sessions).where(sessions.c.created < since),
            insert(sessions).values(_session(token_hash, person, now)),
        )

    async def session_began(self, token_hash: str) -> int:
        """When a session began; 0 if there is none."""
        query = select(sessions.c.created).where(sessions.c.token_hash == token_hash)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or 0

    async def by_identity(self, issuer: str, subject: str) -> Person | None:
        """Whoever signs in as this one of a provider."""
        mine = (identities.c.issuer == issuer, identities.c.subject == subject)
        return await self._one(people.c.id.in_(select(identities.c.person).where(*mine)))

    async def is_connected(self, person: str) -> bool:
        """Whether somebody signs in through a provider."""
        query = select(identities.c.person).where(identities.c.person == person).limit(1)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def connect(self, person: str, issuer: str, subject: str) -> None:
        """Somebody signs in through a provider from now on; raises IdentityTaken."""
        row = {"issuer": issuer, "subject": subject, "person": person}
        try:
            await self._writer.execute(insert(identities).values(row))
        except IntegrityError:
            raise IdentityTaken from None

    async def sign_out(self, token_hash: str) -> None:
        await self._writer.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def merge(self, guest: str, person: str) -> None:
        """What a guest began goes on under the name it signs in with."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(seats).where(seats.c.person == guest).values(person=person))
            await _remove(connection, guest)

        await self._writer.write(work)

    async def erase(self, person: str) -> None:
        """Forget a person: matches stay, without name, words and person."""
        await self._writer.write(lambda connection: erase(connection, person))

    async def everything(self, person: str) -> dict[str, Any]:
        """All that is stored about a person (`personal`), with the answers of everybody in their matches."""
        async with self._reading() as connection:
            return await everything(connection, person)

    async def ratings(self, person: str) -> list[RatingRow]:
        query = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
        async with self._reading() as connection:
            return [RatingRow(**row._mapping) for row in await connection.execute(query)]

    async def block(self, person: str, other: str, *, blocked: bool) -> None:
        none = delete(blocks).where(blocks.c.person == person, blocks.c.other == other)
        one = insert(blocks).values(person=person, other=other)
        await self._writer.execute(none, *([one] if blocked else []))

    async def blocked(self, person: str) -> list[str]:
        """Whom a person blocks."""
        query = select(blocks.c.other).where(blocks.c.person == person)
        async with self._reading() as connection:
            return [row.other for row in await connection.execute(query)]

    async def banned(self, among: Collection[str]) -> set[str]:
        """Those of these people who are kept out."""
        query = select(people.c.id).where(people.c.id.in_(sorted(among)), people.c.banned.is_(True))
        async with self._reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def blockers(self, others: set[str]) -> dict[str, set[str]]:
        """For each of these people those who block them; without those whom nobody blocks."""
        found: dict[str, set[str]] = {}
        async with self._reading() as connection:
            for row in await connection.execute(select(blocks).where(blocks.c.other.in_(sorted(others)))):
                found.setdefault(row.other, set()).add(row.person)
        return found

    async def avoided(self, person: str) -> set[str]:
        """Everybody whom a person blocks or who blocks that person."""
        query = select(blocks).where(or_(blocks.c.person == person, blocks.c.other == person))
        async with self._reading() as connection:
            found = [(row.person, row.other) for row in await connection.execute(query)]
        return {one for pair in found for one in pair} - {person}

    async def _one(self, condition: Any) -> Person | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(people).where(condition))).one_or_none()
            return Person(**row._mapping) if row else None


async def _keeper(connection: AsyncConnection, shapes: set[str]) -> str | None:
    query = select(people.c.id).where(people.c.name_shape.in_(sorted(shapes))).order_by(people.c.created)
    return (await connection.execute(query.limit(1))).scalar_one_or_none()


async def erase(connection: AsyncConnection, person: str) -> None:
    """Forget a person within a transaction."""
    await forget_names(connection, person)
    await _remove(connection, person)


async def _remove(connection: AsyncConnection, person: str) -> None:
    await forget_reach(connection, person)
    for table in (sessions, identities, ratings, hooks):
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)))
    await connection.execute(delete(people).where(people.c.id == person))


def _session(token_hash: str, person: str, now: int) -> dict[str, Any]:
    return {"token_hash": token_hash, "person": person, "created": now}


def _values(person: Person) -> dict[str, Any]:
    return {name: getattr(person, name) for name in Person.__dataclass_fields__}
