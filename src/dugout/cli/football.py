"""`dugout events`: matches as football data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from dugout.cli.failure import Failure, misused
from dugout.cli.output import say
from dugout.cli.records import read_records
from dugout.core.values import Record

Files = Annotated[
    list[Path], typer.Argument(help="Records (text or JSON), or .jsonl files with many.", metavar="FILE…")
]


def events(
    files: Files,
    form: Annotated[
        str, typer.Option("--format", help="parquet, statsbomb, spadl or cdf.", metavar="FORMAT")
    ] = "parquet",
    to: Annotated[
        Path | None,
        typer.Option(help="The file (parquet, spadl) or folder (statsbomb, cdf) to write.", metavar="PATH"),
    ] = None,
) -> None:
    """Export the events of matches with places in metres, xG and freeze frames, for tools of football analysts."""
    from dugout.football.contract import NoPitch
    from dugout.football.writing import FORMATS, TABLES, number_sheets

    if form not in FORMATS:
        raise misused(f"--format is one of {', '.join(FORMATS)}, not {form!r}.")
    target = to or Path("events.parquet" if form in TABLES else f"events-{form}")
    try:
        count = FORMATS[form](number_sheets(_records(files)), target)
    except NoPitch as error:
        raise Failure(
            f"{error} is not played on a pitch, so its matches have no events with places."
        ) from None
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise Failure(f"--format {form} needs the package pyarrow: pip install 'dugout[sim]'.") from None
    except OSError as error:
        raise Failure(f"{target} cannot be written: {error.strerror}.") from None
    say(f"{target}: {count} events")


def _records(files: list[Path]) -> Iterator[Record]:
    for file in files:
        for _, record in read_records(file):
            yield record
