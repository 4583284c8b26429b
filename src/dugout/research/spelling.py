"""Choices spelled in digits, so that an action space stays small and a digit keeps its meaning.

A choice of a game is one integer out of a huge, sparse space; a policy would rather answer "which kind of move?",
"which man?", "which cell?". The integers of the pitch games are made of such fields; a `Spelling` takes them
apart, highest field first. Digits that leave no choice are filled in by themselves. Forms in Toto are thirteen
digits of base three.
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
        """Digits of the longest choice."""
        return len(self.weights)

    def spell(self, choice: int) -> tuple[int, ...]:
        """All digits of a choice."""
        digits = []
        for weight in self.weights:
            digit, choice = divmod(choice, weight)
            digits.append(digit)
        return tuple(digits)

    def span(self, prefix: Sequence[int]) -> tuple[int, int]:
        """The first choice that begins so, and the first after all that do."""
        low = sum(digit * weight for digit, weight in zip(prefix, self.weights, strict=False))
        weight = self.weights[len(prefix) - 1] if prefix else self.weights[0] * self.base
        return low, low + weight

    def next_digits(self, legal: Sequence[int], prefix: Sequence[int]) -> list[int]:
        """The digits that may follow; `legal` is ascending. Cost grows with the answer, not with `legal`."""
        low, high = self.span(prefix)
        weight = self.weights[len(prefix)]
        at, end = bisect_left(legal, low), bisect_left(legal, high)
        found = []
        while at < end:
            digit = (legal[at] - low) // weight
            found.append(digit)
            at = bisect_left(legal, low + (digit + 1) * weight, at, end)
        return found

    def complete(self, legal: Sequence[int], prefix: list[int]) -> int | None:
        """Fill in digits that leave no choice; the choice once it is spelled out, else None."""
        while len(prefix) < len(self.weights):
            digits = self.next_digits(legal, prefix)
            if len(digits) != 1:
                return None
            prefix.append(digits[0])
        return self.span(prefix)[0]


class FormSpelling(Spelling):
    """Toto: small choices are one digit; a form is a digit of its own and thirteen marks."""

    def __init__(self, first_form: int, marks: int, base: int) -> None:
        super().__init__((3**marks, *(3**place for place in range(marks - 1, -1, -1))), base)
        self._first = first_form

    def spell(self, choice: int) -> tuple[int, ...]:
        if choice < self._first:
            return (choice,)
        rest = super().spell(choice - self._first)
        return (self.base - 1, *rest[1:])

    def next_digits(self, legal: Sequence[int], prefix: Sequence[int]) -> list[int]:
        if not prefix:
            small = legal[: bisect_left(legal, self._first)]
            return [*small, self.base - 1] if len(small) < len(legal) else list(small)
        return super().next_digits(legal, prefix)

    def span(self, prefix: Sequence[int]) -> tuple[int, int]:
        pairs = zip(prefix[1:], self.weights[1:], strict=False)
        low = self._first + sum(digit * weight for digit, weight in pairs)
        return low, low + self.weights[len(prefix) - 1]

    def complete(self, legal: Sequence[int], prefix: list[int]) -> int | None:
        while True:
            if prefix and prefix[0] != self.base - 1:
                return prefix[0]
            if len(prefix) == len(self.weights):
                return self.span(prefix)[0]
            digits = self.next_digits(legal, prefix)
            if len(digits) != 1:
                return None
            prefix.append(digits[0])


SPELLINGS: Final[dict[str, Spelling]] = {
    "champions": Spelling(tuple(1 << shift for shift in (40, 32, 24, 16, 8, 0)), 256),
    "counter-attack": Spelling(tuple(1 << shift for shift in (33, 22, 11, 0)), 2048),
    "toto": FormSpelling(1000, 13, 401),
}
"""The spelling of each game; part of what a version of an environment promises."""
