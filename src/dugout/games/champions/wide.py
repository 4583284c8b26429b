# mypyc: interpreted
"""CH-1.6: the functions of cells.py over wide integers, one bit a cell: boards for plain Python and for opponents."""

from __future__ import annotations

from operator import and_, eq, index, or_
from typing import Any

from dugout.games.champions.board import (
    ALL,
    BOTH_GOALS,
    COLUMNS,
    FIELD,
    GOAL,
    GOAL_AREA,
    NOT_EAST_EDGE,
    NOT_WEST_EDGE,
    PENALTY_AREA,
)
from dugout.geometry.square import cells_in

of_board = to_board = index
some = bool
both = and_
either = or_
same = eq
count = int.bit_count
list_cells = cells_in


def nothing() -> int:
    return 0


def pitch() -> int:
    return ALL


def field() -> int:
    return FIELD


def nets() -> int:
    return BOTH_GOALS


def net(home: bool) -> int:
    return GOAL[0] if home else GOAL[1]


def penalty_area(home: bool) -> int:
    return PENALTY_AREA[0] if home else PENALTY_AREA[1]


def goal_area(home: bool) -> int:
    return GOAL_AREA[0] if home else GOAL_AREA[1]


def single(cell: int) -> int:
    return 1 << cell


def has(board: int, cell: int) -> bool:
    return board >> cell & 1 == 1


def without(a: int, b: int) -> int:
    return a & ~b


def meet(a: int, b: int) -> bool:
    return a & b != 0


def spread(a: int) -> int:
    return (a << COLUMNS | a >> COLUMNS | (a & NOT_EAST_EDGE) << 1 | (a & NOT_WEST_EDGE) >> 1) & ALL


def spread_ring(a: int) -> int:
    row = a | (a & NOT_EAST_EDGE) << 1 | (a & NOT_WEST_EDGE) >> 1
    return (row | row << COLUMNS | row >> COLUMNS) & ALL


def lowest(board: int) -> int:
    return (board & -board).bit_length() - 1


def drop_lowest(board: int) -> int:
    return board & (board - 1)


def note_cells(board: int, base: int, found: list[int]) -> None:
    found.extend([base + cell for cell in cells_in(board)])


def pick_cells(board: int, table: list[Any], base: int, found: list[Any]) -> None:
    found.extend([table[base + cell] for cell in cells_in(board)])


def sextet(board: int, place: int) -> int:
    return board >> place * 6 & 63
