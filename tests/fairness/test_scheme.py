"""How rolls follow from secret, salts and index: for ever the same, even, and nobody's to choose."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from dugout.fairness.scheme import SALTED, UNSALTED, Dice, commitment, index_of, skipped

SECRET = "5b" * 32
DIE = range(1, 7)


def faces(dice: Dice, count: int = 20) -> list[int]:
    return [dice.roll(index, DIE) for index in range(count)]


def test_rolls_of_the_first_scheme_stay_what_they_were() -> None:
    first = [2, 1, 1, 2, 3, 6, 2, 4, 5, 4, 6, 2, 6, 4, 5, 6, 3, 4, 5, 3]
    assert faces(Dice(SECRET, (), UNSALTED)) == first
    assert faces(Dice(SECRET, ("salt",), UNSALTED)) == first, "it knew no salts"


def test_rolls_of_the_second_scheme_stay_what_they_are() -> None:
    salted = [5, 6, 5, 2, 1, 4, 5, 3, 5, 3, 6, 5, 1, 3, 5, 1, 1, 3, 3, 4]
    assert faces(Dice(SECRET, ("feyenoord", ""))) == salted


def test_a_roll_is_what_the_guide_says() -> None:
    """Written out once more by hand, as somebody who does not trust this module would do it."""
    message = b"roll:3:0\nfeyenoord\n\xc3\xa9\xc3\xa9n"
    word = int(hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).hexdigest()[:16], 16)
    assert Dice(SECRET, ("feyenoord", "één")).roll(3, range(1, 8)) == 1 + word % 7
    assert Dice(SECRET, ("feyenoord", "één")).scheme == SALTED


def test_a_word_that_would_favour_low_faces_is_passed_over() -> None:
    """Of 2**64 words a die of 2**62 + 1 faces can use three times as many as it has faces; a quarter is left over."""
    huge = range((1 << 62) + 1)
    rejected = 0
    for index in range(20):
        words = [
            int.from_bytes(
                hmac.digest(bytes.fromhex(SECRET), f"roll:{index}:{a}\n".encode(), "sha256")[:8], "big"
            )
            for a in range(9)
        ]
        good = [word for word in words if word < 3 * len(huge)]
        rejected += good[0] != words[0]
        assert Dice(SECRET, ("",)).roll(index, huge) == good[0] % len(huge)
    assert 1 <= rejected <= 12


@pytest.mark.parametrize(
    "other",
    [
        Dice("5c" + SECRET[2:], ("a", "b")),
        Dice(SECRET, ("a", "c")),
        Dice(SECRET, ("b", "a")),
        Dice(SECRET, ("", "a", "b")),
        Dice(SECRET, ("a", "b"), UNSALTED),
    ],
)
def test_secret_salts_and_their_seats_all_count(other: Dice) -> None:
    assert faces(Dice(SECRET, ("a", "b"))) != faces(other)


@pytest.mark.parametrize(
    ("rewinds", "indices"),
    [
        ([], [0, 1, 2, 3, 4, 5]),
        ([[2, 1]], [0, 1, 3, 4, 5, 6]),
        ([[5, 3], [4, 3]], [0, 1, 2, 3, 10, 11]),
        ([[2, 1], [4, 2]], [0, 1, 3, 4, 7, 8]),
        ([[2, 0]], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_dice_that_were_taken_back_are_never_rolled_again(
    rewinds: list[list[int]], indices: list[int]
) -> None:
    assert [index_of(number, skipped(rewinds)) for number in range(6)] == indices


@pytest.mark.parametrize("scheme", [UNSALTED, SALTED])
def test_rolls_are_even(scheme: int) -> None:
    dice = Dice(SECRET, ("a", ""), scheme)
    counts = Counter(dice.roll(index, DIE) for index in range(12_000))
    assert set(counts) == set(DIE)
    square = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert square < 20.5, "chi-square with 5 degrees of freedom, one in a thousand"


def test_a_commitment_gives_nothing_away_and_fits_one_secret() -> None:
    assert SECRET not in commitment(SECRET)
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert commitment(SECRET) != commitment("5c" + SECRET[2:])
