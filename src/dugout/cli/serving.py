"""`dugout serve`, `dugout worker` and `dugout site`."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dugout.cli.common import warn_if_slow
from dugout.cli.failure import misused
from dugout.cli.output import say

if TYPE_CHECKING:
    from dugout.server.settings import Settings


@contextmanager
def no_collection() -> Iterator[None]:
    """Nothing in a module is garbage; to look for it takes a third of the time in which a server starts."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on (DUGOUT_HOST).")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port to listen on (DUGOUT_PORT).")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the database (DUGOUT_DATA).")] = None,
    database_url: Annotated[
        str | None, typer.Option(help="Database instead of a file (DUGOUT_DATABASE_URL).")
    ] = None,
    bus_url: Annotated[
        str | None, typer.Option(help="Redis that several servers share (DUGOUT_BUS_URL).")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="Server processes (DUGOUT_WORKERS).")
    ] = None,
    thinking: Annotated[
        str | None, typer.Option(help="Where computer opponents run: here or workers (DUGOUT_THINKING).")
    ] = None,
    root_path: Annotated[
        str | None, typer.Option(help="Path under which a proxy offers it, like /dugout (DUGOUT_ROOT_PATH).")
    ] = None,
) -> None:
    """Run the server and its client. Options take precedence over DUGOUT_… variables."""
    with no_collection():
        from dugout.server.main import serve as run

    warn_if_slow()
    run(
        read_settings(
            host=host,
            port=port,
            data=data,
            database_url=database_url,
            bus_url=bus_url,
            workers=workers,
            thinking=thinking,
            root_path=root_path,
        )
    )


def worker(
    database_url: Annotated[
        str | None, typer.Option(help="The database of the servers (DUGOUT_DATABASE_URL).")
    ] = None,
    bus_url: Annotated[str | None, typer.Option(help="The Redis of the servers (DUGOUT_BUS_URL).")] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, max=256, help="Decisions in parallel (DUGOUT_BOT_PROCESSES).")
    ] = None,
) -> None:
    """Run computer opponents for servers started with --thinking workers."""
    with no_collection():
        from dugout.server.main import work as run

    warn_if_slow()
    run(read_settings(database_url=database_url, bus_url=bus_url, bot_processes=processes))


def site(
    folder: Annotated[
        Path, typer.Argument(help="Folder to write; it is made, or what an older one held replaced.")
    ],
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Serve the folder at this port, to try it.")
    ] = None,
    under: Annotated[str, typer.Option(help="The path at which to serve it, as a host might.")] = "/",
) -> None:
    """Write the site that needs no server: a folder for any web host, under any path."""
    from dugout.server.folder import SiteError, host, write

    try:
        count, size = write(folder)
        say(f"{folder}: {count} files, {size / 1e6:.1f} MB; any web host can serve it.")
        if port is not None:
            host(folder, port, under, say)
    except SiteError as error:
        raise misused(f"{error}.") from None


def read_settings(**given: Any) -> Settings:
    """The settings of the environment, with what the command line says instead."""
    from dugout.server.settings import SettingsError, from_environment, with_options

    try:
        return with_options(from_environment(), given)
    except SettingsError as error:
        raise misused(f"{error}.") from None
