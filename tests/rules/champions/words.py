"""Words for the argument types of Champions' events."""

from __future__ import annotations

from dugout.games.champions import text
from dugout.games.champions.position import ENDINGS, RESTARTS


def word(kind: str, value: int) -> str | None:
    if kind == "restart":
        return RESTARTS[value]
    return ENDINGS[value] if kind == "ending" else text.word(kind, value)
