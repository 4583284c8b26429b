"""The matches of a run as a table: JSON, CSV or Parquet, a row per match.

Columns: cell, the varied values (`grid.` before their names), match, then for each seat its entrant, place and score,
the reason of the end, decisions, forfeit, and the number of events of each kind (`n.` before the code).
"""

from __future__ import annotations

import csv
import importlib.util
import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from dugout.core.errors import DugoutError
from dugout.simulation.grid import Cell
from dugout.simulation.journal import Journal, Row

FORMATS: Final = ("json", "csv", "parquet")
ROWS_AT_ONCE: Final = 10_000


class TableError(DugoutError):
    """A table cannot be written in this format."""


def check_formats(formats: Iterable[str]) -> None:
    """Fail before the run, not after hours of play, if a format cannot be written."""
    for form in formats:
        if form not in FORMATS:
            raise TableError(f"A table is written as {', '.join(FORMATS)}, not as {form!r}.")
    if "parquet" in formats and importlib.util.find_spec("pyarrow") is None:
        raise TableError("Parquet needs PyArrow: pip install 'dugout[sim]'.")


def write_tables(journal: Journal, cells: Sequence[Cell], formats: Iterable[str]) -> list[Path]:
    """Write every table next to the journal; returns the paths."""
    written = []
    for form in formats:
        path = journal.folder / f"matches.{form}"
        part = path.with_suffix(".part")
        if form == "csv":
            _write_csv(part, journal, cells)
        elif form == "json":
            _write_json(part, journal, cells)
        else:
            _write_parquet(part, journal, cells)
        part.replace(path)
        written.append(path)
    return written


def columns_of(journal: Journal, cells: Sequence[Cell]) -> list[str]:
    """All columns in order. Reads the journal once to find all events that occurred."""
    codes: set[str] = set()
    for row in journal.rows():
        codes.update(row.events)
    seats = range(1, max(len(cell.job.levels) for cell in cells) + 1)
    by_seat = [f"{what}{seat}" for seat in seats for what in ("entrant", "place", "score")]
    return [
        *("cell", *(f"grid.{name}" for name in cells[0].values), "match", *by_seat),
        *("reason", "decisions", "forfeit", *(f"n.{code}" for code in sorted(codes))),
    ]


def flat(row: Row, cell: Cell) -> dict[str, Any]:
    """A row of the table; missing values are empty, or 0 for events."""
    varied = {f"grid.{name}": value for name, value in cell.values.items()}
    found: dict[str, Any] = {"cell": row.cell, **varied, "match": row.match}
    for seat, level in enumerate(cell.job.levels):
        found[f"entrant{seat + 1}"] = level
        found[f"place{seat + 1}"] = row.places[seat]
        found[f"score{seat + 1}"] = row.scores[seat] if row.scores else None
    found.update(reason=row.reason, decisions=row.decisions, forfeit=row.forfeit)
    found.update({f"n.{code}": count for code, count in row.events.items()})
    return found


def table_rows(journal: Journal, cells: Sequence[Cell], columns: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The rows with all columns, one at a time."""
    for row in journal.rows():
        found = flat(row, cells[row.cell])
        yield {name: found.get(name, 0 if name.startswith("n.") else None) for name in columns}


def _write_csv(path: Path, journal: Journal, cells: Sequence[Cell]) -> None:
    columns = columns_of(journal, cells)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(table_rows(journal, cells, columns))


def _write_json(path: Path, journal: Journal, cells: Sequence[Cell]) -> None:
    """A list of objects, one per line, so that both kinds of reader can read it."""
    columns = columns_of(journal, cells)
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for number, row in enumerate(table_rows(journal, cells, columns)):
            file.write(",\n" if number else "[\n")
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
        file.write("\n]\n")


def _is_text(column: str) -> bool:
    return column in ("reason", "forfeit") or column.startswith(("grid.", "entrant"))


def _write_parquet(path: Path, journal: Journal, cells: Sequence[Cell]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns = columns_of(journal, cells)
    schema = pa.schema([pa.field(name, pa.string() if _is_text(name) else pa.int64()) for name in columns])
    rows = table_rows(journal, cells, columns)
    with pq.ParquetWriter(path, schema) as writer:
        while chunk := list(islice(rows, ROWS_AT_ONCE)):
            writer.write_table(pa.Table.from_pylist(chunk, schema))
