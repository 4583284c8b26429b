"""The pitch of Champions as a drawing, upright, home attacking upwards."""

from __future__ import annotations

from functools import cache
from typing import Final

from dugout.games.champions.board import cell_named, cell_text, column_of, own_row, row_of
from dugout.report.board import Board, Box, Tile
from dugout.report.facts import Place

RIM: Final = 0.62
"""The outer columns and rows are drawn narrower, as on the board of the page."""
WIDE: Final = 10 + 2 * RIM
TALL: Final = 13 + 2 * RIM


def _along(place: int, last: int, width: float) -> float:
    """The middle of a column or row, taking the narrow rim into account."""
    if place == 0:
        return RIM / 2
    return width - RIM / 2 if place == last else RIM + place - 0.5


def place_of(cell: int) -> Place:
    """The centre of a cell on the drawing; home attacks upwards."""
    return Place(_along(column_of(cell), 11, WIDE), TALL - _along(row_of(cell), 14, TALL), cell_text(cell))


@cache
def board() -> Board:
    """CH-1: the pitch upright, home attacking upwards."""
    zones = {}
    for row in range(15):
        for column in range(12):
            spot = place_of(row * 12 + column)
            width = RIM if column in (0, 11) else 1.0
            height = RIM if row in (0, 14) else 1.0
            zones[spot.name] = Box(spot.x - width / 2, spot.y - height / 2, width, height).outline()
    top, bottom, left, right = RIM, RIM + 13, RIM, RIM + 10
    middle = (WIDE / 2, TALL / 2)
    lines = [
        Box(left, top, 10, 13).outline(),
        f"M{left} {middle[1]}H{right}",
        f"M{middle[0] - 1.55} {middle[1]}a1.55 1.55 0 1 0 3.1 0a1.55 1.55 0 1 0 -3.1 0",
    ]
    for y, height in ((top, 3), (bottom - 3, 3)):
        lines.append(Box(left + 2, y, 6, height).outline())
    lines.append(Box(left + 3, top, 4, 1).outline())
    lines.append(Box(left + 3, bottom - 1, 4, 1).outline())
    goals = [Box(left + 4, 0.08, 2, RIM - 0.08).outline(), Box(left + 4, bottom, 2, RIM - 0.08).outline()]
    stripes = [Box(left, top + row, 10, 1).outline() for row in range(0, 13, 2)]
    grass = Box(left, top, 10, 13).outline()
    return Board(WIDE, TALL, grass, stripes, lines, goals, zones, Tile(left, top, 1, 1, "M0 0H1M0 0V1"))


def third_of(seat: int, zone: str) -> int:
    """The third of the thirteen rows, counted from a team's own goal; the rims belong to the outer thirds."""
    return min(2, max(0, own_row(seat, cell_named(zone)) - 1) * 3 // 13)
