"""Accounts: everybody starts as a guest and may register a name with a password."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dugout.referee.errors import ApiError, too_many_requests
from dugout.referee.inputs import name_key, token_hash
from dugout.referee.rows import new_id
from dugout.server.access.limits import Buckets
from dugout.server.inputs import shape
from dugout.server.match.create import free_name
from dugout.server.people.openid import Identity
from dugout.server.store.people import IdentityTaken, NameTaken, PeopleStore, Person

LEAVE_DAYS: Final = 14
"""Days of leave that a newcomer may take from correspondence matches."""
SESSION: Final = 365 * 24 * 3600 * 1000
"""Milliseconds that a session lasts."""
SLOW: Final = 3.0
"""Seconds that every try for a name takes while addresses together try it more often than one may."""
FRESH: Final = 10 * 60 * 1000
"""Milliseconds after a sign-in in which somebody without a password may do what cannot be undone."""
MOST_ALIKE: Final = 100
"""Tries to find a name that is free, by a number behind it."""
LONGEST_NAME: Final = 36
AT_ONCE: Final = 2
"""Passwords hashed at the same time: each takes 64 MiB and a tenth of a second."""


class Accounts:
    """Guests, names, passwords and sessions."""

    def __init__(self, people: PeopleStore, tries: Buckets, now: Callable[[], int]) -> None:
        self.people = people
        self._now = now
        self._hasher = PasswordHasher()
        self._nobody = ""
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tries = tries

    async def who(self, token: str | None) -> Person | None:
        """The person of a session; raises ApiError for one who was banned."""
        if not token:
            return None
        person = await self.people.by_session(token_hash(token), self._now() - SESSION)
        if person is not None and person.banned:
            raise ApiError("banned")
        return person

    async def guest(self, name: str, address: str) -> tuple[Person, str]:
        """A new guest and the secret of the session; their number is limited by address."""
        name = await free_name(self.people, name)
        if wait := await self._tries.take_shared(f"guests:{address}"):
            raise too_many_requests(wait)
        token = secrets.token_urlsafe(32)
        person = Person(new_id(), name, self._now(), leave_days=LEAVE_DAYS)
        await self.people.add(person, token_hash(token))
        return person, token

    async def keep(self, person: Person, name: str, password: str) -> tuple[Person, str]:
        """A guest takes a name to come back with, or somebody changes name and password.

        Every session ends, that of this device, too; with it the new secret.
        """
        name = await free_name(self.people, name, person)
        if wait := await self._tries.take_shared(f"keep:{person.id}"):  # hashing is expensive
            raise too_many_requests(wait)
        kept: dict[str, Any] = {
            "name": name,
            "name_key": name_key(name),
            "name_shape": shape(name),
            "password": await self._hash(password),
        }
        token = secrets.token_urlsafe(32)
        try:
            await self.people.keep(person.id, token_hash(token), self._now(), **kept)
        except NameTaken:
            raise ApiError("name-taken") from None
        return replace(person, **kept), token

    async def rename(self, person: Person, name: str) -> Person:
        """A guest is called something else."""
        if person.kept:
            raise ApiError("name-kept")
        name = await free_name(self.people, name)
        await self.people.change(person.id, name=name)
        return replace(person, name=name)

    async def sign_in(self, name: str, password: str, address: str) -> tuple[Person, str]:
        """Start a session on this device."""
        key = name_key(name)
        await self.admit(address)
        if await self._tries.take_shared(f"name:{key}"):
            await asyncio.sleep(SLOW)  # many addresses guess: whoever owns the name waits, but comes in
        person = await self.people.by_name(key)
        if not await self._fits(person, password) or person is None:
            raise ApiError("bad-password")
        if person.banned:
            raise ApiError("banned")
        token = secrets.token_urlsafe(32)
        now = self._now()
        await self.people.sign_in(person.id, token_hash(token), now, now - SESSION)
        return person, token

    async def admit(self, address: str) -> None:
        """An address tries to sign in only so often; raises ApiError."""
        if wait := await self._tries.take_shared(f"address:{address}"):
            raise too_many_requests(wait)

    async def sign_in_from_provider(
        self, identity: Identity, here: Person | None, *, connects: bool
    ) -> tuple[Person, str]:
        """Somebody comes from a provider: starts a session, with a name of their own the first time.

        `here` is who this device was so far: a guest becomes who arrives, and somebody with a name may connect it.
        """
        person = await self.people.by_identity(identity.issuer, identity.subject)
        if connects:
            if here is None or not here.kept:
                raise ApiError("nobody")
            if person is not None and person.id != here.id:
                raise ApiError("identity-taken")
        token = secrets.token_urlsafe(32)
        now = self._now()
        if person is None:
            person = here if here is not None and connects else await self._named(identity.names, here)
            try:
                await self.people.connect(person.id, identity.issuer, identity.subject)
            except IdentityTaken:  # both arrived at once
                raise ApiError("identity-taken") from None
        if person.banned:
            raise ApiError("banned")
        await self.people.sign_in(person.id, token_hash(token), now, now - SESSION)
        return person, token

    async def _named(self, names: tuple[str, ...], here: Person | None) -> Person:
        """Somebody new, or the guest of this device, under the first of these names that can be had."""
        name = await self._free_like(names)
        kept: dict[str, Any] = {"name": name, "name_key": name_key(name), "name_shape": shape(name)}
        unused = token_hash(secrets.token_urlsafe(32))
        if here is None or here.kept:
            here = Person(new_id(), name, self._now(), leave_days=LEAVE_DAYS)
            await self.people.add(here, unused)
        try:
            await self.people.keep(here.id, unused, self._now(), **kept)
        except NameTaken:  # by somebody who was faster
            raise ApiError("name-taken") from None
        return replace(here, **kept)

    async def _free_like(self, names: tuple[str, ...]) -> str:
        """The first of these names that can be had, if need be with a number behind it."""
        for name in names:
            for number in range(1, MOST_ALIKE):
                behind = f" {number}" if number > 1 else ""
                try:
                    return await free_name(self.people, name[:LONGEST_NAME] + behind)
                except ApiError as error:
                    if error.code != "name-taken":
                        break
        raise ApiError("no-name")

    async def sign_out(self, token: str) -> None:
        await self.people.sign_out(token_hash(token))

    async def confirm(self, person: Person, password: str, token: str | None) -> None:
        """Ask for the password again before something that cannot be undone; guests have none.

        Whoever signs in through a provider and has none, either, must have done so a moment ago.
        """
        if person.kept and person.password is None:
            began = await self.people.session_began(token_hash(token or ""))
            if self._now() - began > FRESH:
                raise ApiError("sign-in-again")
        elif person.kept:
            if wait := await self._tries.take_shared(f"confirm:{person.id}"):
                raise too_many_requests(wait)
            if not await self._fits(person, password):
                raise ApiError("bad-password")

    async def _fits(self, person: Person | None, password: str) -> bool:
        """Takes as long for a name that nobody has."""
        if not self._nobody:
            self._nobody = await self._hash(secrets.token_hex())
        stored = person.password if person is not None and person.password else self._nobody
        async with self._slots:
            return await asyncio.to_thread(self._verify, stored, password)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)
