"""How likely each result of a fixture is, from the board, the cards left, and what people want.

If cards were played anywhere at random, every side that ever stands at k goals
would be equally likely to get one of the cards k+1 that are left. People who want
a side to score, or not to, tilt those odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from dugout.games.toto.board import TOP_SCORE
from dugout.games.toto.parts.opponents.table import AWAY, DRAW, HOME

TILT: Final = 0.4
"""How much one seat's wish moves the (logarithmic) odds that a side scores once more."""
LIKELIEST: Final = 0.96
WHISTLED: Final = 0.8
"""The part of the whistles left that will take a goal away."""

Odds = tuple[float, float, float]


def advance_odds(levels: list[int], left: Sequence[float]) -> list[float]:
    """For a side at each score: how likely it scores once more before the round ends."""
    goals = sum(left[:TOP_SCORE])
    kept = max(0.0, 1.0 - WHISTLED * left[TOP_SCORE] / goals) if goals else 0.0
    passing = float(levels[0])
    chances: list[float] = []
    for score in range(TOP_SCORE):
        cards = left[score] * kept
        chance = min(LIKELIEST, cards / passing) if passing else 0.0
        chances.append(chance)
        passing = levels[score + 1] + min(cards, passing)
    return chances


class Forecaster:
    """Result odds at one moment of a round; remembers what it has worked out."""

    def __init__(self, levels: list[int], left: Sequence[float]) -> None:
        self._chances = advance_odds(levels, left)
        self._climbs: dict[tuple[int, int], list[float]] = {}
        self._odds: dict[tuple[int, int, int, int, int], Odds] = {}

    def odds(self, home: int, away: int, wishes: tuple[int, int, int]) -> Odds:
        """Odds of home win, away win and draw; `wishes` counts the seats with each mark, in halves."""
        key = (home, away, *wishes)
        known = self._odds.get(key)
        if known is None:
            known = self._odds[key] = self._work_out(home, away, wishes)
        return known

    def _work_out(self, home: int, away: int, wishes: tuple[int, int, int]) -> Odds:
        for_home = wishes[HOME] - wishes[AWAY]
        for_away = -for_home
        if home > away:
            for_home -= wishes[DRAW]
            for_away += wishes[DRAW]
        elif away > home:
            for_home += wishes[DRAW]
            for_away -= wishes[DRAW]
        else:
            for_home -= wishes[DRAW]
            for_away -= wishes[DRAW]
        ends_home = self._climb(home, for_home)
        ends_away = self._climb(away, for_away)
        draw = win = below = 0.0
        for score in range(TOP_SCORE + 1):
            draw += ends_home[score] * ends_away[score]
            win += ends_home[score] * below
            below += ends_away[score]
        return win, max(0.0, 1.0 - win - draw), draw

    def _climb(self, score: int, wish: int) -> list[float]:
        """How likely a side ends at each score, from the score it has now."""
        known = self._climbs.get((score, wish))
        if known is not None:
            return known
        factor = exp(TILT * wish / 2)
        ends = [0.0] * (TOP_SCORE + 1)
        here = 1.0
        for level in range(score, TOP_SCORE):
            chance = self._chances[level]
            on = chance * factor / (1.0 - chance + chance * factor)
            ends[level] = here * (1.0 - on)
            here *= on
        ends[TOP_SCORE] = here
        self._climbs[score, wish] = ends
        return ends
