"""Square grids: cells as small integers, eight directions, step tables.

A cell is `row * columns + column`. Directions count clockwise from north
(row + 1), so that turning by 45 degrees is adding or subtracting 1 modulo 8
and even directions are the straight ones.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
NORTH_EAST: Final = 1
EAST: Final = 2
SOUTH_EAST: Final = 3
SOUTH: Final = 4
SOUTH_WEST: Final = 5
WEST: Final = 6
NORTH_WEST: Final = 7

DIRECTION_NAMES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

COLUMN_STEPS: Final = (0, 1, 1, 1, 0, -1, -1, -1)
ROW_STEPS: Final = (1, 1, 0, -1, -1, -1, 0, 1)

NO_CELL: Final = -1


def step_table(columns: int, rows: int) -> list[int]:
    """`table[cell * 8 + direction]` is the next cell that way, or NO_CELL over the edge."""
    table: list[int] = []
    for row in range(rows):
        for column in range(columns):
            for direction in range(8):
                next_column = column + COLUMN_STEPS[direction]
                next_row = row + ROW_STEPS[direction]
                if 0 <= next_column < columns and 0 <= next_row < rows:
                    table.append(next_row * columns + next_column)
                else:
                    table.append(NO_CELL)
    return table


def king_distance(a: int, b: int, columns: int) -> int:
    """Steps between two cells when diagonal steps count one."""
    across = a % columns - b % columns
    along = a // columns - b // columns
    if across < 0:
        across = -across
    if along < 0:
        along = -along
    return max(along, across)


def direction_between(a: int, b: int, columns: int) -> int:
    """The direction of the neighbour `b` of `a`; NO_CELL if they are not neighbours."""
    across = b % columns - a % columns
    along = b // columns - a // columns
    for direction in range(8):
        if COLUMN_STEPS[direction] == across and ROW_STEPS[direction] == along:
            return direction
    return NO_CELL


def cells_in(board: int) -> list[int]:
    """The cells of a bit board, ascending."""
    found: list[int] = []
    while board:
        low = board & -board
        found.append(low.bit_length() - 1)
        board ^= low
    return found
