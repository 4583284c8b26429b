"""How the cases of Counter Attack write pieces, hexes and the other words of its events."""

from __future__ import annotations

from dugout.games.counter_attack import terms
from dugout.games.counter_attack.choices import FORMATIONS, cell_text, piece_text


def word(kind: str, value: int) -> str | None:
    """`H9`, `12,-4`, `corner`, `4-4-2`; None where the number itself is written."""
    if kind == "piece":
        return "nobody" if value < 0 else piece_text(value)
    if kind == "hex":
        return "none" if value < 0 else cell_text(value)
    if kind == "restart":
        return terms.RESTART_NAMES[value]
    if kind == "formation":
        return FORMATIONS[value]
    return None
