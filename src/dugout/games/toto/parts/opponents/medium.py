"""`medium`: counts cards and plays for the likeliest own form, as if nobody else had one."""

from __future__ import annotations

from typing import Final

from dugout.core.dice import Roller
from dugout.games.toto.board import FIXTURES, WHISTLE_FACE
from dugout.games.toto.parts.opponents.odds import Forecaster
from dugout.games.toto.parts.opponents.player import TotoBot, after_goal, fraction, pick_mark
from dugout.games.toto.parts.opponents.table import DRAW, Table
from dugout.games.toto.view import TotoView

HUNCH: Final = (0.42, 0.16, 0.42)
"""Nearly a third of all sides never score, so draws are commoner here than beginners think."""
WORTH_A_WHISTLE: Final = 0.30
KEPT_ONES: Final = 0.30
"""What a one must gain more than other cards: they are needed most when others have none left."""
OWN_WISH: Final = 2


class Medium(TotoBot):
    def shows_hand(self, table: Table, roller: Roller) -> bool:
        return False

    def fill_in(self, table: Table, view: TotoView, roller: Roller) -> list[int]:
        return [pick_mark(roller, HUNCH) for _ in range(FIXTURES)]

    def score(self, table: Table, view: TotoView, sides: list[int], roller: Roller) -> int:
        """The goal that makes the own form likelier than any other goal does."""
        hopes = Hopes(table)
        best, best_gain = sides[0], float("-inf")
        for side in sides:
            gain = hopes.gain(*after_goal(table.scores, side)) + 0.001 * fraction(roller)
            if table.scores[side] == 0:
                gain -= KEPT_ONES
            if gain > best_gain:
                best, best_gain = side, gain
        return best

    def stops_goal(self, table: Table, view: TotoView, side: int, roller: Roller) -> bool:
        """Stops a goal that costs more than a fixed price, lower the more whistles are in hand."""
        regained = Hopes(table).gain(*after_goal(table.scores, side, -1))
        return regained > WORTH_A_WHISTLE / table.hand[WHISTLE_FACE]


class Hopes:
    """How likely the own marks are to come true."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._forecaster = Forecaster(table.levels(), table.playable)

    def gain(self, fixture: int, home: int, away: int) -> float:
        """By how much another score in a fixture makes the own mark likelier there."""
        mark = self._table.marks[fixture]
        wishes = (OWN_WISH if mark == 0 else 0, OWN_WISH if mark == 1 else 0, OWN_WISH if mark == DRAW else 0)
        now_home, now_away = self._table.scores[2 * fixture], self._table.scores[2 * fixture + 1]
        then = self._forecaster.odds(home, away, wishes)[mark]
        return then - self._forecaster.odds(now_home, now_away, wishes)[mark]
