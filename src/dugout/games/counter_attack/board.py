"""CA-2.1 to CA-2.14, CA-3.1 to CA-3.4: the pitch: 943 hexes as small integers, zones, neighbours and ball paths.

A cell is `(c + 18) * 44 + (h - c) / 2 + 21`. Going one hex in a direction
always adds the same number, and the row that is left free in each column
keeps a step over the edge from landing on a cell of the next one. So a set of
cells is one int, and all its neighbours are six shifts of it.
"""

from __future__ import annotations

from typing import Final

from dugout.geometry.hexes import (
    COLUMN_STEPS,
    HEIGHT_STEPS,
    distance,
    hex_at,
    leaves_through,
    line_offsets,
    tie_key,
)

END: Final = 18
"""The columns of the goal lines are -18 and 18."""
ROWS: Final = 44
CELLS: Final = 37 * ROWS
NO_CELL: Final = -1
OVER_TOUCHLINE: Final = -1
OVER_GOAL_LINE: Final = -2

DIRECTIONS: Final = 6
STEPS: Final = (1, ROWS, ROWS - 1, -1, -ROWS, 1 - ROWS)
"""What a step in each direction adds to a cell."""

LEFT: Final = 0
RIGHT: Final = 1

FIRST_TIME_RANGE: Final = 6
HEADER_RANGE: Final = 6
STANDARD_RANGE: Final = 11
SHOT_RANGE: Final = 11
HIGH_RANGE: Final = 15
"""CA-2.14: the marks of the distance stick."""


def is_pitch(c: int, h: int) -> bool:
    """CA-2.3: whether the coordinates name a hex of the pitch."""
    return abs(c) <= END and (c + h) % 2 == 0 and abs(h) <= 24 + c % 2


def cell_at(c: int, h: int) -> int:
    """CA-2.2: the cell of `[c,h]`, or NO_CELL off the pitch."""
    return (c + END) * ROWS + (h - c) // 2 + 21 if is_pitch(c, h) else NO_CELL


def _all_cells() -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for c in range(-END, END + 1):
        for h in range(-25, 26):
            if is_pitch(c, h):
                found.append((c, h))
    return found


_PLACES: Final = _all_cells()


def _table(column: bool) -> list[int]:
    table = [0] * CELLS
    for c, h in _PLACES:
        table[cell_at(c, h)] = c if column else h
    return table


COLUMN: Final[list[int]] = _table(True)
HEIGHT: Final[list[int]] = _table(False)


CHUNK: Final = 11
"""Bits of a set that are looked up together."""


def _bits(number: int) -> list[int]:
    return [bit for bit in range(CHUNK) if number >> bit & 1]


_BITS: Final[list[list[int]]] = [_bits(number) for number in range(1 << CHUNK)]


def set_of(numbers: list[int]) -> int:
    """Cells or pieces as a set: bit n stands for n."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def cells_in(mask: int) -> list[int]:
    """The cells of a set, ascending."""
    found: list[int] = []
    if not mask:
        return found
    base = (mask & -mask).bit_length() - 1
    mask >>= base
    while mask:
        for bit in _BITS[mask & (1 << CHUNK) - 1]:
            found.append(base + bit)
        mask >>= CHUNK
        base += CHUNK
    return found


def _zone(low_c: int, high_c: int, high_h: int, side: int = 0, low_h: int = 0) -> int:
    """CA-3.1: the hexes with `low_c <= |c| <= high_c` and `low_h <= |h| <= high_h`, on one side or both."""
    mask = 0
    for c, h in _PLACES:
        if low_c <= abs(c) <= high_c and low_h <= abs(h) <= high_h and c * side >= 0:
            mask |= 1 << cell_at(c, h)
    return mask


def _columns(low: int, high: int) -> int:
    mask = 0
    for c, h in _PLACES:
        if low <= c <= high:
            mask |= 1 << cell_at(c, h)
    return mask


def _round(c0: int, h0: int, radius: int) -> int:
    mask = 0
    for c, h in _PLACES:
        if distance(c, h, c0, h0) <= radius:
            mask |= 1 << cell_at(c, h)
    return mask


def _touchlines() -> int:
    """CA-2.13: the uppermost and the lowest hex of every column."""
    mask = 0
    for c, h in _PLACES:
        if abs(h) == 24 + c % 2:
            mask |= 1 << cell_at(c, h)
    return mask


PITCH: Final = _columns(-END, END)
CENTRE_SPOT: Final = cell_at(0, 0)
CENTRE_CIRCLE: Final = _round(0, 0, 3)
TOUCHLINES: Final = _touchlines()
HALF: Final = (_columns(-END, 0), _columns(0, END))
"""CA-3.1: both halves hold the halfway column."""
STRICT_HALF: Final = (_columns(-END, -1), _columns(1, END))
FINAL_THIRD: Final = (_columns(-END, -8), _columns(8, END))
AREA: Final = (_zone(12, END, 15, -1), _zone(12, END, 15, 1))
SIX_YARD_BOX: Final = (_zone(16, END, 10, -1), _zone(16, END, 10, 1))
ARC: Final = (_zone(11, 11, 5, -1) | _zone(10, 10, 2, -1), _zone(11, 11, 5, 1) | _zone(10, 10, 2, 1))
GOAL_MOUTH: Final = (_zone(END, END, 6, -1), _zone(END, END, 6, 1))
PENALTY_SPOT: Final = (cell_at(-14, 0), cell_at(14, 0))
GOAL_CENTRE: Final = (cell_at(-END, 0), cell_at(END, 0))
DIFFICULT: Final = (
    _zone(18, 18, 25, 0, 12)
    | _zone(17, 17, 25, 0, 17)
    | _zone(16, 16, 25, 0, 20)
    | _zone(15, 15, 25, 0, 23)
    | _zone(14, 14, 25, 0, 24)
)
"""CA-3.1: the hexes with a difficult angle, in all four corners."""
GOAL_CELLS: Final = (cells_in(GOAL_MOUTH[LEFT]), cells_in(GOAL_MOUTH[RIGHT]))


def corner_cell(side: int, up: bool) -> int:
    """CA-3.1: a corner hex."""
    return cell_at(END if side == RIGHT else -END, 24 if up else -24)


def spread(mask: int) -> int:
    """The set together with all neighbours of its cells."""
    return PITCH & (
        mask | mask << 1 | mask >> 1 | mask << ROWS | mask >> ROWS | mask << (ROWS - 1) | mask >> (ROWS - 1)
    )


def _rings(radius: int) -> list[int]:
    """For each cell the set of cells at most `radius` away, itself included."""
    table = [0] * CELLS
    for c, h in _PLACES:
        cell = cell_at(c, h)
        mask = 1 << cell
        for _ in range(radius):
            mask = spread(mask)
        table[cell] = mask
    return table


NEAR_1: Final[list[int]] = _rings(1)
NEAR_2: Final[list[int]] = _rings(2)
NEAR_5: Final[list[int]] = _rings(5)
NEAR_6: Final[list[int]] = _rings(6)
NEAR_11: Final[list[int]] = _rings(11)
NEAR_15: Final[list[int]] = _rings(15)


def _neighbour_table() -> list[int]:
    """CA-2.4, CA-2.12: `cell * 6 + direction`: the next cell, OVER_TOUCHLINE or OVER_GOAL_LINE."""
    table = [OVER_TOUCHLINE] * (CELLS * DIRECTIONS)
    for c, h in _PLACES:
        for direction in range(DIRECTIONS):
            to_c, to_h = c + COLUMN_STEPS[direction], h + HEIGHT_STEPS[direction]
            target = cell_at(to_c, to_h)
            if target == NO_CELL and abs(to_c) > END:
                target = OVER_GOAL_LINE
            table[cell_at(c, h) * DIRECTIONS + direction] = target
    return table


NEXT: Final[list[int]] = _neighbour_table()


def neighbours(cell: int) -> list[int]:
    """CA-2.4: the adjacent hexes on the pitch, clockwise from the top."""
    found: list[int] = []
    for direction in range(DIRECTIONS):
        target = NEXT[cell * DIRECTIONS + direction]
        if target >= 0:
            found.append(target)
    return found


def between(a: int, b: int) -> int:
    """CA-2.5: the distance between two cells."""
    dc = abs(COLUMN[a] - COLUMN[b])
    dh = abs(HEIGHT[a] - HEIGHT[b])
    return dc + ((dh - dc) >> 1 if dh > dc else 0)


def key(cell: int) -> tuple[int, int, int, int]:
    """CA-2.10: the order of cells that nothing else orders."""
    return tie_key(COLUMN[cell], HEIGHT[cell])


def direction_to(a: int, b: int) -> int:
    """The direction from a cell to an adjacent one."""
    return STEPS.index(b - a)


def shadow(a: int, direction: int) -> int:
    """CA-9.11, CA-9.20: all cells whose path from `a` has the neighbour in that direction on it."""
    number = a * DIRECTIONS + direction
    mask = _shadows[number]
    if mask < 0:
        mask = 0
        for c, h in _PLACES:
            if leaves_through(direction, c - COLUMN[a], h - HEIGHT[a]):
                mask |= 1 << cell_at(c, h)
        _shadows[number] = mask
    return mask


_shadows: Final[list[int]] = [-1] * (CELLS * DIRECTIONS)


class Path:
    """CA-2.9: the cells a ball passes from one cell to another, in order, with the rank of their `t`."""

    __slots__ = ("cells", "mask", "ranks")

    def __init__(self, cells: tuple[int, ...], ranks: tuple[int, ...]) -> None:
        self.cells = cells
        self.ranks = ranks
        mask = 0
        for cell in cells:
            mask |= 1 << cell
        self.mask = mask

    def rank(self, cell: int) -> int:
        """CA-2.10: a number that grows with `t` of the cell; it must be on the path."""
        return self.ranks[self.cells.index(cell)]


MOST_PATHS: Final = 50_000
"""Paths kept in memory: all there are would take hundreds of megabytes."""
_paths: Final[dict[int, Path]] = {}
_offsets: Final[dict[int, list[tuple[int, int, int, int]]]] = {}


def path(a: int, b: int) -> Path:
    """CA-2.9, CA-2.10: the path of the ball."""
    number = a * CELLS + b
    known = _paths.get(number)
    if known is None:
        known = _cut_path(a, b)
        if len(_paths) >= MOST_PATHS:
            _paths.clear()
        _paths[number] = known
    return known


def _cut_path(a: int, b: int) -> Path:
    dc, dh = COLUMN[b] - COLUMN[a], HEIGHT[b] - HEIGHT[a]
    number = (dc + 40) * 128 + dh + 60
    rows = _offsets.get(number)
    if rows is None:
        rows = line_offsets(dc, dh)
        _offsets[number] = rows
    cells: list[int] = []
    ranks: list[int] = []
    for entry, _scale, c, h in rows:
        cell = cell_at(COLUMN[a] + c, HEIGHT[a] + h)
        if cell != NO_CELL:
            place = len(cells)  # the rows come by entry; only hexes side by side need the key
            while place > 0 and ranks[place - 1] == entry and key(cells[place - 1]) > key(cell):
                place -= 1
            cells.insert(place, cell)
            ranks.append(entry)
    return Path(tuple(cells), tuple(ranks))


_hidden: Final[dict[int, int]] = {}
"""For each step from a passer to a blocker: the cells behind him, as seen from the centre spot."""


def hidden(origin: int, blocker: int) -> int:
    """CA-9.4: the cells in range of a standard pass whose path from `origin` has `blocker` on it."""
    if not _hidden:
        _fill_hidden()
    mask = _hidden[blocker - origin]
    shift = origin - CENTRE_SPOT
    # what falls off the pitch comes back far away, so the range cuts it off
    return NEAR_11[origin] & (mask << shift if shift >= 0 else mask >> -shift)


def _fill_hidden() -> None:
    for target in cells_in(NEAR_11[CENTRE_SPOT]):
        for cell in path(CENTRE_SPOT, target).cells:
            step = cell - CENTRE_SPOT
            _hidden[step] = _hidden.get(step, 0) | 1 << target


def beyond(a: int, b: int, hexes: int) -> tuple[int, int, int]:
    """CA-2.11, CA-2.12: the hex `hexes` beyond `b` on the line from `a`.

    Gives `(cell, boundary, last)`: the cell if it is on the pitch; else NO_CELL,
    the boundary that is crossed first (OVER_TOUCHLINE or OVER_GOAL_LINE) and the
    last cell of the pitch on the way.
    """
    scale = between(a, b)
    dc, dh = COLUMN[b] - COLUMN[a], HEIGHT[b] - HEIGHT[a]
    c, h = hex_at(COLUMN[b] * scale + hexes * dc, HEIGHT[b] * scale + hexes * dh, scale)
    cell = cell_at(c, h)
    if cell != NO_CELL:
        return cell, 0, cell
    return NO_CELL, _first_boundary(b, dc, dh), _last_on_pitch(b, dc * hexes, dh * hexes, scale)


def _first_boundary(b: int, dc: int, dh: int) -> int:
    """CA-2.12: touchline at |h| = 25, goal line at |c| = 55/3; equal is the goal line."""
    if dc == 0:
        return OVER_TOUCHLINE
    if dh == 0:
        return OVER_GOAL_LINE
    # Compare (55/3 - c)/|dc| with (25 - h)/|dh| without dividing.
    to_goal_line = (55 - 3 * (COLUMN[b] if dc > 0 else -COLUMN[b])) * abs(dh)
    to_touchline = 3 * (25 - (HEIGHT[b] if dh > 0 else -HEIGHT[b])) * abs(dc)
    return OVER_GOAL_LINE if to_goal_line <= to_touchline else OVER_TOUCHLINE


def _last_on_pitch(b: int, c_parts: int, h_parts: int, scale: int) -> int:
    """CA-9.24: the last cell of the pitch on the segment from `b`; `b` itself if there is no other."""
    last = b
    best: tuple[int, tuple[int, int, int, int]] | None = None
    for entry, _scale, c, h in line_offsets_scaled(c_parts, h_parts, scale):
        cell = cell_at(COLUMN[b] + c, HEIGHT[b] + h)
        if cell == NO_CELL:
            continue
        order = (entry, key(cell))
        if best is None or order > best:
            best = order
            last = cell
    return last


def line_offsets_scaled(c_parts: int, h_parts: int, scale: int) -> list[tuple[int, int, int, int]]:
    """`line_offsets` for a segment that ends at the point `(c_parts/scale, h_parts/scale)`."""
    rows: list[tuple[int, int, int, int]] = []
    whole = line_offsets(c_parts, h_parts)
    # The long segment is `scale` times as long: only what is entered in its first part counts.
    for entry, denominator, c, h in whole:
        if entry * scale < denominator:
            rows.append((entry, denominator, c, h))
    return rows
