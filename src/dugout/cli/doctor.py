"""`dugout doctor`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from dugout.cli.common import Json, print_json
from dugout.cli.failure import REFUSED
from dugout.cli.output import say
from dugout.cli.serving import read_settings

SHOWN: Final = {"ok": "ok   ", "warn": "note ", "wrong": "WRONG"}


def doctor(
    url: Annotated[
        str, typer.Argument(help="Where people reach the server: its proxy is checked, too.", metavar="[URL]")
    ] = "",
    host: Annotated[str | None, typer.Option(help="Address to listen on (DUGOUT_HOST).")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port (DUGOUT_PORT).")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the database (DUGOUT_DATA).")] = None,
    database_url: Annotated[
        str | None, typer.Option(help="Database instead of a file (DUGOUT_DATABASE_URL).")
    ] = None,
    bus_url: Annotated[str | None, typer.Option(help="Redis (DUGOUT_BUS_URL).")] = None,
    root_path: Annotated[str | None, typer.Option(help="Path of the server (DUGOUT_ROOT_PATH).")] = None,
    as_json: Json = False,
) -> None:
    """Check a set-up and say what is wrong. It changes nothing; status 1 where something is wrong."""
    import msgspec

    from dugout.server.doctor.examine import examine

    settings = read_settings(
        host=host, port=port, data=data, database_url=database_url, bus_url=bus_url, root_path=root_path
    )
    findings = examine(settings, url)
    if as_json:
        print_json(msgspec.to_builtins(findings))
    else:
        for one in findings:
            say(f"{SHOWN[one.level]}  {one.what}: {one.said}")
            if one.advice:
                say(f"         → {one.advice}")
    if any(one.level == "wrong" for one in findings):
        raise typer.Exit(REFUSED)
