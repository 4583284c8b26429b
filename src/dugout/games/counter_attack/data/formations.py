"""CA-5.13: the four formations, for a team that attacks to the right; mirror the columns for the other."""

from __future__ import annotations

from typing import Final

PLACES: Final = (
    (
        (-18, 0), (-12, -14), (-12, 14), (-13, -5), (-13, 5), (-8, -6), (-7, -15), (-8, 6), (-3, -9), (-3, 9),
        (-7, 15),
    ),
    (
        (-18, 0), (-12, -14), (-12, 14), (-13, -5), (-13, 5), (-8, 0), (-3, -15), (-8, -10), (-4, 0), (-8, 10),
        (-3, 15),
    ),
    (
        (-18, 0), (-8, -16), (-13, 9), (-13, -9), (-14, 0), (-8, -6), (-3, -13), (-8, 6), (-4, 0), (-3, 13),
        (-8, 16),
    ),
    (
        (-18, 0), (-11, -17), (-11, 17), (-13, -9), (-13, 9), (-14, 0), (-8, -10), (-8, 0), (-3, -7), (-3, 7),
        (-8, 10),
    ),
)  # fmt: skip
"""By formation and shirt (from 0): `[c,h]`."""

CORNER_ATTACK: Final = ((15, 1), (16, -4), (14, 6), (13, -3), (11, 5), (10, -8))
"""CA-16.6: where a corner's attackers go when the engine arranges them; for the corner at `[18,24]`."""
CORNER_DEFENCE: Final = ((16, 2), (15, -1), (17, 5), (14, 4), (16, -6), (13, -5))
FREE_KICK_RUNS: Final = ((6, 0), (7, 7), (7, -7), (5, 5), (5, -5), (9, 1))
"""CA-16.6: steps ahead of the ball, and to the side, where a free kick's attackers go."""
