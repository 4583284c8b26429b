"""Run the server in this process."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from typing import NoReturn

import uvicorn

from dugout.server import logs
from dugout.server.app import create_app
from dugout.server.settings import LARGEST_MESSAGE, Settings
from dugout.server.store.base import StoreBroken
from dugout.server.store.upgrade import upgrade

BACKLOG = 2048


class Announcing(uvicorn.Server):
    """Says where it listens as soon as it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Dugout is ready at http://{shown}:{port} (Ctrl-C stops it)", flush=True)


def serve(settings: Settings) -> None:
    """Serve until told to stop. Exits with status 1 and one sentence if it cannot start."""
    if settings.workers > 1 or settings.bus_url:
        _fail("this version serves from one process; leave out --workers and --bus-url")
    logs.configure(level=settings.log_level, as_json=settings.log_json)
    try:
        upgrade(settings.url)
        app = create_app(settings)
    except StoreBroken as error:
        _fail(str(error))
    listener = _listen(settings.host, settings.port)
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        # a little above our own limit, so that slightly too large messages get a proper refusal
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a compressor a socket costs more memory than the match
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_level="warning",
        server_header=False,
    )
    server = Announcing(config)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[listener])
    if not server.started:
        _fail("the server could not start; the log above says why")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        _fail(f"cannot listen on port {port} of {host} ({error.strerror}); choose another with --port")


def _fail(sentence: str) -> NoReturn:
    print(f"error: {sentence}", file=sys.stderr)
    raise SystemExit(1)
