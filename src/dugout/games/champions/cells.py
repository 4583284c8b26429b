"""CH-1.6: boards of cells, and all that can be asked of one: what every rule about ways and zones is written in.

Compiled, a board is a tuple of three machine words of 60 bits, five rows each,
which is passed by value and never touches the heap. In plain Python one wide
integer is quicker: the last lines put the functions of wide.py in the place of
those above. So nobody else may look into a board. `of_board` and `to_board`
convert from and to the wide integers of board.py.

The zones are literals because constants of machine words cost a test at every
use. test_cells.py runs all of this against wide.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import i64

from dugout.geometry.words import count_bits

Cells: TypeAlias = tuple[i64, i64, i64]

WORD: Final = 60
FULL: Final = (1 << 60) - 1
FOUR_ROWS: Final = (1 << 48) - 1
"""All but the last row of a word."""
ONE_ROW: Final = (1 << 12) - 1
NOT_EAST: Final = 0x7FF7FF7FF7FF7FF
"""The columns from which a step east leads to a cell of the pitch."""
NOT_WEST: Final = 0xFFEFFEFFEFFEFFE

ROW_COLUMNS: Final[list[list[int]]] = [
    [column for column in range(12) if row >> column & 1] for row in range(1 << 12)
]
"""The columns of a row of cells: the quickest way to list what is on a board."""


def of_board(board: int) -> Cells:
    """The words of a wide integer."""
    low: i64 = board & FULL
    middle: i64 = board >> WORD & FULL
    high: i64 = board >> 2 * WORD
    return low, middle, high


def to_board(cells: Cells) -> int:
    """The wide integer of a board."""
    low: int = cells[0]
    middle: int = cells[1]
    high: int = cells[2]
    return low | middle << WORD | high << 2 * WORD


def nothing() -> Cells:
    return 0, 0, 0


def pitch() -> Cells:
    """CH-1.7: WALK, every cell there is."""
    return 0xFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFF


def field() -> Cells:
    """CH-1.7: the cells inside the lines."""
    return 0x7FE7FE7FE7FE000, 0x7FE7FE7FE7FE7FE, 0x7FE7FE7FE7FE


def nets() -> Cells:
    """CH-1.8: the cells of both goals."""
    return 0x60, 0, 0x60000000000000


def net(home: bool) -> Cells:
    """CH-1.8: the goal that a team defends."""
    if home:
        return 0x60, 0, 0
    return 0, 0, 0x60000000000000


def penalty_area(home: bool) -> Cells:
    """CH-1.8: the penalty area of a team."""
    if home:
        return 0x1F81F81F8000, 0, 0
    return 0, 0, 0x1F81F81F8000


def goal_area(home: bool) -> Cells:
    """CH-1.8: the goal area of a team."""
    if home:
        return 0xF0000, 0, 0
    return 0, 0, 0xF0000000000


def shifted(bits: i64, places: i64) -> i64:
    """Bits moved up; a literal shifted in place would be a C int of 32 bits."""
    return bits << places


def single(cell: i64) -> Cells:
    """The board of one cell."""
    if cell < 60:
        return shifted(1, cell), 0, 0
    if cell < 120:
        return 0, shifted(1, cell - 60), 0
    return 0, 0, shifted(1, cell - 120)


def has(board: Cells, cell: i64) -> bool:
    if cell < 60:
        return board[0] >> cell & 1 != 0
    if cell < 120:
        return board[1] >> (cell - 60) & 1 != 0
    return board[2] >> (cell - 120) & 1 != 0


def some(board: Cells) -> bool:
    """Whether there is a cell on the board."""
    return (board[0] | board[1] | board[2]) != 0


def both(a: Cells, b: Cells) -> Cells:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


def either(a: Cells, b: Cells) -> Cells:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


def without(a: Cells, b: Cells) -> Cells:
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


def meet(a: Cells, b: Cells) -> bool:
    """Whether two boards have a cell in common."""
    return (a[0] & b[0] | a[1] & b[1] | a[2] & b[2]) != 0


def same(a: Cells, b: Cells) -> bool:
    return a[0] == b[0] and a[1] == b[1] and a[2] == b[2]


def spread(a: Cells) -> Cells:
    """CH-1.6: the cells adjacent to those of the board."""
    low, middle, high = a
    return (
        (low & FOUR_ROWS) << 12
        | low >> 12
        | (middle & ONE_ROW) << 48
        | (low & NOT_EAST) << 1
        | (low & NOT_WEST) >> 1,
        (middle & FOUR_ROWS) << 12
        | low >> 48
        | middle >> 12
        | (high & ONE_ROW) << 48
        | (middle & NOT_EAST) << 1
        | (middle & NOT_WEST) >> 1,
        (high & FOUR_ROWS) << 12
        | middle >> 48
        | high >> 12
        | (high & NOT_EAST) << 1
        | (high & NOT_WEST) >> 1,
    )


def spread_ring(a: Cells) -> Cells:
    """CH-1.6: the board together with its neighbours in all eight directions."""
    low = a[0] | (a[0] & NOT_EAST) << 1 | (a[0] & NOT_WEST) >> 1
    middle = a[1] | (a[1] & NOT_EAST) << 1 | (a[1] & NOT_WEST) >> 1
    high = a[2] | (a[2] & NOT_EAST) << 1 | (a[2] & NOT_WEST) >> 1
    return (
        low | (low & FOUR_ROWS) << 12 | low >> 12 | (middle & ONE_ROW) << 48,
        middle | (middle & FOUR_ROWS) << 12 | low >> 48 | middle >> 12 | (high & ONE_ROW) << 48,
        high | (high & FOUR_ROWS) << 12 | middle >> 48 | high >> 12,
    )


def count(board: Cells) -> i64:
    """The number of cells."""
    return count_bits(board[0]) + count_bits(board[1]) + count_bits(board[2])


def lowest(board: Cells) -> i64:
    """The first cell of a board that has one."""
    low, middle, high = board
    if low:
        return count_bits((low & -low) - 1)
    if middle:
        return 60 + count_bits((middle & -middle) - 1)
    return 120 + count_bits((high & -high) - 1)


def drop_lowest(board: Cells) -> Cells:
    """The board without its first cell."""
    low, middle, high = board
    if low:
        return low & (low - 1), middle, high
    if middle:
        return low, middle & (middle - 1), high
    return low, middle, high & (high - 1)


def list_cells(board: Cells) -> list[int]:
    """The cells of a board, ascending."""
    found: list[int] = []
    note_cells(board, 0, found)
    return found


def note_cells(board: Cells, base: i64, found: list[int]) -> None:
    """Add `base + cell` for every cell of a board, ascending."""
    note_word(board[0], base, found)
    note_word(board[1], base + WORD, found)
    note_word(board[2], base + 2 * WORD, found)


def note_word(word: i64, base: i64, found: list[int]) -> None:
    while word:
        for column in ROW_COLUMNS[word & ONE_ROW]:
            found.append(base + column)
        word >>= 12
        base += 12


def pick_cells(board: Cells, table: list[Any], base: i64, found: list[Any]) -> None:
    """Add `table[base + cell]` for every cell of a board, ascending.

    Not typed as integers, which compiled code would unwrap and wrap again.
    """
    pick_word(board[0], table, base, found)
    pick_word(board[1], table, base + WORD, found)
    pick_word(board[2], table, base + 2 * WORD, found)


def pick_word(word: i64, table: list[Any], base: i64, found: list[Any]) -> None:
    while word:
        for column in ROW_COLUMNS[word & ONE_ROW]:
            found.append(table[base + column])
        word >>= 12
        base += 12


def sextet(board: Cells, place: i64) -> i64:
    """Six bits of a board that holds a set of numbers: those from 6 * `place` on; at most 20 places."""
    if place < 10:
        return board[0] >> place * 6 & 63
    return board[1] >> (place - 10) * 6 & 63


COMPILED: Final[bool] = type(of_board).__name__ != "function"

if not COMPILED:
    if not TYPE_CHECKING:  # nested: joined by `and` the compiled module does not load
        from dugout.games.champions.wide import *  # noqa: F403
