"""Whether anything can be stored just now; everybody who is connected is notified when that changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from dugout.referee.errors import StoreAway
from dugout.referee.wire.socket import ServiceOut, encode
from dugout.server.store.store import Store

PATIENCE: Final = 5.0
A_MOMENT: Final = 1.0
log = structlog.get_logger()


class Status:
    """What this server knows about its database. Assumed up until a write fails."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.listeners: list[Callable[[bytes], None]] = []
        """Who passes the message on when something has changed."""
        self.up = True
        self._checked = -A_MOMENT

    @property
    def message(self) -> bytes:
        return encode(ServiceOut(database="up" if self.up else "away"))

    def lost(self, error: StoreAway) -> None:
        """Something could not be stored or read."""
        if self.up:
            self.up = False
            log.error("database.away", error=str(error)[:200])
            self._notify()

    async def recheck(self) -> None:
        """After something failed: whether a write comes through again; raises StoreAway."""
        if not self.up:
            await self.check()

    async def check(self) -> None:
        """Whether something can be stored, now or a moment ago; raises StoreAway."""
        if self.up and time.monotonic() - self._checked < A_MOMENT:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe()
        except (StoreAway, TimeoutError) as error:
            away = error if isinstance(error, StoreAway) else StoreAway("a write takes too long")
            self.lost(away)
            raise away from None
        self._checked = time.monotonic()
        if not self.up:
            self.up = True
            log.info("database.back")
            self._notify()

    def _notify(self) -> None:
        for listener in self.listeners:
            listener(self.message)
