"""Probabilities of the results of a fixture, from the board, the cards left, and the marks of the seats.

If cards were played at random, every side that ever has k goals would be equally
likely to get one of the remaining cards k+1. Seats that want a side to score, or
not to score, shift these odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from dugout.games.toto.board import TOP_SCORE
from dugout.games.toto.parts.opponents.table import AWAY, DRAW, HOME

TILT: Final = 0.4
"""The shift, by one seat's mark, of the log odds that a side scores once more."""
LIKELIEST: Final = 0.96
WHISTLED: Final = 0.8
"""The fraction of the remaining whistles that will take a goal away."""

Odds = tuple[float, float, float]


def advance_odds(levels: list[int], left: Sequence[float]) -> list[float]:
    """By score: the probability that a side with this score scores once more before the round ends."""
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
    """The probabilities of results at one moment of a round, with a cache."""

    def __init__(self, levels: list[int], left: Sequence[float]) -> None:
        self._chances = advance_odds(levels, left)
        self._climbs: dict[tuple[int, int], list[float]] = {}
        self._odds: dict[tuple[int, int, int, int, int], Odds] = {}

    def odds(self, home: int, away: int, wishes: tuple[int, int, int]) -> Odds:
        """Probabilities of home win, away win and draw; `wishes` counts the seats with each mark, in halves."""
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
        """The probability of each final score of a side, from its current score."""
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
