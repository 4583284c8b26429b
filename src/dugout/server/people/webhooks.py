"""Webhooks: notifications to people's own programs, as signed JSON, retried for a while.

`access/outward.py` says which addresses are called.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Final, Protocol

import structlog

from dugout.server.access import outward
from dugout.server.clocks.wall import WallClock
from dugout.server.ops import background
from dugout.server.store.notices import Notification, NotificationStore

TASK: Final = "letters"
SIGNATURE: Final = "Dugout-Signature"
WAITS: Final = (10, 60, 600, 3600, 6 * 3600)
"""Seconds before each further try."""
AT_ONCE: Final = 20
POLL: Final = 1.0
log = structlog.get_logger()


class Sender(Protocol):
    """Delivers one body; True if the other side took it."""

    async def __call__(self, url: str, body: str, signature: str) -> bool: ...


def sign(secret: str, at: int, body: str) -> str:
    """`t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY`, so that an old notification cannot be sent again."""
    digest = hmac.new(secret.encode(), f"{at}.{body}".encode(), hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


async def send(url: str, body: str, signature: str) -> bool:
    """Deliver to a public address."""
    headers = {"Content-Type": "application/json", SIGNATURE: signature}
    return (await outward.post(url, body, headers)).is_success


class WebhookSender(background.Periodic):
    """Delivers what is due, from the database, so that a restart loses nothing."""

    def __init__(self, store: NotificationStore, clock: WallClock, sender: Sender | None = None) -> None:
        self._store = store
        self._clock = clock
        self._send = sender or send
        super().__init__(TASK, lambda: POLL)

    async def round(self) -> None:
        """Deliver everything that is due once."""
        notifications = await self._store.due(self._clock.now(), AT_ONCE)
        await asyncio.gather(*(self._deliver(notification) for notification in notifications))

    async def _deliver(self, notification: Notification) -> None:
        with background.guarded(TASK, notification=notification.id):
            await self._try(notification)

    async def _try(self, notification: Notification) -> None:
        last = notification.tries >= len(WAITS)
        wait = WAITS[min(notification.tries, len(WAITS) - 1)]
        if not await self._store.claim(notification, self._clock.now() + 1000 * wait):
            return
        signature = sign(notification.secret, self._clock.now() // 1000, notification.body)
        delivered = False
        with background.guarded(TASK, notification=notification.id):
            try:
                delivered = await self._send(notification.url, notification.body, signature)
            except outward.FAILURES as error:
                log.info(
                    "hook.failed",
                    notification=notification.id,
                    tries=notification.tries + 1,
                    error=type(error).__name__,
                )
        if delivered or last:
            await self._store.done(notification.id)
