# mypyc: interpreted
"""CH-1.2, CH-1.5: the arguments of events as people read them: men, cells and directions."""

from __future__ import annotations

from dugout.games.champions.board import cell_text, piece_text
from dugout.geometry.square import DIRECTION_NAMES


def word(kind: str, value: int) -> str | None:
    """The text of an argument of this type (events.py); None for plain numbers and codes."""
    if kind == "piece":
        return piece_text(value) if value >= 0 else "–"
    if kind == "cell":
        return cell_text(value) if value >= 0 else "–"
    return DIRECTION_NAMES[value] if kind == "direction" else None
