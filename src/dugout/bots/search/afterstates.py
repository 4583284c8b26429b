"""Expectation over dice: from a decision to the positions that can be evaluated.

Everything in between is played by the rules: dice with all their faces and exact odds,
questions by a policy. A game defines its moments, the states that are evaluated.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

S = TypeVar("S")

NEGLIGIBLE: Final = 0.01
"""States with a lower probability are estimated instead of played out."""


class Afterstates(ABC, Generic[S]):
    """Subclasses are written for one game; states that are passed in may be modified."""

    @abstractmethod
    def is_moment(self, s: S) -> bool:
        """Whether this state is to be evaluated."""

    @abstractmethod
    def judge(self, s: S, odds: float) -> float:
        """The value of a moment that is reached with this probability."""

    @abstractmethod
    def guess(self, s: S) -> float:
        """A rough value of a state that is too unlikely to be played out, so that chains of dice are finite."""

    @abstractmethod
    def faces(self, s: S) -> Sequence[tuple[int, int]]:
        """Faces of the pending die with weights, faces of the same effect merged; empty if no die is pending."""

    @abstractmethod
    def rolled(self, s: S, face: int) -> S:
        """A new state after this face."""

    @abstractmethod
    def answer(self, s: S) -> None:
        """Answer the open question by the policy."""

    def expected(self, s: S, odds: float = 1.0) -> float:
        """The mean value of the moments that follow; `odds` is the probability of reaching this state."""
        while not self.is_moment(s):
            faces = self.faces(s)
            if faces and odds < NEGLIGIBLE:
                return self.guess(s)
            if faces:
                whole = sum(weight for _, weight in faces)
                total = 0.0  # one by one: the built-in `sum` of floats rounds differently from Python 3.12 on
                for face, weight in faces:
                    total += weight / whole * self.expected(self.rolled(s, face), odds * weight / whole)
                return total
            self.answer(s)
        return self.judge(s, odds)
