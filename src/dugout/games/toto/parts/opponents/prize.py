"""What counts are worth: the part of the pot that a seat may expect (TO-9)."""

from __future__ import annotations


def prize(counts: list[int], seat: int, is_last_round: bool) -> float:
    """A seat's part of the pot, 0 to 1; a pot that stays is worth an equal part to everybody."""
    best = max(counts)
    leaders = counts.count(best)
    if leaders > len(counts) // 2 and not is_last_round:
        return 1.0 / len(counts)
    return 1.0 / leaders if counts[seat] == best else 0.0
