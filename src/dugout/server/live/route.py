"""Where sockets come in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dugout.referee.errors import ApiError
from dugout.server.access.security import origin_is_ours
from dugout.server.access.session import address_of
from dugout.server.live.connection import REFUSED, Connection
from dugout.server.ops import metrics

CLOSE_SECONDS: Final = 2
THIS_MACHINE: Final = ("127.0.0.1", "::1")
"""From here comes a proxy that does not say for whom it speaks."""


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """The socket of one match."""
    state = socket.app.state
    if not state.hosts.allow(socket):
        await socket.close(code=4403, reason="bad-host")
        return
    if not origin_is_ours(socket, state.settings.origins):
        await socket.close(code=4403, reason="bad-origin")
        return
    if socket.client is None or socket.client.host in THIS_MACHINE:
        await _listen(socket, match)
        return
    try:
        with state.sockets.hold(address_of(socket)):
            await _listen(socket, match)
    except ApiError as error:
        await socket.close(code=4429, reason=error.code)


async def _listen(socket: WebSocket[Any, Any, Any], match: str) -> None:
    state = socket.app.state
    await socket.accept()
    connection = Connection(socket, state.rooms, state.live, state.people)
    with suppress(WebSocketDisconnect, ConnectionError), metrics.sockets.track_inprogress():
        # in a separate task: every wake-up would otherwise go through all of the web framework again
        await asyncio.create_task(connection.run(match))
    with suppress(Exception):  # a client that does not read gets no close frame
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code=REFUSED if connection._room is None else 1000)
