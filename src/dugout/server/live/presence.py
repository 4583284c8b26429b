"""Who is connected to a match at the other servers; each says so when it changes, and again from time to time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from dugout.core.ids import Seat
from dugout.server.bus.base import HERE, Bus, Change
from dugout.server.ops import background

TASK: Final = "presence"
REPEAT: Final = 10.0
LAPSE: Final = 3 * REPEAT
"""Seconds after which a server that was killed has no people any more."""


class Presence:
    """What this server knows of the people at others, and what it has sent them of its own."""

    def __init__(self, bus: Bus, masks: Callable[[], dict[str, int]], lapsed: Callable[[str], None]) -> None:
        """`masks`: the seats that people are connected for here, by match; `lapsed` is notified of matches
        people left."""
        self._bus = bus
        self._masks = masks
        self._lapsed = lapsed
        self._there: dict[str, dict[str, tuple[int, float]]] = {}
        self._changed: set[str] = set()
        self._sent: dict[str, int] = {}
        self._repeated = time.monotonic()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._bus.shared:
            self._task = background.forever(TASK, self._turn)

    async def stop(self) -> None:
        if self._task is not None:
            await background.ended(self._task)
            for match in list(self._sent):
                await self._bus.publish(Change(match, HERE, 0))

    def changed(self, match: str) -> None:
        """Somebody has come to this server, or gone from it."""
        self._changed.add(match)
        self._wake.set()

    def elsewhere(self, match: str) -> set[Seat]:
        """The seats somebody is connected for at another server."""
        mask = 0
        for seats, _ in self._there.get(match, {}).values():
            mask |= seats
        return {seat for seat in range(mask.bit_length()) if mask >> seat & 1}

    def receive(self, change: Change) -> None:
        """Take what another server says."""
        if not change.server:
            return
        if not change.match:  # a server that has just come asks everybody
            self._sent.clear()
            self._wake.set()
        elif change.upto:
            self._there.setdefault(change.match, {})[change.server] = (change.upto, time.monotonic())
        else:
            self._forget(change.match, change.server)

    def _forget(self, match: str, server: str) -> None:
        servers = self._there.get(match, {})
        servers.pop(server, None)
        if not servers:
            self._there.pop(match, None)

    async def _turn(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(REPEAT):
                await self._wake.wait()
        self._wake.clear()
        now = time.monotonic()
        if now - self._repeated >= REPEAT:
            self._repeated = now
            self._sent.clear()
            self._forget_silent(now - LAPSE)
        await self._send()

    async def _send(self) -> None:
        """Say of every match where people are here, or were, what has not been said."""
        watched = self._masks()
        gone, self._changed = self._changed, set()
        for match in {*gone, *(match for match, mask in watched.items() if mask)}:
            mask = watched.get(match, 0)
            if self._sent.get(match) != mask:
                self._sent[match] = mask
                await self._bus.publish(Change(match, HERE, mask))
        for match in [match for match, mask in self._sent.items() if not mask]:
            del self._sent[match]

    def _forget_silent(self, oldest: float) -> None:
        """Forget servers that have fallen silent; while the bus is down all are, and nobody is forgotten."""
        if not self._bus.up:
            for servers in self._there.values():
                for server, (mask, _) in servers.items():
                    servers[server] = (mask, time.monotonic())
            return
        for match, servers in list(self._there.items()):
            for server in [server for server, (_, heard) in servers.items() if heard < oldest]:
                self._forget(match, server)
                self._lapsed(match)
