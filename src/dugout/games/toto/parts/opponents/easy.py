"""`easy`: a beginner. It bets on the home side, plays for its own form and ignores the rest."""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Budget
from dugout.core.dice import Roller
from dugout.games.toto.board import FIXTURES
from dugout.games.toto.parts.opponents.player import TotoBot, after_goal, pick_mark
from dugout.games.toto.parts.opponents.style import EASY
from dugout.games.toto.parts.opponents.table import Table, helps, result
from dugout.games.toto.view import TotoView

CARELESS: Final = (1, 8)
"""The probability of playing a card at random, without regard to the form."""
SLEEPY: Final = (2, 5)
"""The probability of missing a goal that should be whistled."""

SPARED: Final = 2
"""Goals of each seat that a lenient opponent lets stand: a new player should see his goals count."""


class Easy(TotoBot):
    def __init__(self, budget: Budget) -> None:
        super().__init__(budget, EASY)

    def shows_hand(self, table: Table, roller: Roller) -> bool:
        return roller.chance(*self.style.shows)

    def fill_in(self, table: Table, view: TotoView, roller: Roller) -> list[int]:
        return [pick_mark(roller, self.style.hunch) for _ in range(FIXTURES)]

    def score(self, table: Table, view: TotoView, sides: list[int], roller: Roller) -> int:
        """A random goal that brings a wrong result nearer; else one on the right side; else any."""
        if roller.chance(*CARELESS):
            return sides[roller.below(len(sides))]
        helping = [side for side in sides if self._helps(table, side)]
        mending = [side for side in helping if not self._is_right(table, side)]
        for good in (mending, helping):
            if good:
                return good[roller.below(len(good))]
        return sides[roller.below(len(sides))]

    def stops_goal(self, table: Table, view: TotoView, side: int, roller: Roller) -> bool:
        """Stops a goal that has just spoilt a right result, unless it is missed; ignores how much it matters."""
        if self.style.spares and view.window and self.goals_of(view.window.scorer) <= SPARED:
            return False
        fixture, home, away = after_goal(table.scores, side, -1)
        was_right = result(home, away) == table.marks[fixture]
        return was_right and not self._is_right(table, side) and not roller.chance(*SLEEPY)

    def goals_of(self, scorer: int) -> int:
        """The number of goals that this seat has made so far, including the one in question."""
        return sum(event.code == "to.goal" and event.args[0] == scorer for event in self.history)

    def _helps(self, table: Table, side: int) -> bool:
        fixture, home, away = after_goal(table.scores, side, 0)
        return helps(table.marks[fixture], home, away, side % 2) > 0

    def _is_right(self, table: Table, side: int) -> bool:
        fixture, home, away = after_goal(table.scores, side, 0)
        return result(home, away) == table.marks[fixture]
