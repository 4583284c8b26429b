"""A run in a folder: its plan, and a line for every finished match.

Lines are written in the order of the plan, so an interrupted run leaves the first part of the
result; starting it again in the same folder continues where it stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from dugout.core.errors import DugoutError
from dugout.simulation.grid import Cell
from dugout.simulation.match import Outcome

PLAN: Final = "plan.json"
JOURNAL: Final = "matches.jsonl"


class JournalError(DugoutError):
    """A folder with a different or damaged run."""


class Row(msgspec.Struct, frozen=True):
    """A finished match, independent of the machine."""

    cell: int
    match: int
    places: list[int]
    """For each entrant, in the order of the seats of the job."""
    scores: list[int]
    reason: str
    decisions: int
    events: dict[str, int]
    forfeit: str = ""


def row_of(cell: Cell, outcome: Outcome) -> Row:
    result = outcome.result
    events = dict(sorted(outcome.events.items()))
    return Row(
        cell.number,
        outcome.plan.index,
        list(result.places),
        list(result.scores),
        result.reason,
        outcome.decisions,
        events,
        outcome.forfeit,
    )


class Journal:
    """The folder of a run."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        """Open a folder for a plan; raises JournalError if it has another plan, OSError if it cannot be created."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(plan, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        there = folder / PLAN
        if not there.exists():
            _write_whole(there, text)
        elif there.read_text(encoding="utf-8") != text:
            raise JournalError(f"{folder} holds another run; name another folder, or remove this one.")
        self.done = self._drop_torn_line()

    def _drop_torn_line(self) -> int:
        """The number of finished matches; an incomplete last line is removed."""
        path = self.folder / JOURNAL
        if not path.exists():
            return 0
        whole = lines = 0
        with path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                whole += len(line)
                lines += 1
        if whole < path.stat().st_size:
            os.truncate(path, whole)
        return lines

    def open(self) -> TextIO:
        """Open the journal for appending with `write`."""
        return (self.folder / JOURNAL).open("a", encoding="utf-8", newline="\n", buffering=1)

    def rows(self) -> Iterator[Row]:
        """Every finished match; raises JournalError."""
        path = self.folder / JOURNAL
        if not path.exists():
            return
        decoder = msgspec.json.Decoder(Row)
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                try:
                    yield decoder.decode(line)
                except (msgspec.DecodeError, UnicodeDecodeError):
                    raise JournalError(f"{path}, line {number}: this is no finished match.") from None


def write(file: TextIO, row: Row) -> None:
    """Append a finished match."""
    file.write(msgspec.json.encode(row).decode() + "\n")


def _write_whole(path: Path, text: str) -> None:
    part = path.with_suffix(".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(path)
