"""The value of goals by score and clock: the chance of winning minus that of losing.

A table over the lead and the time left has the value of a balanced position (`level`), and what one expected goal, as
counted by the learned value, adds to it (`slope`). The unit is a goal in a level match at half-time, so that a turn
has about the same value with and without the table.
"""

from __future__ import annotations

from typing import Final, final

from dugout.games.champions.options import ROLLS
from dugout.games.champions.rules import clock
from dugout.games.champions.state import State
from dugout.games.champions.terms import REGULAR

MOST: Final = 4
"""Larger leads are treated as this one."""
LEFT: Final = 16
"""Time is counted in 1s left on the clock; this is the most that a match can have."""
WIDTH: Final = 2 * MOST + 1
STILL: Final = 0.02
"""The least that a goal counts, even when the match is decided."""


def time_left(s: State) -> int:
    """The 1s left on the clock, or a sixth of the rolls left."""
    regular = s.period == REGULAR
    if s.config.clock == ROLLS:
        most = clock.REGULAR_ROLLS if regular else clock.EXTRA_ROLLS
        left = (most + s.fouls - s.rolls + 5) // 6
    else:
        left = (clock.LAST_ONE if regular else clock.LAST_EXTRA_ONE) - s.ones
    return max(0, min(LEFT, left))


@final
class Standing:
    """The table, indexed by time left * 9 + lead + 4."""

    def __init__(self, level: list[float], slope: list[float]) -> None:
        self.level = level
        self.slope = slope

    def value(self, s: State, seat: int, value: float) -> float:
        """The value of a position to a seat whose expected goal difference is `value`."""
        lead = s.score[seat] - s.score[1 - seat]
        place = time_left(s) * WIDTH + max(-MOST, min(MOST, lead)) + MOST
        return self.level[place] + self.slope[place] * value + STILL * (lead + value)
