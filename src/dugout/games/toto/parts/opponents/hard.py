"""`hard`: infers the other forms from goals and whistles, and plays for the pot rather than for its form.

It keeps its ones while anybody else may still hold some: without a one a side stays
at 0 for good, so the seat that plays the last ones decides a third of the board.
Once nobody else can hold a one, few cards matter, and it plays the rest out in sampled
worlds.
"""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Budget
from dugout.bots.search.playouts import mean_values
from dugout.core.dice import Roller
from dugout.games.toto.board import FIXTURES, WHISTLE_FACE
from dugout.games.toto.parts.opponents.beliefs import Belief, Reader, first_beliefs
from dugout.games.toto.parts.opponents.odds import Forecaster
from dugout.games.toto.parts.opponents.player import TotoBot, after_goal, fraction, pick_mark
from dugout.games.toto.parts.opponents.playout import draw_world, play_goal
from dugout.games.toto.parts.opponents.scenarios import Outlook
from dugout.games.toto.parts.opponents.style import HARD
from dugout.games.toto.parts.opponents.table import AWAY, HOME, Table, held_by_others
from dugout.games.toto.view import TotoView

FEW_ONES: Final = 3
SCENARIO_PART: Final = 4
"""One node in this many is used for scenarios, the others for playouts."""
CANDIDATES: Final = 3
DETERRENT: Final = 4
"""The number of whistles in hand from which it pays to show them."""


class Hard(TotoBot):
    def __init__(self, budget: Budget) -> None:
        super().__init__(budget, HARD)

    def shows_hand(self, table: Table, roller: Roller) -> bool:
        return table.hand[WHISTLE_FACE] >= DETERRENT

    def fill_in(self, table: Table, view: TotoView, roller: Roller) -> list[int]:
        """Many draws, more of them with few ones in hand; otherwise the marks that others are believed to choose."""
        beliefs = first_beliefs(view)
        others = [beliefs[seat] for seat in range(table.seats) if seat != table.me]
        draws = self.style.draws if table.hand[0] > FEW_ONES else self.style.draws_without_ones
        crowd = self.style.crowd
        return [pick_mark(roller, lean(others, fixture, draws, crowd)) for fixture in range(FIXTURES)]

    def score(self, table: Table, view: TotoView, sides: list[int], roller: Roller) -> int:
        """The goal that raises its own share of the pot most."""
        reader = Reader(view, self.history)
        outlook = self.outlook(table, reader, roller)
        gains = [outlook.gain(*after_goal(table.scores, side)) + 1e-6 * fraction(roller) for side in sides]
        if held_by_others(table, 0) == 0:
            return self._play_out(table, reader, candidates(table, sides, gains), roller)
        for index, side in enumerate(sides):
            if table.scores[side] == 0:
                gains[index] -= self.style.ones
        return sides[gains.index(max(gains))]

    def stops_goal(self, table: Table, view: TotoView, side: int, roller: Roller) -> bool:
        """Stops a goal that costs a large enough part of the pot."""
        outlook = self.outlook(table, Reader(view, self.history), roller)
        regained = outlook.gain(*after_goal(table.scores, side, -1))
        return regained > self.style.price(table.to_come, table.hand[WHISTLE_FACE])

    def outlook(self, table: Table, reader: Reader, roller: Roller) -> Outlook:
        """Spend a part of the budget on scenarios."""
        outlook = Outlook(table, reader.forms, Forecaster(table.levels(), table.playable), roller)
        for _ in range(max(1, self.budget.nodes // SCENARIO_PART)):
            if not self.spend():
                break
            outlook.draw()
        return outlook

    def _play_out(self, table: Table, reader: Reader, sides: list[int], roller: Roller) -> int:
        """Spend the rest of the budget on playouts of the best candidates."""
        if len(sides) == 1:
            return sides[0]
        worths = mean_values(
            sides,
            lambda: draw_world(table, reader, roller),
            lambda world, side: play_goal(table, world, side),
            self.spend,
        )
        return sides[worths.index(max(worths))]


def candidates(table: Table, sides: list[int], gains: list[float]) -> list[int]:
    """The most promising sides, both among those that need a one and among the others."""
    order = sorted(range(len(sides)), key=lambda index: -gains[index])
    opening = [sides[index] for index in order if table.scores[sides[index]] == 0]
    others = [sides[index] for index in order if table.scores[sides[index]] > 0]
    return opening[:CANDIDATES] + others[:CANDIDATES]


def lean(others: list[Belief], fixture: int, draws: float, crowd: float) -> tuple[float, float, float]:
    """Probabilities of the marks with which its own form is filled in for a fixture."""
    home = sum(belief[fixture][HOME] for belief in others) ** crowd
    away = sum(belief[fixture][AWAY] for belief in others) ** crowd
    return (1.0 - draws) * home / (home + away), (1.0 - draws) * away / (home + away), draws
