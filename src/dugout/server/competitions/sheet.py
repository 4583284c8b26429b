"""A CSV file that somebody wrote elsewhere, line by line: with a heading in any of our languages, or without one."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from typing import Final

from dugout.competition.config import Refused
from dugout.referee.errors import ApiError, refused
from dugout.server.competitions.downloads import HARMFUL

MOST_LINES: Final = 400
DELIMITERS: Final = ",;\t"
ENTRANTS: Final = ("name", "team")
RESULTS: Final = ("home", "away", "home goals", "away goals", "decided", "home penalties", "away penalties")
SAID: Final = {
    "name": ("naam", "nom"),
    "team": ("ploeg", "elftal", "mannschaft", "verein", "équipe", "club"),
    "home": ("thuis", "heim", "domicile"),
    "away": ("uit", "gast", "auswärts", "extérieur"),
    "home goals": ("doelpunten thuis", "tore heim", "buts domicile"),
    "away goals": ("doelpunten uit", "tore gast", "tore auswärts", "buts extérieur"),
    "decided": ("beslist", "entschieden", "décidé"),
    "home penalties": ("penalty's thuis", "elfmeter heim", "tirs au but domicile"),
    "away penalties": ("penalty's uit", "elfmeter gast", "elfmeter auswärts", "tirs au but extérieur"),
    "date": ("datum",),
}
"""Headings as people write them in other languages than ours in `results.csv`."""
COLUMNS: Final = {word: column for column, words in SAID.items() for word in words}

Row = dict[str, str]


def fault(code: str, **args: str | int) -> ApiError:
    """CO-14.5: what is wrong with a line, or with the file as a whole."""
    return refused("refused", Refused(code, "CO-14.5", **args).refusal)


def rows_of(text: str, columns: Sequence[str]) -> list[tuple[int, Row]]:
    """The lines that say something, by column; raises ApiError. Without a heading the columns come in this order."""
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MOST_LINES:
        raise fault("csv-long", most=MOST_LINES)
    first = lines[0] if lines else ""
    delimiter = max(DELIMITERS, key=first.count)
    try:
        cells = list(csv.reader(lines, delimiter=delimiter, strict=True))
    except csv.Error:
        raise fault("csv-columns", columns=", ".join(columns)) from None
    head = _heading(cells[0], columns) if cells else []
    start, names = (1, head) if head else (0, list(columns))
    found = [
        (number, dict(zip(names, (_plain(cell) for cell in row), strict=False)))
        for number, row in enumerate(cells[start:], start=start + 1)
        if any(cell.strip() for cell in row)
    ]
    if not found:
        raise fault("csv-empty")
    return found


def _heading(cells: list[str], columns: Sequence[str]) -> list[str]:
    """The columns that the first line names; none where it is no heading. Raises ApiError where one is missing."""
    words = [" ".join(cell.split()).casefold() for cell in cells]
    head = [COLUMNS.get(word, word) for word in words]
    if not {columns[0], "home", "fixture"} & set(head):
        return []
    needed = ENTRANTS[:1] if columns is ENTRANTS else RESULTS[2:4]
    if not set(needed) <= set(head) or len(set(filter(None, head))) < len(list(filter(None, head))):
        raise fault("csv-columns", columns=", ".join(columns))
    return head


def _plain(cell: str) -> str:
    """A cell without the sign that keeps a spreadsheet from reading a formula."""
    text = cell.strip()
    return text[1:] if text.startswith("'") and text[1:].startswith(HARMFUL) else text
