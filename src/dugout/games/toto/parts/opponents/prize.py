"""The value of counts of right results: the expected share of the pot (TO-9)."""

from __future__ import annotations

from dugout.games.toto.rules.pot import is_paid


def prize(counts: list[int], seat: int, is_last_round: bool) -> float:
    """A seat's share of the pot, 0 to 1; a pot that is carried over counts as equal shares."""
    best = max(counts)
    leaders = counts.count(best)
    if not is_last_round and not is_paid(leaders, len(counts)):
        return 1.0 / len(counts)
    return 1.0 / leaders if counts[seat] == best else 0.0
