"""CA-23: the referee's word, a tool for disputes at a real table; it is never rolled in play."""

from __future__ import annotations


def favours_attackers(face: int, leniency: int) -> bool:
    """CA-23.1, CA-23.2: a die of at least the Leniency decides for the attackers; it changes nothing by itself."""
    return face >= leniency
