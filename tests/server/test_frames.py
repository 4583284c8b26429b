"""What comes in at a socket is understood however it is cut into pieces."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from dugout.server.settings import LARGEST_MESSAGE
from tests.server.harness import Match, Served

HELLO = b'{"type": "hello"}'
PING = b'{"type": "ping"}'
MANY = 80


class Raw:
    """The bytes of a connection. What the server says is read by the library."""

    def __init__(
        self, protocol: ClientProtocol, stream: asyncio.StreamReader, out: asyncio.StreamWriter
    ) -> None:
        self.protocol = protocol
        self.stream = stream
        self.out = out
        self.heard: list[str] = []

    async def until(self, kind: str, count: int = 1) -> None:
        """Read until so many messages of a kind have come, or the line is closed."""
        while self.heard.count(kind) < count:
            data = await self.stream.read(1 << 16)
            assert data, f"closed: {self.protocol.close_rcvd}"
            self.protocol.receive_data(data)
            for event in self.protocol.events_received():
                if isinstance(event, Frame):
                    name = (
                        json.loads(bytes(event.data))["type"]
                        if event.opcode is Opcode.TEXT
                        else event.opcode.name
                    )
                    self.heard.append(name)

    def said(self) -> bytes:
        return b"".join(self.protocol.data_to_send())


@asynccontextmanager
async def raw(match: Match) -> AsyncIterator[Raw]:
    """A connection over which hello has been said."""
    uri = parse_uri(f"{match.served.url.replace('http', 'ws')}/api/matches/{match.id}/live")
    stream, out = await asyncio.open_connection(uri.host, uri.port)
    protocol = ClientProtocol(uri)
    protocol.send_request(protocol.connect())
    line = Raw(protocol, stream, out)
    out.write(line.said())
    protocol.receive_data(await stream.readuntil(b"\r\n\r\n"))
    protocol.events_received()
    protocol.send_text(HELLO)
    out.write(line.said())
    try:
        async with asyncio.timeout(60):
            await line.until("snapshot")
            yield line
    finally:
        out.transport.abort()


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
async def test_texts_are_heard_however_they_are_cut(lite: Served, step: int) -> None:
    match = await lite.create("me", "me")
    async with raw(match) as line:
        line.protocol.send_text(PING)
        line.protocol.send_ping(b"still there?")
        line.protocol.send_text(PING + b" " * 200)  # its length takes two more bytes
        line.protocol.send_text(PING[:5], fin=False)
        line.protocol.send_ping(b"in between")
        line.protocol.send_continuation(PING[5:], fin=True)
        line.protocol.send_text(PING)
        data = line.said()
        for at in range(0, len(data), step):
            line.out.write(data[at : at + step])
            await asyncio.sleep(0)
        await line.until("pong", 4)
        assert line.heard.count("PONG") == 2


async def test_many_texts_at_once_are_all_heard(lite: Served) -> None:
    match = await lite.create("me", "me")
    async with raw(match) as line:
        for _ in range(MANY):
            line.protocol.send_text(PING)
        line.out.write(line.said())
        await line.until("pong", MANY)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x82\0\0\0\0\xff\xfe", 1007),  # no UTF-8
        (b"\x81\x02{}", 1002),  # not masked
        (b"\xc1\x82\0\0\0\0{}", 1002),  # compressed, which was not agreed
        (b"\x01\x81\0\0\0\0{\x81\x81\0\0\0\0}", 1002),  # a new text in the middle of another
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0", 1009),
        (b"\x81\xff" + (5 * LARGEST_MESSAGE).to_bytes(8, "big") + b"\0\0\0\0", 1009),
    ],
)
async def test_what_is_no_text_closes_the_line(lite: Served, data: bytes, code: int) -> None:
    match = await lite.create("me", "me")
    async with raw(match) as line:
        line.out.write(data)
        await line.until("CLOSE")
        assert line.protocol.close_rcvd is not None
        assert line.protocol.close_rcvd.code == code
