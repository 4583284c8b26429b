"""Texts in and out of a socket. Posting never waits: what is posted in one event-loop iteration leaves in one write.

Served by our own uvicorn protocol (`LiveProtocol`), frames go straight to the transport. Otherwise a task
sends what was posted, through whatever ASGI server there is. That takes 280 to 300 µs of the server's
processor for an answer instead of 230 to 260 (`dugout loadtest`); `DUGOUT_DIRECT_WRITES=0` switches it off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "dugout.transport"
MOST_UNREAD: Final = 1 << 20
"""Bytes that may wait for a reader; one that leaves more is disconnected and may come back for what it missed."""


class Transport(Protocol):
    """Where the messages of one socket go, and come from."""

    def post(self, message: bytes) -> None:
        """A text to send. Nothing happens if the other side has gone."""

    async def end(self) -> None:
        """Send what is left, as far as the other side reads it."""

    async def next_text(self) -> str:
        """The next text; raises WebSocketDisconnect."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also takes texts without waiting (`direct`), and says when it is gone."""

    def __init__(self, *args: Any, direct: bool = True, **more: Any) -> None:
        super().__init__(*args, **more)
        self._direct = direct
        self._frames: list[bytes] = []
        self.gone: Callable[[], None] = lambda: None  # told when the connection is lost

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None and self._direct:
            cast(dict[str, Any], scope["extensions"])[EXTENSION] = self

    def post(self, message: bytes) -> None:
        if self.disconnected or self.close_sent:
            return
        if not self._frames:
            others = _to_flush.get(self.loop)
            if others is None:
                self.loop.call_soon(_flush_all, self.loop)
                _to_flush[self.loop] = [self]
            else:
                others.append(self)
        self._frames.append(head(len(message)))
        self._frames.append(message)

    async def end(self) -> None:
        self._flush()

    async def next_text(self) -> str:
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=message["code"])
        return message.get("text") or ""

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    async def send(self, message: Any) -> None:
        self._flush()  # in the order in which it was said
        await super().send(message)

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if not frames or self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(frames))
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()


_to_flush: Final[dict[asyncio.AbstractEventLoop, list[LiveProtocol]]] = {}
"""Sockets with something to send in this iteration of their loop: one call for all, where each would be a
call of its own."""


def _flush_all(loop: asyncio.AbstractEventLoop) -> None:
    for protocol in _to_flush.pop(loop, []):
        try:
            protocol._flush()
        except Exception as error:  # of one socket; the others have their messages all the same
            loop.call_exception_handler({"message": "a socket cannot send", "exception": error})


def head(size: int) -> bytes:
    """The header of a server's WebSocket frame for a text of this many bytes: final, unmasked, uncompressed."""
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class AsgiTransport:
    """Sends through whatever server there is, from a task."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._wakeup = asyncio.Event()
        self._task = asyncio.create_task(self._send())

    def post(self, message: bytes) -> None:
        if self._bytes > MOST_UNREAD:
            self._task.cancel()
        elif not self._task.done():
            self._waiting.append(message)
            self._bytes += len(message)
            self._wakeup.set()

    async def end(self) -> None:
        if self._waiting:
            await asyncio.wait({self._task}, timeout=1)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def next_text(self) -> str:
        """The next text, as long as the sender runs: without it the other side would never get an answer."""
        text = asyncio.ensure_future(self._socket.receive_data(mode="text"))
        try:
            await asyncio.wait({text, self._task}, return_when=asyncio.FIRST_COMPLETED)
            if not text.done():
                raise WebSocketDisconnect(detail="does not read", code=1006)
            return text.result()
        finally:
            text.cancel()

    async def _send(self) -> None:
        while True:
            await self._wakeup.wait()
            while self._waiting:
                message = self._waiting[0]
                await self._socket.send_data(message.decode(), mode="text")
                del self._waiting[0]
                self._bytes -= len(message)
            self._wakeup.clear()


def transport_of(socket: WebSocket[Any, Any, Any]) -> Transport:
    found = cast(dict[str, Any], socket.scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, LiveProtocol) else AsgiTransport(socket)
