"""`hard`: reads the other forms from goals and whistles, and plays for the pot rather than for its form."""

from __future__ import annotations

from typing import Final

from dugout.bots.evaluators.toto.beliefs import Reader
from dugout.bots.evaluators.toto.odds import Forecaster
from dugout.bots.evaluators.toto.player import TotoBot, after_goal, fraction, pick_mark
from dugout.bots.evaluators.toto.scenarios import Outlook
from dugout.bots.evaluators.toto.table import FIXTURES, WHISTLE_FACE, Table
from dugout.core.dice import Roller
from dugout.games.toto.view import TotoView

HUNCH: Final = (0.60, 0.30, 0.10)
WORTH_A_WHISTLE: Final = 0.08


class Hard(TotoBot):
    def shows_hand(self, table: Table, roller: Roller) -> bool:
        return False

    def fill_in(self, table: Table, view: TotoView, roller: Roller) -> list[int]:
        return [pick_mark(roller, HUNCH) for _ in range(FIXTURES)]

    def score(self, table: Table, view: TotoView, sides: list[int], roller: Roller) -> int:
        outlook = self._outlook(table, view, roller)
        best, best_gain = sides[0], float("-inf")
        for side in sides:
            gain = outlook.gain(*after_goal(table.scores, side)) + 1e-6 * fraction(roller)
            if gain > best_gain:
                best, best_gain = side, gain
        return best

    def stops_goal(self, table: Table, view: TotoView, side: int, roller: Roller) -> bool:
        outlook = self._outlook(table, view, roller)
        regained = outlook.gain(*after_goal(table.scores, side, -1))
        return regained > WORTH_A_WHISTLE / table.hand[WHISTLE_FACE]

    def _outlook(self, table: Table, view: TotoView, roller: Roller) -> Outlook:
        reader = Reader(view, self.history)
        outlook = Outlook(table, reader.forms, Forecaster(table.levels(), table.left), roller)
        while self.spend():
            outlook.draw()
        return outlook
