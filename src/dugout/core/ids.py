"""Words for the small integers that run through every engine."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A decider, counted from 0. People see `rules.seat_text(seat)`."""

Choice: TypeAlias = int
"""An answer to a question. `rules.describe` gives its text."""

CHANCE: Final = -1
"""The seat of the dice: its choices are faces."""

HOST: Final = -2
"""The seat of whoever runs the match: time that ran out, 'continue' on a shared device."""

PUBLIC: Final = -3
"""Whom to name when asking for the view of somebody who only watches."""

EVERYONE: Final = -1
"""Seat mask of an event that all seats and all spectators may see."""


def seat_mask(seat: Seat) -> int:
    """The mask of an event that only `seat` may see."""
    return 1 << seat


def seats_in(mask: int) -> list[Seat]:
    """The seats of a mask, ascending."""
    found: list[Seat] = []
    seat = 0
    while mask:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found
