"""Runs the periodic tasks of a server, once a second.

Each is a piece of work of its own, and so is each match in it: one that fails holds up none of the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final

from dugout.referee.errors import StoreAway
from dugout.server.ops import background
from dugout.server.services import Database

TASK: Final = "upkeep"
POLL_SECONDS: Final = 1.0
SWEEP_EVERY: Final = 600
"""Polls between two retention sweeps."""
POLL_EVERY: Final = 5
"""Polls between two queries for what seldom happens: announcements that were lost, people who were banned."""


class Upkeep:
    """Periodic tasks, in the order in which they were added."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seconds = count()
        self._local: list[tuple[str, Callable[[], None]]] = []
        self._stored: list[tuple[str, Callable[[], Awaitable[None]], int]] = []
        self._task: asyncio.Task[None] | None = None

    def add_local(self, name: str, chore: Callable[[], None]) -> None:
        """Something that needs no database."""
        self._local.append((name, chore))

    def add(self, name: str, chore: Callable[[], Awaitable[None]], every: int = 1) -> None:
        """A task that needs the database, run every so many polls. If one finds it away, the others wait too."""
        self._stored.append((name, chore, every))

    def start(self) -> None:
        self._task = background.forever(TASK, self.turn, lambda: POLL_SECONDS)

    async def stop(self) -> None:
        await background.ended(self._task)

    async def turn(self) -> None:
        """All that is to be done in this second."""
        second = next(self._seconds)
        for name, local in self._local:
            with background.guarded(TASK, chore=name):
                local()
        try:
            for name, chore, every in self._stored:
                if second % every == 0:
                    with background.guarded(TASK, passing=StoreAway, chore=name):
                        await chore()
        except StoreAway as error:
            self._database.lost(error)
