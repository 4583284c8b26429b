"""The generator is part of every stored seed: its numbers may never change."""

from __future__ import annotations

from collections import Counter

import pytest

from dugout.core.dice import Roller

FIRST_D6 = [2, 1, 3, 3, 3, 2, 5, 3, 4, 3, 1, 3, 6, 3, 5, 4, 1, 3, 3, 2, 6, 6, 3, 6]
FIRST_WORDS = [3438951106, 2260517510, 40129437]


def test_numbers_of_a_seed_are_fixed_for_ever() -> None:
    roller = Roller("dugout")
    assert [roller.below(6) + 1 for _ in range(24)] == FIRST_D6
    assert [Roller(seed).word() for seed in ("", "0", "a seed")] == FIRST_WORDS


def test_every_face_is_equally_likely() -> None:
    roller = Roller("fair")
    rolls = 60_000
    counts = Counter(roller.face(range(1, 7)) for _ in range(rolls))
    expected = rolls / 6
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))
    assert set(counts) == set(range(1, 7))
    assert chi_square < 20.5  # 99.9 % point of five degrees of freedom


def test_two_seeds_do_not_walk_together() -> None:
    one, two = Roller("match/1"), Roller("match/2")
    same = sum(one.below(6) == two.below(6) for _ in range(6_000))
    assert 850 < same < 1150


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_an_impossible_die_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Roller("x").below(n)


def test_below_covers_the_ends() -> None:
    roller = Roller("ends")
    assert {roller.below(3) for _ in range(200)} == {0, 1, 2}
    assert roller.below(1) == 0
    assert 0 <= roller.below(2**32) < 2**32


def test_chance_follows_its_fraction() -> None:
    roller = Roller("quarter")
    hits = sum(roller.chance(1, 4) for _ in range(8_000))
    assert 1_850 < hits < 2_150
