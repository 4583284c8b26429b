"""TO-14: answers as digits: a small choice is one digit, a form is one and its thirteen marks (core/digits.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.core.digits import Digits, Field
from dugout.games.toto.board import COLUMNS, FIXTURES, SIDES
from dugout.games.toto.choices import COVERED, FORM, GOAL_SIDE, OPEN, STAND, WHISTLE
from dugout.games.toto.state import State

_SMALL: Final[list[int]] = [
    *range(1, COLUMNS + 1), OPEN, COVERED, WHISTLE, STAND, *range(GOAL_SIDE, GOAL_SIDE + SIDES),
]  # fmt: skip
"""The choices of one digit, ascending."""
FORM_DIGIT: Final[int] = len(_SMALL)
_WEIGHTS: Final[list[int]] = [3**place for place in range(FIXTURES - 1, -1, -1)]
_MARKS: Final[list[int]] = [0, 1, 2]
_FORM_ALONE: Final[list[int]] = [FORM_DIGIT]


def _ranks() -> list[int]:
    ranks = [-1] * FORM
    for digit, choice in enumerate(_SMALL):
        ranks[choice] = digit
    return ranks


_RANKS: Final[list[int]] = _ranks()


class FormDigits(Digits):
    """Values are digits: no seat sees them differently."""

    def __init__(self) -> None:
        marks = [Field(weight, 3) for weight in _WEIGHTS]
        super().__init__(Field(3**FIXTURES, FORM_DIGIT + 1), {FORM_DIGIT: marks})

    def __reduce__(self) -> tuple[Any, ...]:
        return FormDigits, ()

    def lowest(self, prefix: list[int]) -> int:
        if prefix[0] != FORM_DIGIT:
            return _SMALL[prefix[0]]
        low = FORM
        for place in range(1, len(prefix)):
            low += prefix[place] * _WEIGHTS[place - 1]
        return low

    def values(self, legal: Sequence[int], prefix: list[int]) -> list[int]:
        """Forms are always open all together (TO-5.1)."""
        if len(prefix) > 0:
            return _MARKS
        if legal[0] >= FORM:
            return _FORM_ALONE
        return [_RANKS[choice] for choice in legal]

    def spell(self, choice: int, facing: int) -> list[int]:
        if choice < FORM:
            return [_RANKS[choice]]
        form = choice - FORM
        return [FORM_DIGIT] + [form // weight % 3 for weight in _WEIGHTS]


DIGITS: Final[Digits] = FormDigits()


def facing(s: State, seat: int) -> int:
    """No seat sees digits differently."""
    return 0
