"""The formats by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from dugout.core.values import Record
from dugout.football import cdf_folder, spadl, statsbomb_folder, table
from dugout.football.reading import Sheet, sheets_of

Writer = Callable[[Iterable[tuple[int, Sheet]], Path], int]

FORMATS: Final[dict[str, Writer]] = {
    "parquet": table.write,
    "statsbomb": statsbomb_folder.write,
    "spadl": spadl.write,
    "cdf": cdf_folder.write,
}
TABLES: Final = ("parquet", "spadl")
"""The formats that are one file; the others are folders."""


def number_sheets(records: Iterable[Record]) -> Iterator[tuple[int, Sheet]]:
    """All matches with their numbers, from 1; each leg counts as a match."""
    match = 0
    for record in records:
        for sheet in sheets_of(record):
            match += 1
            yield match, sheet
