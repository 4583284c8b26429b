"""Run the server: in this process, or in several that share one socket."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final, NoReturn

import uvicorn
from litestar import Litestar

from dugout.referee.errors import StoreBroken
from dugout.server.access.connections import KEEP_ALIVE, Connections, TimedProtocol, most_connections
from dugout.server.app import create_app
from dugout.server.http.shell import DOCUMENT
from dugout.server.http.under_path import UnderPath
from dugout.server.live.socket import LiveProtocol
from dugout.server.ops import logs, metrics, tuning, workers
from dugout.server.settings import (
    LARGEST_MESSAGE,
    METRICS_HERE,
    METRICS_NOWHERE,
    THINKING_IN_WORKERS,
    Settings,
    SettingsError,
)
from dugout.server.store.engines import async_url
from dugout.server.store.upgrade import lock_file, upgrade

BACKLOG: Final = 2048


class Announcing(uvicorn.Server):
    """Notifies as soon as it listens."""

    def __init__(self, settings: Settings, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._settings = settings
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._settings.collect_less:
                tuning.collect_less()
            tuning.pack_history(self._settings.packed_history)
            self._ready()


def serve(settings: Settings) -> None:
    """Serve until stopped. Exits with status 1 and one sentence if it cannot start."""
    logs.configure(level=settings.log_level, as_json=settings.log_json)
    try:
        check_shared(settings)
        _lock = lock_file(settings.url)  # held until this process ends
        upgrade(settings.url)
        if settings.workers == 1:
            config = uvicorn_config(settings)
    except (StoreBroken, SettingsError) as error:
        _fail(str(error))
    listener = _listen(settings.host, settings.port)
    if settings.workers > 1:
        workers.share_metrics()
    _show_metrics(settings.metrics)
    if settings.workers > 1:
        workers.supervise(settings, listener, serve_beside_others, lambda: announce(listener, settings))
        return
    server = Announcing(settings, config, lambda: announce(listener, settings))
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[listener])
    if not server.started:
        _fail("the server could not start; the log above says why")


def work(settings: Settings) -> None:
    """Run computer opponents for servers until stopped. Exits with status 1 and one sentence if it cannot start."""
    logs.configure(level=settings.log_level, as_json=settings.log_json)
    try:
        if is_alone(settings):
            _fail(
                "a worker needs the database and the bus of its servers: "
                "give --database-url postgresql://… and --bus-url redis://…"
            )
        from dugout.server.thinking import worker

        _show_metrics(settings.metrics)
        worker.work(settings)
    except ImportError:
        _fail('a worker needs more packages: pip install "dugout[scale]"')
    except (StoreBroken, SettingsError) as error:
        _fail(str(error))


def is_alone(settings: Settings) -> bool:
    """Whether no other process can share the matches: a file, or no bus to receive notices from."""
    return async_url(settings.url).startswith("sqlite") or not settings.bus_url


def check_shared(settings: Settings) -> None:
    """Several processes are one server only through a database and a bus that they share; raises SettingsError."""
    if settings.thinking == THINKING_IN_WORKERS and is_alone(settings):
        raise SettingsError(
            "a server and its workers need a database and a bus that they share: "
            "give --database-url postgresql://… and --bus-url redis://…, or leave out --thinking workers"
        )
    if settings.workers > 1 and is_alone(settings):
        raise SettingsError(
            "several server processes need a database and a bus that they share: "
            "give --database-url postgresql://… and --bus-url redis://…, or leave out --workers"
        )


def serve_beside_others(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """One of several server processes, on the socket that all share."""
    logs.configure(level=settings.log_level, as_json=settings.log_json)
    server = Announcing(settings, uvicorn_config(settings), ready)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[listener])


def announce(listener: socket.socket, settings: Settings) -> None:
    """Say where the server listens, and for whom."""
    host, port = listener.getsockname()[:2]
    shown = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    shown += settings.root_path
    if (settings.static / DOCUMENT).is_file():
        print(f"Dugout is ready at {shown} (Ctrl-C stops it)", flush=True)
        return
    print(
        f"Dugout answers programs at {shown}, but it has no page for people: this package was built without "
        "the client. Start ./play in a checkout, or install a wheel that tools/wheel.sh built (Ctrl-C stops it)",
        flush=True,
    )


def uvicorn_config(settings: Settings, app: Litestar | None = None) -> uvicorn.Config:
    """The application and how uvicorn serves it; raises StoreBroken or SettingsError."""
    app = app or create_app(settings)
    config = uvicorn.Config(
        UnderPath(app, settings.root_path) if settings.root_path else app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=partial(LiveProtocol, direct=settings.direct_writes),  # type: ignore[arg-type]
        # a little above our own limit, so that slightly too large messages get a proper refusal
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a compressor a socket costs more memory than the match
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_level="warning",
        server_header=False,
    )
    most = most_connections(settings.connections)
    held = Connections(most, settings.address_connections, config.forwarded_allow_ips)
    config.http = partial(TimedProtocol, held)  # type: ignore[assignment]  # any factory of protocols will do
    return config


def _show_metrics(where: str) -> None:
    if where not in (METRICS_HERE, METRICS_NOWHERE):
        try:
            metrics.serve_apart(where)
        except OSError as error:
            _fail(f"cannot show metrics at {where} ({error.strerror}); choose another with DUGOUT_METRICS")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=BACKLOG)
    except OSError as error:
        wrong_host = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
        advice = "give --host an address of this machine" if wrong_host else "choose another with --port"
        reason = (error.strerror or "").partition(" (while")[0]
        _fail(f"cannot listen on port {port} of {host} ({reason}); {advice}")


def _fail(sentence: str) -> NoReturn:
    print(f"error: {sentence}", file=sys.stderr)
    raise SystemExit(1)
