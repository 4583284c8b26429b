"""CH-1, CH-1.1: the pitch: 12 columns of 15 rows, its zones, and boards of cells as integers.

A cell is `row * 12 + column`, a board is an integer with one bit a cell.
Seat 0 is home and attacks north, seat 1 is away and attacks south (CH-1.3).
Pieces are numbered `seat * 20 + shirt - 1`.
"""

from __future__ import annotations

from typing import Final

from dugout.geometry.square import NORTH, SOUTH, king_distance, step_table

COLUMNS: Final = 12
ROWS: Final = 15
CELLS: Final = COLUMNS * ROWS
HOME: Final = 0
AWAY: Final = 1
SQUAD: Final = 20
PIECES: Final = 2 * SQUAD
NOWHERE: Final = -1
NOBODY: Final = -1

COLUMN_LETTERS: Final = "yabcdefghijz"

STEP: Final[list[int]] = step_table(COLUMNS, ROWS)
"""`STEP[cell * 8 + direction]`."""


def cell_of(column: int, row: int) -> int:
    """The cell of a column and an absolute row."""
    return row * COLUMNS + column


def box(first_column: int, last_column: int, first_row: int, last_row: int) -> int:
    """CH-1.7: the board of a rectangle."""
    board = 0
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            board |= 1 << (row * COLUMNS + column)
    return board


ALL: Final[int] = box(0, 11, 0, 14)
"""CH-1.7: WALK, every cell there is (CH-1.11)."""
FIELD: Final[int] = box(1, 10, 1, 13)
NOT_EAST_EDGE: Final[int] = box(0, 10, 0, 14)
NOT_WEST_EDGE: Final[int] = box(1, 11, 0, 14)

GOAL: Final[tuple[int, int]] = (box(5, 6, 0, 0), box(5, 6, 14, 14))
GOAL_CELLS: Final[tuple[tuple[int, int], tuple[int, int]]] = (
    (cell_of(5, 0), cell_of(6, 0)),
    (cell_of(5, 14), cell_of(6, 14)),
)
BOTH_GOALS: Final[int] = GOAL[0] | GOAL[1]
GOAL_AREA: Final[tuple[int, int]] = (box(4, 7, 1, 1), box(4, 7, 13, 13))
PENALTY_AREA: Final[tuple[int, int]] = (box(3, 8, 1, 3), box(3, 8, 11, 13))
SPOTS: Final[tuple[tuple[int, int], tuple[int, int]]] = (
    (cell_of(5, 2), cell_of(6, 2)),
    (cell_of(5, 12), cell_of(6, 12)),
)
GOAL_LINE: Final[tuple[int, int]] = (box(1, 10, 0, 0), box(1, 10, 14, 14))
CORNER_CELLS: Final[tuple[int, int, int, int]] = (
    cell_of(1, 0),
    cell_of(10, 0),
    cell_of(1, 14),
    cell_of(10, 14),
)
CENTRE_CELLS: Final[tuple[int, int]] = (cell_of(5, 7), cell_of(6, 7))
HALF_WAY_ROW: Final = 7

BACK: Final[tuple[int, int]] = (SOUTH, NORTH)
"""CH-1.5: the direction away from the goal that a team attacks, by seat."""


def column_of(cell: int) -> int:
    return cell % COLUMNS


def row_of(cell: int) -> int:
    """The absolute row."""
    return cell // COLUMNS


def end_row(seat: int, n: int) -> int:
    """CH-1.4: the absolute row of row `n` of the end that `seat` defends."""
    return n if seat == HOME else 14 - n


def own_row(seat: int, cell: int) -> int:
    """CH-1.4: the row of a cell counted from the goal line that `seat` defends."""
    row = cell // COLUMNS
    return row if seat == HOME else 14 - row


def king_steps(a: int, b: int) -> int:
    """CH-1.6: steps of a chess king between two cells: diagonals count one."""
    return king_distance(a, b, COLUMNS)


def is_field(cell: int) -> bool:
    return (FIELD >> cell) & 1 == 1


def cell_text(cell: int) -> str:
    """CH-1.2: letter and absolute row."""
    return f"{COLUMN_LETTERS[cell % COLUMNS]}{cell // COLUMNS}"


def cell_named(text: str) -> int:
    """The inverse of `cell_text`; NOWHERE for anything else."""
    if not 2 <= len(text) <= 3 or text[0] not in COLUMN_LETTERS:
        return NOWHERE
    digits = text[1:]
    if not digits.isascii() or not digits.isdigit() or (len(digits) == 2 and digits[0] == "0"):
        return NOWHERE
    row = int(digits)
    return cell_of(COLUMN_LETTERS.index(text[0]), row) if row < ROWS else NOWHERE


KEEPERS: Final = 0
DEFENDERS: Final = 1
MIDFIELDERS: Final = 2
ATTACKERS: Final = 3


def seat_of(piece: int) -> int:
    return 0 if piece < SQUAD else 1


def shirt_of(piece: int) -> int:
    return piece % SQUAD + 1


def kind_of(piece: int) -> int:
    """CH-2.1: which line a shirt belongs to; keepers wear 1 and 20."""
    shirt = piece % SQUAD + 1
    if shirt == 1 or shirt == SQUAD:
        return KEEPERS
    if shirt <= 7:
        return DEFENDERS
    return MIDFIELDERS if shirt <= 13 else ATTACKERS


def piece_text(piece: int) -> str:
    """CH-1.2: team, #, shirt."""
    return f"{'H' if piece < SQUAD else 'A'}#{piece % SQUAD + 1}"


def piece_named(text: str) -> int:
    """The inverse of `piece_text`; NOBODY for anything else."""
    if len(text) < 3 or text[0] not in "HA" or text[1] != "#":
        return NOBODY
    digits = text[2:]
    if len(digits) > 2 or not digits.isascii() or not digits.isdigit() or digits[0] == "0":
        return NOBODY
    shirt = int(digits)
    if shirt > SQUAD:
        return NOBODY
    return (0 if text[0] == "H" else SQUAD) + shirt - 1
