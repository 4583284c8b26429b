"""How an observation is laid out: the parts of the game, the open question, and the digits spelled so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dugout.research.contract import Encoding

Vector = NDArray[np.float32]


class Shape:
    """Every number is from 0 to 1: small integers times a constant, and so the same on every machine."""

    def __init__(self, encoding: Encoding) -> None:
        most = [top for _, rows, features in encoding.layout for _ in range(rows) for _, top in features]
        self._most: Final = np.array(most, dtype=np.uint8)
        self._scale: Final = (np.float32(1) / self._most.astype(np.float32)).astype(np.float32)
        self._questions: Final = {code: place for place, code in enumerate(encoding.questions, 1)}
        self._prefix: Final = encoding.digits.prefix_sizes
        parts = [(name, rows * len(features)) for name, rows, features in encoding.layout]
        question, prefix = ("question", len(self._questions) + 1), ("prefix", sum(self._prefix))
        self.parts: Final[tuple[tuple[str, int], ...]] = (*parts, question, prefix)
        """Names and sizes, in order."""
        self.size: Final = sum(size for _, size in self.parts)

    def write(self, row: Vector, numbers: bytearray, question: str, digits: Sequence[int]) -> None:
        """The vector of one moment. `question` is empty, and there are no digits, for a seat that is not asked."""
        length = len(self._most)
        np.multiply(np.minimum(np.frombuffer(numbers, np.uint8), self._most), self._scale, out=row[:length])
        row[length:] = 0.0
        row[length + self._questions.get(question, 0)] = 1.0
        at = length + len(self._questions) + 1
        for place, digit in enumerate(digits):
            row[at + digit] = 1.0
            at += self._prefix[place]


def describe(encoding: Encoding) -> list[dict[str, Any]]:
    """Every part with its rows and what each number of a row means: for programs that take vectors apart."""
    return [
        {"part": name, "rows": rows, "numbers": [{"name": each, "one": top} for each, top in features]}
        for name, rows, features in encoding.layout
    ]
