"""How an observation is laid out: the parts of the game, the open question, and the digits spelled so far."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dugout.core.spelled import Pattern
from dugout.research.contract import Encoding

Vector = NDArray[np.float32]


class Shape:
    """Every number is from 0 to 1: a small integer times a constant, so it is the same on every machine."""

    def __init__(self, encoding: Encoding) -> None:
        most = [top for _, rows, features in encoding.layout for _ in range(rows) for _, top in features]
        self.pattern: Final = Pattern(len(most), encoding.questions, encoding.digits.prefix_sizes)
        parts = [(name, rows * len(features)) for name, rows, features in encoding.layout]
        question, prefix = len(encoding.questions) + 1, sum(encoding.digits.prefix_sizes)
        self.parts: Final[tuple[tuple[str, int], ...]] = (*parts, ("question", question), ("prefix", prefix))
        """Names and sizes, in order."""
        self.size: Final = self.pattern.size
        self._most: Final = np.array(most + [1] * (question + prefix), dtype=np.uint8)
        self._scale: Final = (np.float32(1) / self._most.astype(np.float32)).astype(np.float32)

    def scale(self, seen: NDArray[np.uint8], out: Vector) -> None:
        """Convert rows of bytes to vectors."""
        np.multiply(np.minimum(seen, self._most), self._scale, out=out)


def describe(encoding: Encoding) -> list[dict[str, Any]]:
    """Every part with its rows and the meaning of each number in a row, for programs that decode vectors."""
    return [
        {"part": name, "rows": rows, "numbers": [{"name": each, "one": top} for each, top in features]}
        for name, rows, features in encoding.layout
    ]
