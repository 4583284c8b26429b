"""Version 1: choices spelled in digits; version 2 has `core/digits.py`.

A choice of a game is an integer from a huge, sparse space; a policy learns more easily to answer "which kind of
move?", "which man?", "which cell?" one after another. The integers of the pitch games consist of such fields; a
`Spelling` splits them, highest field first. Digits without an alternative are filled in automatically.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final


class Spelling:
    """Fields by their weights, highest first; every digit is below `base`."""

    def __init__(self, weights: tuple[int, ...], base: int) -> None:
        self.weights: Final = weights
        self.base: Final = base

    @property
    def longest(self) -> int:
        """The number of digits of a choice."""
        return len(self.weights)

    def spell(self, choice: int) -> tuple[int, ...]:
        """All digits of a choice."""
        digits = []
        for weight in self.weights:
            digit, choice = divmod(choice, weight)
            digits.append(digit)
        return tuple(digits)

    def span(self, prefix: Sequence[int]) -> tuple[int, int]:
        """The range of choices that begin with these digits: its first, and the first after it."""
        low = sum(digit * weight for digit, weight in zip(prefix, self.weights, strict=False))
        weight = self.weights[len(prefix) - 1] if prefix else self.weights[0] * self.base
        return low, low + weight

    def next_digits(self, legal: Sequence[int], prefix: Sequence[int]) -> list[int]:
        """The digits that may follow; `legal` is ascending. The cost grows with the result, not with `legal`."""
        low, high = self.span(prefix)
        weight = self.weights[len(prefix)]
        at, end = bisect_left(legal, low), bisect_left(legal, high)
        found = []
        while at < end:
            digit = (legal[at] - low) // weight
            found.append(digit)
            at = bisect_left(legal, low + (digit + 1) * weight, at, end)
        return found

    def is_whole(self, prefix: Sequence[int]) -> bool:
        """Whether all digits are known."""
        return len(prefix) == len(self.weights)

    def first(self, prefix: Sequence[int]) -> int:
        """The first choice that begins so: the choice itself once the prefix is whole."""
        return self.span(prefix)[0]


BYTES: Final = Spelling(tuple(1 << shift for shift in range(56, -1, -8)), 256)
"""The bytes of a choice, for a game without its own spelling."""
