"""The shirts of the seats: one table for the boards of the page, which reads the same file, and for reports."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(files(__package__).joinpath("kits.json").read_text(encoding="utf-8"))
    return table


def kit_of(game: str, seat: int) -> str:
    """What the men of a seat wear; a game without teams has a shirt for every seat."""
    kits = _table()["games"].get(game) or _table()["seats"]
    return str(kits[seat % len(kits)])
