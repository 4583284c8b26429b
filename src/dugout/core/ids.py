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

FORMER_PLAYER: Final = "former player"
"""What somebody is called whose account is deleted; pages say it in the reader's language."""

EVERYONE: Final = -1
"""Seat mask of an event that all seats and all spectators may see."""


def seat_mask(seat: Seat) -> int:
    """The mask of an event that only `seat` may see."""
    return 1 << seat


def is_visible(mask: int, seats: int) -> bool:
    """Whether somebody who holds the seats of a mask (0: a spectator) may see an event with this mask."""
    return mask == EVERYONE or (mask & seats) != 0


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, ascending."""
    return _SEATS[mask] if mask < len(_SEATS) else _seats(mask)


def _seats(mask: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


_SEATS: Final = tuple([_seats(mask) for mask in range(256)])
