"""A line between a browser and the server that a test can cut, as a tunnel does to a train."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit


class Line:
    """Passes bytes on; `cut` hangs up on everybody and answers nobody, `mend` lets them through again."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        self._to = (parts.hostname or "", parts.port or 0)
        self._calls: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._call, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for call in list(self._calls):
            call.transport.abort()

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(*self._to)
        self._calls |= {writer, far_writer}
        await asyncio.gather(_pass(reader, far_writer), _pass(far_reader, writer))
        self._calls -= {writer, far_writer}


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError, OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(ConnectionError, OSError):
        writer.close()
