"""Words for the argument types of Champions' events."""

from __future__ import annotations

from dugout.games.champions.board import cell_text, piece_text
from dugout.games.champions.position import ENDINGS, RESTARTS
from dugout.geometry.square import DIRECTION_NAMES


def word(kind: str, value: int) -> str | None:
    if kind == "piece":
        return piece_text(value) if value >= 0 else "-"
    if kind == "cell":
        return cell_text(value) if value >= 0 else "-"
    if kind == "direction":
        return DIRECTION_NAMES[value]
    if kind == "restart":
        return RESTARTS[value]
    return ENDINGS[value] if kind == "ending" else None
