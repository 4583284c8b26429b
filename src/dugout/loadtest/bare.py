"""A bare room server: whatever one member of a room says, all its members receive. It judges and keeps nothing.

It is the ceiling that a server in the same language on the same machine can reach: the same web server and event
loop, JSON read and written, and messages as long as those of Dugout, which the command line says.
"""

from __future__ import annotations

import socket
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import uvicorn
from msgspec import Struct

from dugout.loadtest.plan import Answer

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

rooms: defaultdict[str, list[Send]] = defaultdict(list)


class Relayed(Struct, tag_field="type", tag="events"):
    """What was said, the number after it, and a `view` that makes the message as long as it has to be."""

    seat: int
    question: int
    action: str
    answer: str
    view: str


_said: Final = msgspec.json.Decoder(Answer)
_encode: Final = msgspec.json.Encoder().encode
_EMPTY: Final = len(_encode(Relayed(0, 1000, "a" * 24, "goal 3H", "")))
view = ""


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
            said = _said.decode(message["text"])
            relayed = _encode(Relayed(said.seat, said.question + 1, said.action, said.answer, view)).decode()
            for member in list(room):
                await member({"type": "websocket.send", "text": relayed})
    finally:
        room.remove(send)


def main() -> None:
    """Serve on a free port of this machine and say which. The length of messages may be given."""
    global view
    view = "x" * max(0, int(sys.argv[1]) - _EMPTY) if len(sys.argv) > 1 else ""
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        access_log=False,
        log_level="error",
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
