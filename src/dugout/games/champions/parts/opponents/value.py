"""A simple evaluation of a position for a coach: where the ball is, who reaches it first, how near a goal is."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.board import COLUMNS, SQUAD, column_of, own_row
from dugout.games.champions.floods import NO_WAY
from dugout.games.champions.scene import distances
from dugout.games.champions.state import State

GOAL: Final = 1000
"""The value of a goal; all other values are relative to it."""
ROW: Final = 12
"""The value of a row nearer to the opponents' goal."""
IN_FRONT: Final = 26
"""The value of a row nearer to a goal once a shot is possible."""
FIRST: Final = 60
"""The value of being sure of the next touch."""


def threat(seat: int, cell: int) -> int:
    """The danger of a man of `seat` with the ball on this cell."""
    row = own_row(seat, cell)
    aside = max(0, abs(2 * column_of(cell) - COLUMNS + 1) // 2 - 2)
    return max(0, row - 7) * IN_FRONT - aside * IN_FRONT // 2


def reach(distance: int) -> int:
    """The number of the six rolls with which a man this far away reaches the ball."""
    return max(0, 7 - distance) if distance != NO_WAY else 0


def rest_value(s: State, seat: int, ball: int) -> int:
    """The value of a ball on a cell with the other coach on turn."""
    before = s.ball
    s.ball = ball
    steps = distances(s, ball)
    home, away = min(steps[:SQUAD]), min(steps[SQUAD:])
    mine, theirs = (home, away) if seat == 0 else (away, home)
    s.ball = before
    value = ROW * own_row(seat, ball)
    value -= reach(theirs) * (FIRST + max(0, threat(1 - seat, ball))) // 6
    value += (6 - reach(theirs)) * reach(mine) * (FIRST + max(0, threat(seat, ball))) // 36
    return value
