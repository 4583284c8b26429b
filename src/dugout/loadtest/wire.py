"""The client's end of a WebSocket, with nothing but what scripted people need.

They share the machine with the server that is measured, so whatever they take is taken from it: no task a socket,
no queue, no masking (a mask of zeros is a mask), and messages are handed over as they come in.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
END_OF_HEAD: Final = b"\r\n\r\n"


class Line(asyncio.Protocol):
    """One connection. `receive` gets every text, `lost` is called once if the other side goes first."""

    def __init__(self, request: bytes, receive: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._receive = receive
        self._lost = lost
        self._rest = b""
        self._ours = False  # whether it was we who closed
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, found, data = data.partition(END_OF_HEAD)
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode("latin-1")))
                return
            self.opened.set_result(None)
        self._rest = data[self._take(data) :]

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed in the handshake"))
        if not self._ours:
            self._lost()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        self._ours = True
        if self._transport is not None:
            self._write(CLOSE, b"\x03\xe8")
            self._transport.close()

    def _take(self, data: bytes) -> int:
        """Hand over all whole frames; how many bytes they took. A server's frames carry no mask."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        return at

    def _frame(self, first: int, payload: bytes) -> None:
        if first == FINAL | TEXT:
            self._receive(payload)
        elif first == FINAL | PING:
            self._write(PONG, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + payload)


async def dial(url: str, receive: Callable[[bytes], None], lost: Callable[[], None]) -> Line:
    """An open connection to `http://host:port/path`; raises OSError."""
    address, _, path = url.partition("://")[2].partition("/")
    host, _, port = address.rpartition(":")
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = f"GET /{path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    request = f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, receive, lost), host.strip("[]"), int(port))
    await line.opened
    return line
