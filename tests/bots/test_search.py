"""The search toolbox on games small enough to reckon by hand."""

from __future__ import annotations

import pytest

from dugout.bots.search.afterstates import NEGLIGIBLE, Afterstates
from dugout.bots.search.narrowing import Rated, rate, refine
from tests.bots.spending import counting


class Ladder(Afterstates[list[int]]):
    """Each throw of a coin climbs a step or stops; a state is the steps so far, closed by a 0."""

    def __init__(self, top: int) -> None:
        self.top = top

    def is_moment(self, s: list[int]) -> bool:
        return s[-1] == 0 or len(s) > self.top

    def judge(self, s: list[int], odds: float) -> float:
        return float(sum(s)) if odds > 0 else -1.0

    def guess(self, s: list[int]) -> float:
        return float(sum(s))

    def faces(self, s: list[int]) -> list[tuple[int, int]]:
        return [(1, 1), (0, 1)] if s[-1] != 5 else []

    def rolled(self, s: list[int], face: int) -> list[int]:
        return [*s, face]

    def answer(self, s: list[int]) -> None:
        s[-1] = 1


def test_the_mean_over_all_faces_is_exact() -> None:
    assert Ladder(3).expected([1]) == pytest.approx(1 + 1 / 2 + 1 / 4 + 1 / 8)


def test_questions_are_answered_on_the_way() -> None:
    assert Ladder(3).expected([5]) == Ladder(3).expected([1])


def test_a_chain_of_dice_without_end_comes_to_one() -> None:
    assert Ladder(10**9).expected([1]) == pytest.approx(2, abs=20 * NEGLIGIBLE)


def test_candidates_are_rated_as_far_as_the_budget_goes() -> None:
    rated = rate([3, 9, 5, 9, 99], float, counting(9), cost=2)
    assert [entry.candidate for entry in rated] == [9, 9, 5, 3]
    assert rate([1], float, counting(0)) == []


def test_another_look_counts_as_much_as_each_before_it() -> None:
    twice = [Rated(6.0, 1), Rated(5.0, 2), Rated(4.0, 3)]
    seen = refine(twice, lambda candidate: 8.0 * (candidate == 2), 2, counting(20), cost=10)
    assert seen == [Rated(6.0, 2), Rated(4.0, 1)]
    assert refine(twice, float, 2, counting(9), cost=10) == []
