"""The bus of servers that share a Redis: one channel, on which each server announces its changes in batches.

Redis keeps nothing, so it may be killed and started at any time. A server delivers its own changes locally,
and polls the store for changes of others that it may have missed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from dugout.server.bus.base import HERE, Change, Handler
from dugout.server.ops import background

CHANNEL: Final = "dugout:notices"
"""One for all; changes in another database concern nobody here."""
HEARTBEAT: Final = 5.0
"""Seconds after which a server that has nothing to say says so: silence means that the line is cut."""
SILENCE: Final = 4 * HEARTBEAT
AGAIN: Final = 0.5
"""Seconds between two tries to reach Redis."""
MOST_WAITING: Final = 10_000
FAILURES: Final = (RedisError, OSError, TimeoutError)
log = structlog.get_logger()


class Bundle(msgspec.Struct, array_like=True):
    """The changes of one server: match, topic and number of each change."""

    server: str
    notices: list[tuple[str, str, int]]


class RedisBus:
    """Keeps reconnecting to Redis in the background; `publish` never waits for it."""

    shared: Final = True

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url,
            socket_connect_timeout=HEARTBEAT,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),  # we try again ourselves, and want to know of every gap
        )
        self._server = secrets.token_hex(6)
        self._handler: Handler | None = None
        self._waiting: list[tuple[str, str, int]] = []
        self._wakeup = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._receiving: set[asyncio.Task[None]] = set()
        self._missed = False
        self.up = False

    async def open(self, handler: Handler) -> None:
        self._handler = handler
        self._tasks = [
            background.forever("bus-in", self._listen, lambda: AGAIN),
            background.forever("bus-out", self._publish_batches),
        ]

    async def close(self) -> None:
        """Publish what is still queued, then stop."""
        await background.ended(*self._tasks, *self._receiving)
        try:
            if self._waiting and self.up:
                await asyncio.wait_for(self._publish_waiting(), 1)
        except FAILURES:
            pass
        self._handler = None
        self.up = False
        await self._redis.aclose()

    async def publish(self, change: Change) -> None:
        self.announce(change)
        await self._receive(change)

    def announce(self, change: Change) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append((change.match, change.topic, change.upto))
            self._wakeup.set()

    def missed(self) -> bool:
        missed, self._missed = self._missed or not self.up, False
        return missed

    async def _receive(self, change: Change) -> None:
        if self._handler is None:
            return
        with background.guarded("notices", match=change.match, topic=change.topic) as piece:
            await self._handler(change)
        self._missed = self._missed or piece.failed  # the store may be away: poll again when it is back

    async def _publish_batches(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT):
                await self._wakeup.wait()
        self._wakeup.clear()
        try:
            await asyncio.wait_for(self._publish_waiting(), HEARTBEAT)
        except FAILURES:  # the others poll the store from time to time
            await asyncio.sleep(AGAIN)

    async def _publish_waiting(self) -> None:
        changes, self._waiting = self._waiting, []
        await self._redis.publish(CHANNEL, msgspec.json.encode(Bundle(self._server, changes)))

    async def _listen(self) -> None:
        try:
            await self._listen_until_disconnected()
        except Exception as error:
            was_up, self.up, self._missed = self.up, False, True
            if not isinstance(error, FAILURES):
                raise
            if was_up:
                log.warning("bus.away", error=str(error)[:200])

    async def _listen_until_disconnected(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                async with asyncio.timeout(SILENCE):
                    message = await channel.get_message(timeout=None)
                if message is None:
                    continue
                if message["type"] == "subscribe":
                    self.up, self._missed = True, True
                    log.info("bus.connected")
                    self._waiting.append(("", HERE, 0))
                    self._wakeup.set()
                elif message["type"] == "message":
                    self._take(message["data"])

    def _take(self, data: bytes) -> None:
        try:
            bundle = msgspec.json.decode(data, type=Bundle)
        except (msgspec.MsgspecError, UnicodeError):
            log.warning("bus.malformed")
            return
        if bundle.server != self._server:
            received = newest(bundle.notices, bundle.server)
            background.once("notices", self._receive_all(received), self._receiving)

    async def _receive_all(self, changes: Sequence[Change]) -> None:
        for change in changes:
            await self._receive(change)


def newest(changes: Sequence[tuple[str, str, int]], server: str) -> list[Change]:
    """The last of several changes of the same kind; it implies the others."""
    last = {(match, topic): upto for match, topic, upto in changes}
    return [Change(match, topic, upto, server) for (match, topic), upto in last.items()]
