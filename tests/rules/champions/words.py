"""Words for the argument types of Champions' events (CH-1.2, CH-1.5)."""

from __future__ import annotations

from dugout.games.champions.board import cell_text, piece_text
from dugout.games.champions.position import ENDINGS, RESTARTS
from dugout.geometry.square import DIRECTION_NAMES


def word(kind: str, value: int) -> str | None:
    """The text of an argument of this type; None for plain numbers and codes."""
    if kind == "restart":
        return RESTARTS[value]
    if kind == "ending":
        return ENDINGS[value]
    if kind == "direction":
        return DIRECTION_NAMES[value]
    texts = {"piece": piece_text, "cell": cell_text}
    if kind not in texts:
        return None
    return texts[kind](value) if value >= 0 else "–"
