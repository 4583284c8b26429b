"""`dugout serve`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from dugout.cli.failure import misused


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
) -> None:
    """Run the server and its client; options win over DUGOUT_… variables."""
    from dugout.server.main import serve as run
    from dugout.server.settings import SettingsError, from_environment

    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": data,
        "database_url": database_url,
        "bus_url": bus_url,
        "workers": workers,
    }
    try:
        settings = from_environment()
    except SettingsError as error:
        raise misused(f"{error}.") from None
    run(replace(settings, **{name: value for name, value in given.items() if value is not None}))
