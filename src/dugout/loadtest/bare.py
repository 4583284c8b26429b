"""A bare room server: whatever one member of a room says, all its members hear. It judges and keeps nothing.

It is the ceiling that a server in the same language on the same machine can reach.
"""

from __future__ import annotations

import socket
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

rooms: defaultdict[str, list[Send]] = defaultdict(list)


async def app(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """One socket; the path names its room."""
    if scope["type"] != "websocket":
        return
    room = rooms[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    room.append(send)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            for member in list(room):
                await member({"type": "websocket.send", "text": message["text"]})
    finally:
        room.remove(send)


def main() -> None:
    """Serve on a free port of this machine and say which."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_level="error",
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
