"""Hexagons lying flat-top in doubled coordinates `(c, h)`: columns and half heights, always of one parity.

Hex `(c0, h0)` covers the points with `|h-h0| <= 1` and `|3(c-c0) ± (h-h0)| <= 2`. Directions count
clockwise from the top, 0 to 5. All arithmetic is exact: lines are cut with integers over a common denominator.
"""

from __future__ import annotations

from math import lcm
from typing import Final

COLUMN_STEPS: Final = (0, 1, 1, 0, -1, -1)
HEIGHT_STEPS: Final = (2, 1, -1, -2, -1, 1)


def distance(c1: int, h1: int, c2: int, h2: int) -> int:
    """Steps between two hexes."""
    dc = abs(c1 - c2)
    dh = abs(h1 - h2)
    return dc + max(0, (dh - dc) // 2)


def tie_key(c: int, h: int) -> tuple[int, int, int, int]:
    """What orders hexes that nothing else orders: nearest the middle axis first."""
    return abs(h), abs(c), h, c


def line_offsets(dc: int, dh: int) -> list[tuple[int, int, int, int]]:
    """The hexes that the segment from `(0, 0)` to `(dc, dh)` runs through over a positive length.

    Borders belong to both hexes, so a segment along an edge has two hexes
    side by side; a corner that is only touched does not count. The origin is
    left out. Rows are `(entry, scale, c, h)`: the segment enters the hex at
    the fraction `entry / scale` of its length. Unordered where equal.
    """
    if dc == 0 and dh == 0:
        return [(0, 1, 0, 0)]
    rows: list[tuple[int, int, int, int]] = []
    low_c, high_c = min(0, dc) - 1, max(0, dc) + 1
    low_h, high_h = min(0, dh) - 2, max(0, dh) + 2
    scale = _scale(dc, dh)
    for c in range(low_c, high_c + 1):
        for h in range(low_h, high_h + 1):
            if (c + h) % 2 == 0 and (c != 0 or h != 0):
                entry = _entry(dc, dh, c, h, scale)
                if entry >= 0:
                    rows.append((entry, scale, c, h))
    rows.sort()
    return rows


def _scale(dc: int, dh: int) -> int:
    """A common denominator of all places where the segment can meet a border."""
    scale = 1
    for slope in (dh, 3 * dc - dh, 3 * dc + dh):
        if slope != 0:
            scale = lcm(scale, abs(slope))
    return scale


def _entry(dc: int, dh: int, c: int, h: int, scale: int) -> int:
    """Where the segment enters the hex, in units of 1/scale; -1 if it has no length in it."""
    low, high = 0, scale
    for slope, middle, width in ((dh, h, 1), (3 * dc - dh, 3 * c - h, 2), (3 * dc + dh, 3 * c + h, 2)):
        if slope == 0:
            if abs(middle) > width:
                return -1
            continue
        one = (middle - width) * scale // slope
        other = (middle + width) * scale // slope
        low = max(low, min(one, other))
        high = min(high, max(one, other))
    return low if low < high else -1


def leaves_through(direction: int, dc: int, dh: int) -> bool:
    """Whether the segment from `(0, 0)` to the other hex `(dc, dh)` has the neighbour in that direction on it."""
    if direction == 0:
        return dh > 0 and abs(3 * dc) <= dh
    if direction == 1:
        return dc > 0 and 0 <= dh <= 3 * dc
    if direction == 2:
        return dc > 0 and -3 * dc <= dh <= 0
    if direction == 3:
        return dh < 0 and abs(3 * dc) <= -dh
    if direction == 4:
        return dc < 0 and 3 * dc <= dh <= 0
    return dc < 0 and 0 <= dh <= -3 * dc


def hex_at(c_parts: int, h_parts: int, scale: int) -> tuple[int, int]:
    """The hex that holds the point `(c_parts/scale, h_parts/scale)`; on a border the first by `tie_key`."""
    best = (0, 0)
    found = False
    near_c, near_h = c_parts // scale, h_parts // scale
    for c in range(near_c - 1, near_c + 3):
        for h in range(near_h - 2, near_h + 4):
            if (c + h) % 2 == 0 and _holds(c, h, c_parts, h_parts, scale):
                if not found or tie_key(c, h) < tie_key(best[0], best[1]):
                    best = (c, h)
                    found = True
    return best


def _holds(c: int, h: int, c_parts: int, h_parts: int, scale: int) -> bool:
    x = c_parts - c * scale
    y = h_parts - h * scale
    return abs(y) <= scale and abs(3 * x - y) <= 2 * scale and abs(3 * x + y) <= 2 * scale
