"""CA-17.4, CO-4.4: a match that ends for want of players ends as a competition counts it."""

from __future__ import annotations

from itertools import product

from dugout.competition.reports import forfeit_score
from dugout.core.values import Setup
from dugout.games.counter_attack.rules import foul
from dugout.games.registry import game


def test_the_match_and_the_league_know_one_score_of_a_forfeit() -> None:
    rules = game("counter-attack")
    for home, away, team in product(range(8), range(8), (0, 1)):
        state = rules.new(Setup(2))
        state.score = [home, away]
        foul.forfeit(state, team, [])
        assert tuple(state.score) == forfeit_score((home, away), team)
