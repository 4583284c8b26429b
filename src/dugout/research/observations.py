"""Version 1: what a seat sees as one vector, computed from `view` alone. Kept for policies trained with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
Layout = tuple[tuple[str, int], ...]
LOWEST: Final = -1.0
HIGHEST: Final = 64.0
"""The bounds of the numbers in a vector."""


class Encoder(ABC):
    """Converts views to vectors. `questions` are the codes that have a position in the one-hot part."""

    questions: tuple[str, ...] = ()
    parts: Layout = ()

    def layout(self) -> Layout:
        """Names and sizes of the parts, in order."""
        return (*self.parts, ("question", len(self.questions) + 1))

    @property
    def size(self) -> int:
        return sum(size for _, size in self.layout())

    def encode(self, view: Any, seat: int, question: str) -> Vector:
        """The vector of a view; `question` is the code of the question put to this seat, or empty."""
        out: Vector = np.zeros(self.size, dtype=np.float32)
        self.fill(out, view, seat)
        place = self.questions.index(question) + 1 if question in self.questions else 0
        out[self.size - len(self.questions) - 1 + place] = 1.0
        return out

    @abstractmethod
    def fill(self, out: Vector, view: Any, seat: int) -> None:
        """Write every part except the question."""


class NumbersEncoder(Encoder):
    """For a game without its own encoder: the numbers of the view in order, truncated to a fixed length."""

    NUMBERS: Final = 256
    parts = (("numbers", NUMBERS),)

    def fill(self, out: Vector, view: Any, seat: int) -> None:
        found = list(islice(numbers(msgspec.to_builtins(view)), self.NUMBERS))
        out[: len(found)] = np.clip(found, LOWEST, HIGHEST)


def numbers(data: Any) -> Iterator[float]:
    """All numbers in built-in containers, in order."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for each in data:
            yield from numbers(each)
    elif isinstance(data, int | float):
        yield float(data)
