"""Who may hold a connection, and for how long.

Every connection takes a file descriptor, and these are limited. So a request has to come within seconds and with a head
of bounded size, the number of connections of an address is limited, and when no descriptor is left, the connection that
has been idle longest is closed. What an address asks for is counted elsewhere (`limits.py`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from dugout.server.access.limits import network_of
from dugout.server.live.socket import LiveProtocol

LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request line with its headers."""
HEAD_SECONDS: Final = 15.0
"""How long a request line with its headers may take, from its first byte or, on a new connection, from the start."""
KEEP_ALIVE: Final = 75
"""Seconds until the next request on a connection: longer than proxies and browsers keep one, or they would
ask just as it closes."""
BODY_SECONDS: Final = 60.0
"""How long what follows the headers may take, and how long an answer may lie unread."""
RESERVED: Final = 100
"""Files that are kept for the database, the processes beside the server and what it reads itself."""
MOST_FILES: Final = 1 << 16
FEWEST: Final = 16
POLL_EVERY: Final = 1.0


def most_connections(wanted: int) -> int:
    """As many as the operator wants (0: any number), but never more than there are files for."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return wanted or 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    top = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY:
        soft = MOST_FILES
    elif soft < top:  # the system gives more to those who ask, as a rule
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (top, hard))
            soft = top
    files = max(FEWEST, soft - RESERVED)
    return min(wanted, files) if wanted else files


class Connections:
    """All connections of a process. `each` is what one address may hold, half of all at most."""

    def __init__(self, most: int, each: int, trusted: list[str] | str) -> None:
        self._most, self._each = most, min(each, max(1, most // 2))
        self._trusted = _TrustedHosts(trusted)  # a proxy there speaks for many people
        self._count = 0
        self._held: Counter[str] = Counter()
        self._idle: dict[
            TimedProtocol, None
        ] = {}  # those who have asked for nothing, in the order of their waiting
        self._due: dict[TimedProtocol, float] = {}
        self._looking = False

    def __len__(self) -> int:
        return self._count

    def enter(self, asking: TimedProtocol, host: str) -> int:
        """0, or the status with which a new connection is turned away."""
        address = "" if not host or host in self._trusted else network_of(host)
        if address and self._held[address] >= self._each:
            return 429
        if self._count >= self._most and not self._make_room():
            return 503
        self._count += 1
        self._held[address] += 1
        asking.place = address
        return 0

    def leave(self, asking: TimedProtocol) -> None:
        self.settled(asking)
        if asking.place is not None:
            self.give_back(asking.place)
            asking.place = None

    def give_back(self, place: str) -> None:
        self._count -= 1
        self._held[place] -= 1
        if not self._held[place]:
            del self._held[place]

    def waits(self, asking: TimedProtocol, seconds: float, *, idle: bool) -> None:
        """The other side has to do something within these seconds. `idle`: nothing is lost if it is closed before."""
        self.settled(asking)
        self._due[asking] = asking.loop.time() + seconds
        if idle:
            self._idle[asking] = None
        if not self._looking:
            self._looking = True
            asking.loop.call_later(POLL_EVERY, self._check, asking.loop)

    def settled(self, asking: TimedProtocol) -> None:
        """The other side has done what it had to."""
        self._due.pop(asking, None)
        self._idle.pop(asking, None)

    def _make_room(self) -> bool:
        """Close whoever has waited for longest without asking for anything."""
        for asking in self._idle:
            asking.transport.abort()
            self.leave(asking)
            return True
        return False

    def _check(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for asking in [each for each, due in self._due.items() if due <= now]:
            asking.transport.abort()
            self.settled(asking)
        self._looking = bool(self._due)
        if self._looking:
            loop.call_later(POLL_EVERY, self._check, loop)


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's side of a connection, with time limits."""

    def __init__(self, all_connections: Connections, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._all = all_connections
        self.place: str | None = None  # the address among whose connections this one is counted
        self._head = 0  # bytes of a head that is not whole yet
        self._in_head = True
        self._too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if status := self._all.enter(self, self.client[0] if self.client else ""):
            self._reject(status)
            return
        self._all.waits(self, HEAD_SECONDS, idle=True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._head:
            self._all.waits(self, HEAD_SECONDS, idle=True)
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD:
            self._reject(431)

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > LARGEST_HEAD:
            self._too_large = True
            raise ValueError("the head is too large")
        self._in_head = False
        self._all.waits(self, BODY_SECONDS, idle=False)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head, self._in_head = 0, True
        self._all.settled(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._in_head and not self._head and not self.transport.is_closing():
            self._all.waits(self, KEEP_ALIVE, idle=True)

    def pause_writing(self) -> None:
        self._all.waits(self, BODY_SECONDS, idle=False)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._all.settled(self)
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self._all.settled(self)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, LiveProtocol) and self.place is not None:
            protocol.gone = partial(self._all.give_back, self.place)
            self.place = None

    def send_400_response(self, msg: str) -> None:
        if self._too_large:
            self._reject(431)
        else:
            super().send_400_response(msg)

    def _reject(self, status: int) -> None:
        if not self.transport.is_closing():
            self.transport.write(
                STATUS_LINE[status] + b"retry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
            self.transport.close()
