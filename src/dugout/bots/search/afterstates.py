"""Expectation over dice: from a decision to the positions that an evaluation can judge.

Everything between them is played by the rules: dice with all their faces and exact odds,
questions by a policy. A game says what its moments are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

S = TypeVar("S")

NEGLIGIBLE: Final = 0.01
"""What comes about more rarely is guessed."""


class Afterstates(ABC, Generic[S]):
    """Subclasses know one game; states that are handed in are used up."""

    @abstractmethod
    def is_moment(self, s: S) -> bool:
        """Whether the evaluation judges this state."""

    @abstractmethod
    def judge(self, s: S, odds: float) -> float:
        """The value of a moment that comes about with these odds."""

    @abstractmethod
    def guess(self, s: S) -> float:
        """The value of a state that is too unlikely to be played out, so that chains of dice come to an end."""

    @abstractmethod
    def faces(self, s: S) -> Sequence[tuple[int, int]]:
        """Faces of the die that is due with their weights, faces of equal effect together; empty if none is due."""

    @abstractmethod
    def rolled(self, s: S, face: int) -> S:
        """A new state after this face."""

    @abstractmethod
    def answer(self, s: S) -> None:
        """Let the policy answer the open question."""

    def expected(self, s: S, odds: float = 1.0) -> float:
        """The mean value of the moments that follow; `odds` says how likely it is to come to this state."""
        while not self.is_moment(s):
            faces = self.faces(s)
            if faces and odds < NEGLIGIBLE:
                return self.guess(s)
            if faces:
                whole = sum(weight for _, weight in faces)
                total = 0.0  # one by one: the built-in `sum` of floats rounds otherwise from Python 3.12 on
                for face, weight in faces:
                    total += weight / whole * self.expected(self.rolled(s, face), odds * weight / whole)
                return total
            self.answer(s)
        return self.judge(s, odds)
