"""`hard`: reads the other forms from goals and whistles, and plays for the pot rather than for its form.

It keeps its ones while anybody else may still hold some: without a one a side stays
at 0 for good, so whoever plays the last ones has the last word on a third of the board.
"""

from __future__ import annotations

from typing import Final

from dugout.bots.evaluators.toto.beliefs import Belief, Reader, first_beliefs
from dugout.bots.evaluators.toto.odds import Forecaster
from dugout.bots.evaluators.toto.player import TotoBot, after_goal, fraction, pick_mark
from dugout.bots.evaluators.toto.scenarios import Outlook
from dugout.bots.evaluators.toto.table import AWAY, HOME, Table, held_by_others
from dugout.core.dice import Roller
from dugout.games.toto.board import FIXTURES, WHISTLE_FACE
from dugout.games.toto.view import TotoView

WORTH_A_WHISTLE: Final = 0.10
"""The part of the pot that a whistle must save; halved with two in hand, and so on."""
KEPT_ONES: Final = 1.0
"""More than any goal can gain: a one is played early only if nothing else can be."""
DRAWS: Final = 0.40
DRAWS_WITHOUT_ONES: Final = 0.50
FEW_ONES: Final = 3
CROWD: Final = 4
"""How strongly the own marks lean to the side that the others believe in: their goals help."""
DETERRENT: Final = 4
"""With so many whistles in hand it pays to show them."""


class Hard(TotoBot):
    def shows_hand(self, table: Table, roller: Roller) -> bool:
        return table.hand[WHISTLE_FACE] >= DETERRENT

    def fill_in(self, table: Table, view: TotoView, roller: Roller) -> list[int]:
        """Many draws, more of them with few ones in hand; else with the crowd, as far as it is known."""
        beliefs = first_beliefs(view)
        others = [beliefs[seat] for seat in range(table.seats) if seat != table.me]
        draws = DRAWS if table.hand[0] > FEW_ONES else DRAWS_WITHOUT_ONES
        return [pick_mark(roller, lean(others, fixture, draws)) for fixture in range(FIXTURES)]

    def score(self, table: Table, view: TotoView, sides: list[int], roller: Roller) -> int:
        """The goal that raises the own part of the pot most."""
        outlook = self._outlook(table, view, roller)
        price = KEPT_ONES if held_by_others(table, 0) else 0.0
        best, best_gain = sides[0], float("-inf")
        for side in sides:
            gain = outlook.gain(*after_goal(table.scores, side)) + 1e-6 * fraction(roller)
            if table.scores[side] == 0:
                gain -= price
            if gain > best_gain:
                best, best_gain = side, gain
        return best

    def stops_goal(self, table: Table, view: TotoView, side: int, roller: Roller) -> bool:
        """Stops a goal that costs enough of the pot."""
        outlook = self._outlook(table, view, roller)
        regained = outlook.gain(*after_goal(table.scores, side, -1))
        return regained > WORTH_A_WHISTLE / table.hand[WHISTLE_FACE]

    def _outlook(self, table: Table, view: TotoView, roller: Roller) -> Outlook:
        reader = Reader(view, self.history)
        outlook = Outlook(table, reader.forms, Forecaster(table.levels(), table.left), roller)
        while self.spend():
            outlook.draw()
        return outlook


def lean(others: list[Belief], fixture: int, draws: float) -> tuple[float, float, float]:
    """Odds for the own mark in a fixture."""
    home = sum(belief[fixture][HOME] for belief in others) ** CROWD
    away = sum(belief[fixture][AWAY] for belief in others) ** CROWD
    return (1.0 - draws) * home / (home + away), (1.0 - draws) * away / (home + away), draws
