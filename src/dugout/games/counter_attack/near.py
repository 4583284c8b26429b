"""CA-8.4: sets of hexes within six of a man, and all that can be asked of one.

Compiled, such a set is a tuple of four machine words: 13 columns of 13 rows with
the man in the middle, four columns of 15 bits a word, so that the neighbours of
all its hexes are a few shifts. In plain Python one wide integer is quicker: the
last lines put the functions of near_wide.py in the place of those below. So
nobody else may look into a set. test_near.py compares the two.

What may be entered is handed over as columns (`columns_of`), made once for all
men of a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from dugout.games.counter_attack.board import CELLS, ROWS
from dugout.geometry.words import count_bits

Near: TypeAlias = tuple[i64, i64, i64, i64]
Columns: TypeAlias = list[int]

RADIUS: Final = 6
"""No man runs farther: Pace is at most 6, and so is every special move."""
SIDE: Final = 13
LANE: Final = 15
WORD: Final = 60
ROW_BITS: Final = 8191
"""The 13 rows of one column."""
LOW_LANE: Final = 32767
HERE: Final = 1 << 36
"""The man's own hex, in the second word."""
COLUMN_BITS: Final = (1 << ROWS) - 1


def columns_of(board: int) -> Columns:
    """The columns of a set of cells, with room for a window over every edge of the pitch."""
    columns = [0] * RADIUS
    for _ in range(CELLS // ROWS):
        columns.append((board & COLUMN_BITS) << RADIUS)
        board >>= ROWS
    return columns + [0] * RADIUS


def shifted(bits: i64, places: i64) -> i64:
    """Bits moved up; a literal shifted in place would be a C int of 32 bits."""
    return bits << places


def four(columns: Columns, left: i64, row: i64) -> i64:
    """A word of a window: four columns from `left` on."""
    a: i64 = columns[left]
    b: i64 = columns[left + 1]
    c: i64 = columns[left + 2]
    d: i64 = columns[left + 3]
    return (
        (a >> row & ROW_BITS)
        | (b >> row & ROW_BITS) << LANE
        | (c >> row & ROW_BITS) << 2 * LANE
        | (d >> row & ROW_BITS) << 3 * LANE
    )


def window(columns: Columns, cell: i64) -> Near:
    """What of some columns is near a cell."""
    left = cell // ROWS
    row = cell % ROWS
    last: i64 = columns[left + SIDE - 1]
    return (
        four(columns, left, row),
        four(columns, left + 4, row),
        four(columns, left + 8, row),
        last >> row & ROW_BITS,
    )


def bit(word: i64, place: i64) -> i64:
    """The bits of one word of a set that holds one hex."""
    low = word * WORD
    if place < low or place >= low + WORD:
        return 0
    return shifted(1, place - low)


def place_of(cell: i64, target: i64) -> i64:
    """Where a hex stands in a set round `cell`, or -1 if it is too far away."""
    column = target // ROWS - cell // ROWS + RADIUS
    row = target % ROWS - cell % ROWS + RADIUS
    if target < 0 or column < 0 or column >= SIDE or row < 0 or row >= SIDE:
        return -1
    return column * LANE + row


def flood(columns: Columns, ball: i64, cell: i64, hexes: i64) -> Near:
    """The hexes of the columns that at most so many steps from `cell` lead to; a step onto `ball` is the last."""
    open0, open1, open2, open3 = window(columns, cell)
    stop = place_of(cell, ball)
    pass0 = open0 & ~bit(0, stop)
    pass1 = open1 & ~bit(1, stop)
    pass2 = open2 & ~bit(2, stop)
    pass3 = open3 & ~bit(3, stop)
    found0: i64 = 0
    found1: i64 = 0
    found2: i64 = 0
    found3: i64 = 0
    wave0: i64 = 0
    wave1: i64 = HERE
    wave2: i64 = 0
    wave3: i64 = 0
    for _ in range(hexes):
        up0 = wave0 | wave0 >> 1
        up1 = wave1 | wave1 >> 1
        up2 = wave2 | wave2 >> 1
        up3 = wave3 | wave3 >> 1
        down0 = wave0 | wave0 << 1
        down1 = wave1 | wave1 << 1
        down2 = wave2 | wave2 << 1
        down3 = wave3 | wave3 << 1
        found0 |= open0 & (up0 | down0 | up0 << LANE | down0 >> LANE | (down1 & LOW_LANE) << 45)
        found1 |= open1 & (up1 | down1 | up1 << LANE | up0 >> 45 | down1 >> LANE | (down2 & LOW_LANE) << 45)
        found2 |= open2 & (up2 | down2 | up2 << LANE | up1 >> 45 | down2 >> LANE | (down3 & LOW_LANE) << 45)
        found3 |= open3 & (up3 | down3 | up3 << LANE | up2 >> 45 | down3 >> LANE)
        wave0 = found0 & pass0
        wave1 = found1 & pass1 | HERE
        wave2 = found2 & pass2
        wave3 = found3 & pass3
    return found0, found1 & ~HERE, found2, found3


def here(cell: i64) -> Near:
    """The set of the man's own hex."""
    return 0, HERE, 0, 0


def both(a: Near, b: Near) -> Near:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


def either(a: Near, b: Near) -> Near:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


def count(near: Near) -> i64:
    """The number of hexes."""
    return count_bits(near[0]) + count_bits(near[1]) + count_bits(near[2]) + count_bits(near[3])


def has(near: Near, cell: i64, target: i64) -> bool:
    """Whether a hex is in the set round `cell`."""
    place = place_of(cell, target)
    if place < 0:
        return False
    one = (
        near[0] & bit(0, place) | near[1] & bit(1, place) | near[2] & bit(2, place) | near[3] & bit(3, place)
    )
    return one != 0


def nth(near: Near, cell: i64, number: i64) -> i64:
    """The hex of the set round `cell` that comes after `number` others, ascending."""
    base: i64 = 0
    word = near[0]
    size = count_bits(word)
    if number >= size:
        number -= size
        word, base = near[1], 4
        size = count_bits(word)
        if number >= size:
            number -= size
            word, base = near[2], 8
            size = count_bits(word)
            if number >= size:
                number -= size
                word, base = near[3], 12
    while number > 0:
        word &= word - 1
        number -= 1
    low = count_bits((word & -word) - 1)
    return cell + (base + low // LANE - RADIUS) * ROWS + low % LANE - RADIUS


def cells_of(near: Near, cell: i64) -> list[int]:
    """The hexes of the set round `cell`, ascending."""
    found: list[int] = []
    corner = cell - RADIUS * ROWS - RADIUS
    _note(near[0], corner, found)
    _note(near[1], corner + 4 * ROWS, found)
    _note(near[2], corner + 8 * ROWS, found)
    _note(near[3], corner + 12 * ROWS, found)
    return found


def _note(word: i64, corner: i64, found: list[int]) -> None:
    while word:
        lane = word & LOW_LANE
        at = corner
        while lane:
            if lane & 1:
                found.append(at)
            lane >>= 1
            at += 1
        word >>= LANE
        corner += ROWS


def board_of(near: Near, cell: i64) -> int:
    """The wide integer of the set round `cell`."""
    board = 0
    for one in cells_of(near, cell):
        board |= 1 << one
    return board


COMPILED: Final[bool] = type(columns_of).__name__ != "function"

if not COMPILED:
    if not TYPE_CHECKING:  # nested: joined by `and` the compiled module does not load
        from dugout.games.counter_attack.near_wide import *  # noqa: F403
