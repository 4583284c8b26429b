"""The way into a socket: whole texts are read straight from what came in, all else is left to the library.

Nearly everything that people send is one short text in one frame. The library reads frames byte by byte through
generators, uvicorn puts each into a queue made for many readers and stops reading from the socket meanwhile; together
that costs more than judging an answer.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # fast where the machine allows it

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK: Final = 4
TWO_MORE: Final = 126
EIGHT_MORE: Final = 127
MOST_WAITING: Final = 16
"""Messages of one socket that may wait to be handled before it is read no further."""


class Inbox:
    """A queue for one reader, where nobody waits to put something in."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop  # kept: to ask for it is a call to the system
        self._items: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Done when something is there."""
        self._reader = self._loop.create_future()
        return self._reader

    def take(self) -> Any:
        return self._items.popleft()

    async def get(self) -> Any:
        while not self._items:
            await self.arrival()
        return self.take()


class Inlet(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a short way for whole texts. The library gets whole frames only, or everything."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox(self.loop)
        self._pieces = 0  # in which the handshake came; the first is the request
        self._rest = b""  # the beginning of a frame

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._pieces += 1
        if not self.handshake_complete or self._pieces > 1:
            super().data_received(data)  # whoever speaks before the answer may be in the middle of a frame
            return
        if self._rest:
            data = self._rest + data
        at = 0
        while size := _size(data, at):
            if size > self.config.ws_max_size:
                self._pieces = 2  # from now on the library hears all: it knows how to refuse this
                super().data_received(data[at:])
                return
            if at + size > len(data):
                break
            self._take(data[at : at + size])
            at += size
        self._rest = data[at:]

    def _take(self, frame: bytes) -> None:
        """A whole frame."""
        if frame[0] != WHOLE_TEXT or not frame[1] & MASKED or self.frames or self.close_sent:
            super().data_received(frame)
            return
        start = _head(frame[1])
        try:
            text = apply_mask(frame[start:], frame[start - MASK : start]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def _head(second: int) -> int:
    """Bytes of a frame before what it says, as its second byte tells."""
    size = second & ~MASKED
    return 2 + (2 if size == TWO_MORE else 8 if size == EIGHT_MORE else 0) + (MASK if second & MASKED else 0)


def _size(data: bytes, at: int) -> int:
    """Bytes of the frame that begins here; 0 where too little of it is there to know."""
    if len(data) - at < 2:
        return 0
    head = _head(data[at + 1])
    size = data[at + 1] & ~MASKED
    if size >= TWO_MORE:
        end = at + (4 if size == TWO_MORE else 10)
        if len(data) < end:
            return 0
        size = int.from_bytes(data[at + 2 : end], "big")
    return head + size
