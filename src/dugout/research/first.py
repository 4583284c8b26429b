"""Version 1 of the environments, for policies that were trained with it. Superseded: see docs/guides/research.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dugout.core.digits import Digits, Field
from dugout.research.observations import HIGHEST, LOWEST, Vector
from dugout.research.spelling import Spelling
from dugout.research.table import Table


class FirstDigits(Digits):
    """Digits at fixed positions, independent of the seat's perspective."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.any = Field(1, spelling.base)
        super().__init__(self.any, {})

    def __reduce__(self) -> tuple[Any, ...]:
        return FirstDigits, (self.spelling,)

    def field(self, prefix: list[int]) -> Field:
        return self.any

    def is_whole(self, prefix: list[int]) -> bool:
        return self.spelling.is_whole(prefix)

    def lowest(self, prefix: list[int]) -> int:
        return self.spelling.first(prefix)

    def values(self, legal: Sequence[int], prefix: list[int]) -> list[int]:
        return self.spelling.next_digits(legal, prefix)

    def digits_of(self, prefix: list[int], facing: int) -> list[int]:
        return list(prefix)


class FirstTable(Table):
    """Vectors computed from views."""

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__(game_id, seats, options)
        self.encoder = self.encoding.encoder()

    def digits_of_answers(self) -> Digits:
        return FirstDigits(self.encoding.spelling)

    @property
    def observation_size(self) -> int:
        """The encoder's vector, then the digits spelled so far (each plus one, scaled; 0 where none is yet)."""
        return self.encoder.size + self.encoding.spelling.longest

    @property
    def lowest(self) -> float:
        return LOWEST

    @property
    def highest(self) -> float:
        return HIGHEST

    def observe(self, seat: int, out: Vector | None = None) -> Vector:
        asked = seat == self.seat
        code = self.rules.question(self.state, seat).code if asked else ""
        digits: Vector = np.zeros(self.encoding.spelling.longest, dtype=np.float32)
        if asked:
            for place, digit in enumerate(self.prefix):
                digits[place] = (digit + 1) / (self.actions + 1)
        view = self.rules.view(self.state, seat)
        row: Vector = np.empty(self.observation_size, dtype=np.float32) if out is None else out
        row[:] = np.concatenate([self.encoder.encode(view, seat, code), digits])
        return row
