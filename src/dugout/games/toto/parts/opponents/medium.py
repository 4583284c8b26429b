"""`medium`: counts cards and maximises the chances of its own form, ignoring the other forms."""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Budget
from dugout.core.dice import Roller
from dugout.games.toto.board import FIXTURES, WHISTLE_FACE
from dugout.games.toto.parts.opponents.odds import Forecaster
from dugout.games.toto.parts.opponents.player import TotoBot, after_goal, fraction, pick_mark
from dugout.games.toto.parts.opponents.style import MEDIUM
from dugout.games.toto.parts.opponents.table import DRAW, Table
from dugout.games.toto.view import TotoView

OWN_WISH: Final = 2


class Medium(TotoBot):
    def __init__(self, budget: Budget) -> None:
        super().__init__(budget, MEDIUM)

    def shows_hand(self, table: Table, roller: Roller) -> bool:
        return False

    def fill_in(self, table: Table, view: TotoView, roller: Roller) -> list[int]:
        return [pick_mark(roller, self.style.hunch) for _ in range(FIXTURES)]

    def score(self, table: Table, view: TotoView, sides: list[int], roller: Roller) -> int:
        """The goal that raises the chances of its own form most."""
        hopes = Hopes(table)
        best, best_gain = sides[0], float("-inf")
        for side in sides:
            gain = hopes.gain(*after_goal(table.scores, side)) + 0.001 * fraction(roller)
            if table.scores[side] == 0:
                gain -= self.style.ones
            if gain > best_gain:
                best, best_gain = side, gain
        return best

    def stops_goal(self, table: Table, view: TotoView, side: int, roller: Roller) -> bool:
        """Stops a goal that costs more than a threshold, which is lower the more whistles are in hand."""
        regained = Hopes(table).gain(*after_goal(table.scores, side, -1))
        return regained > self.style.price(table.to_come, table.hand[WHISTLE_FACE])


class Hopes:
    """The chances that its own marks come true."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._forecaster = Forecaster(table.levels(), table.playable)

    def gain(self, fixture: int, home: int, away: int) -> float:
        """The change in the chance of its own mark if a fixture had another score."""
        mark = self._table.marks[fixture]
        wishes = (OWN_WISH if mark == 0 else 0, OWN_WISH if mark == 1 else 0, OWN_WISH if mark == DRAW else 0)
        now_home, now_away = self._table.scores[2 * fixture], self._table.scores[2 * fixture + 1]
        then = self._forecaster.odds(home, away, wishes)[mark]
        return then - self._forecaster.odds(now_home, now_away, wishes)[mark]
