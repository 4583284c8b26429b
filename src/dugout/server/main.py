"""Run the server in this process."""

from __future__ import annotations

import asyncio
import sys

import uvicorn

from dugout.server import logs
from dugout.server.app import create_app
from dugout.server.settings import LARGEST_MESSAGE, Settings
from dugout.server.store.base import StoreBroken
from dugout.server.store.sql import SqlStore
from dugout.server.store.upgrade import upgrade


def serve(settings: Settings) -> None:
    """Serve until told to stop. Exits with status 1 and one sentence if it cannot start."""
    if settings.workers > 1 or settings.bus_url:
        _fail("this version serves from one process; leave out --workers and --bus-url")
    logs.configure(level=settings.log_level, as_json=settings.log_json)
    try:
        upgrade(settings.url)
        app = create_app(settings, store=SqlStore(settings.url))
    except StoreBroken as error:
        _fail(str(error))
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
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
    server = uvicorn.Server(config)
    print(f"Dugout is ready at http://{settings.host}:{settings.port} (Ctrl-C stops it)", flush=True)
    try:
        server.run()
    except KeyboardInterrupt:
        pass
    except asyncio.CancelledError:
        pass
    if not server.started:
        _fail(f"the server cannot listen on {settings.host}:{settings.port}")


def _fail(sentence: str) -> None:
    print(f"error: {sentence}", file=sys.stderr)
    raise SystemExit(1)
