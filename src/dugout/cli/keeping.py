"""`dugout backup` and `dugout restore`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dugout.cli.failure import Failure
from dugout.cli.output import say
from dugout.cli.serving import read_settings

if TYPE_CHECKING:
    from dugout.server.store.backup import End, Head

Data = Annotated[Path | None, typer.Option(help="Folder of the database (DUGOUT_DATA).")]
DatabaseUrl = Annotated[str | None, typer.Option(help="Database instead of a file (DUGOUT_DATABASE_URL).")]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    data: Data = None,
    database_url: DatabaseUrl = None,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite the file.")] = False,
) -> None:
    """Write everything that the server keeps into one file; the server may be running."""
    from dugout.server.store.backup import back_up

    url = read_settings(data=data, database_url=database_url).url
    with _sentences():
        end = back_up(url, file, replace=replace)
    say(f"{file}: {_contents(end)}, {file.stat().st_size / 1e6:.1f} MB")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `dugout backup` wrote.", metavar="FILE")],
    data: Data = None,
    database_url: DatabaseUrl = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Also where the database holds matches or people.")
    ] = False,
    check: Annotated[bool, typer.Option("--check", help="Only read the file and say what is in it.")] = False,
) -> None:
    """Put a backup in the place of the database. All servers and workers must be stopped."""
    from dugout.server.store import restore as restoring

    url = read_settings(data=data, database_url=database_url).url
    with _sentences():
        if check:
            say(f"{file} is whole: {_described(*restoring.check(file))}")
            return
        head, end, kept = restoring.restore(url, file, replace=replace)
    say(f"Restored: {_described(head, end)}")
    if kept is not None:
        say(f"The database that was there is kept as {kept}")


@contextmanager
def _sentences() -> Iterator[None]:
    from dugout.referee.errors import StoreBroken

    try:
        yield
    except StoreBroken as error:
        sentence = str(error)
        raise Failure(f"{sentence[:1].upper()}{sentence[1:]}.") from None


def _contents(end: End) -> str:
    return ", ".join(f"{end.rows.get(name, 0)} {name}" for name in ("people", "matches", "competitions"))


def _described(head: Head, end: End) -> str:
    when = datetime.fromtimestamp(head.at / 1000, UTC)
    return f"{_contents(end)}, as of {when:%Y-%m-%d %H:%M:%S} UTC (Dugout {head.program})"
