"""How an observation is laid out: the parts of the game, the open question, and the digits spelled so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dugout.research.contract import Encoding

Vector = NDArray[np.float32]


class Shape:
    """Every number is from 0 to 1: a small integer times a constant, so it is the same on every machine."""

    def __init__(self, encoding: Encoding) -> None:
        most = [top for _, rows, features in encoding.layout for _ in range(rows) for _, top in features]
        self._numbers: Final = len(most)
        self._questions: Final = {code: place for place, code in enumerate(encoding.questions, 1)}
        self._prefix: Final = encoding.digits.prefix_sizes
        parts = [(name, rows * len(features)) for name, rows, features in encoding.layout]
        question, prefix = ("question", len(self._questions) + 1), ("prefix", sum(self._prefix))
        self.parts: Final[tuple[tuple[str, int], ...]] = (*parts, question, prefix)
        """Names and sizes, in order."""
        self.size: Final = sum(size for _, size in self.parts)

        self._tail: Final = bytes(self.size - self._numbers)
        self._most: Final = np.array(most + [1] * len(self._tail), dtype=np.uint8)
        self._scale: Final = (np.float32(1) / self._most.astype(np.float32)).astype(np.float32)

    def note(
        self, seen: bytearray, at: int, numbers: bytearray, question: str, digits: Sequence[int]
    ) -> None:
        """Write one observation into a row of bytes that begins at `at`. For a seat that is not asked, `question` and
        `digits` are empty."""
        seen[at : at + self.size] = numbers + self._tail
        at += self._numbers
        seen[at + self._questions.get(question, 0)] = 1
        at += len(self._questions) + 1
        for place, digit in enumerate(digits):
            seen[at + digit] = 1
            at += self._prefix[place]

    def scale(self, seen: NDArray[np.uint8], out: Vector) -> None:
        """Convert rows of bytes to vectors."""
        np.multiply(np.minimum(seen, self._most), self._scale, out=out)


def describe(encoding: Encoding) -> list[dict[str, Any]]:
    """Every part with its rows and the meaning of each number in a row, for programs that decode vectors."""
    return [
        {"part": name, "rows": rows, "numbers": [{"name": each, "one": top} for each, top in features]}
        for name, rows, features in encoding.layout
    ]
