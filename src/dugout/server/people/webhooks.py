"""Webhooks: notifications to people's own programs, as signed JSON, retried for a while.

Addresses come from people, so nothing inside is reachable with them: only https, only addresses of
the public internet, and the connection goes to the very address that was looked at.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import socket
from typing import Final, Protocol
from urllib.parse import urlsplit

import httpx
import structlog

from dugout.referee.errors import ApiError
from dugout.server.access.addresses import is_address, is_name, is_public
from dugout.server.clocks.wall import WallClock
from dugout.server.ops import background
from dugout.server.store.notices import Notification, NotificationStore

TASK: Final = "letters"
SIGNATURE: Final = "Dugout-Signature"
SECONDS: Final = 5.0
WAITS: Final = (10, 60, 600, 3600, 6 * 3600)
"""Seconds before each further try."""
PORTS: Final = (None, 443, 8443)
LONGEST_ADDRESS: Final = 500
AT_ONCE: Final = 20
POLL: Final = 1.0
log = structlog.get_logger()


class Sender(Protocol):
    """Delivers one body; True if the other side took it."""

    async def __call__(self, url: str, body: str, signature: str) -> bool: ...


def check_address(url: str) -> str:
    """An address that may be called at all, before its name is looked up; raises ApiError."""
    if not url.isascii() or not url.isprintable() or len(url) > LONGEST_ADDRESS:
        raise ApiError("bad-webhook")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:  # brackets that do not close, a port that is no number
        raise ApiError("bad-webhook") from None
    named = is_public(host) if is_address(host) else is_name(host)
    if parts.scheme != "https" or not named or "@" in parts.netloc or port not in PORTS:
        raise ApiError("bad-webhook")
    return url


def sign(secret: str, at: int, body: str) -> str:
    """`t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY`, so that an old notification cannot be sent again."""
    digest = hmac.new(secret.encode(), f"{at}.{body}".encode(), hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


async def send(url: str, body: str, signature: str) -> bool:
    """Deliver to a public address, without following anybody anywhere else."""
    parts = urlsplit(check_address(url))
    host, port = str(parts.hostname), parts.port or 443
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        return False
    literal = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    target = f"https://{literal}:{port}{parts.path or '/'}" + (f"?{parts.query}" if parts.query else "")
    headers = {"Host": parts.netloc, "Content-Type": "application/json", SIGNATURE: signature}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request(
            "POST", target, content=body, headers=headers, extensions={"sni_hostname": host}
        )
        response = await client.send(request, stream=True)  # what it says does not interest us
        await response.aclose()
        return response.is_success


class WebhookSender:
    """Delivers what is due, from the database, so that a restart loses nothing."""

    def __init__(self, store: NotificationStore, clock: WallClock, sender: Sender | None = None) -> None:
        self._store = store
        self._clock = clock
        self._send = sender or send
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = background.forever(TASK, self.round, lambda: POLL)

    async def stop(self) -> None:
        await background.ended(self._task)

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
                async with asyncio.timeout(2 * SECONDS):
                    delivered = await self._send(notification.url, notification.body, signature)
            except (httpx.HTTPError, OSError, TimeoutError, ApiError) as error:  # of the other side
                log.info(
                    "hook.failed",
                    notification=notification.id,
                    tries=notification.tries + 1,
                    error=type(error).__name__,
                )
        if delivered or last:
            await self._store.done(notification.id)
