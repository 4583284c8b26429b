"""What a position is worth to a coach, by eye: how far the ball is, who gets to it first, how near a goal is."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.board import COLUMNS, SQUAD, column_of, own_row
from dugout.games.champions.floods import NO_WAY
from dugout.games.champions.scene import distances
from dugout.games.champions.state import State

GOAL: Final = 1000
"""A goal; everything else is measured against it."""
ROW: Final = 12
"""A row nearer to the opponents' goal."""
IN_FRONT: Final = 26
"""A row nearer to a goal once a shot is possible."""
FIRST: Final = 60
"""To be sure of the next touch."""


def threat(seat: int, cell: int) -> int:
    """How dangerous a man of `seat` with the ball on this cell is."""
    row = own_row(seat, cell)
    aside = max(0, abs(2 * column_of(cell) - COLUMNS + 1) // 2 - 2)
    return max(0, row - 7) * IN_FRONT - aside * IN_FRONT // 2


def reach(distance: int) -> int:
    """Sixths of a roll that take somebody this far away to the ball."""
    return max(0, 7 - distance) if distance != NO_WAY else 0


def rest_value(s: State, seat: int, ball: int) -> int:
    """The ball lies on a cell and the other coach is on turn."""
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
