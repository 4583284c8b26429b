"""What goals are worth by score and clock: the chances of winning less those of losing.

A table over the lead and the time left has what a position is worth that favours nobody (`level`), and what a goal to
come, as the learned value counts them, adds to it (`slope`). All of it is in goals of a level match at half-time, so
that a turn is worth about the same number whether or not somebody asks for the score.
"""

from __future__ import annotations

from typing import Final, final

from dugout.games.champions.options import ROLLS
from dugout.games.champions.rules import clock
from dugout.games.champions.state import State
from dugout.games.champions.terms import REGULAR

MOST: Final = 4
"""A larger lead counts as this one."""
LEFT: Final = 16
"""The clock is read as the 1s that are left, as many as a whole match has at most."""
WIDTH: Final = 2 * MOST + 1
STILL: Final = 0.02
"""A goal always counts so much, also where nothing is to be won or lost any more."""


def time_left(s: State) -> int:
    """The 1s left on the clock, or the sixth part of the rolls."""
    regular = s.period == REGULAR
    if s.config.clock == ROLLS:
        most = clock.REGULAR_ROLLS if regular else clock.EXTRA_ROLLS
        left = (most + s.fouls - s.rolls + 5) // 6
    else:
        left = (clock.LAST_ONE if regular else clock.LAST_EXTRA_ONE) - s.ones
    return max(0, min(LEFT, left))


@final
class Standing:
    """The table, by time left * 9 + lead + 4."""

    def __init__(self, level: list[float], slope: list[float]) -> None:
        self.level = level
        self.slope = slope

    def worth(self, s: State, seat: int, value: float) -> float:
        """What a position is worth to a seat that may expect so many goals more than the others."""
        lead = s.score[seat] - s.score[1 - seat]
        place = time_left(s) * WIDTH + max(-MOST, min(MOST, lead)) + MOST
        return self.level[place] + self.slope[place] * value + STILL * (lead + value)
