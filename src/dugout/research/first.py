"""Version 1 of the environments, for policies that were trained with it. Superseded: see docs/guides/research.md."""

from __future__ import annotations

from typing import Any

import numpy as np

from dugout.research.observations import HIGHEST, LOWEST, Vector
from dugout.research.table import Table


class FirstTable(Table):
    """Digits at fixed positions, independent of the seat's perspective, and vectors computed from views."""

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__(game_id, seats, options)
        self.spelling = self.encoding.spelling
        self.encoder = self.encoding.encoder()

    @property
    def actions(self) -> int:
        return self.spelling.base

    @property
    def observation_size(self) -> int:
        """The encoder's vector, then the digits spelled so far (each plus one, scaled; 0 where none is yet)."""
        return self.encoder.size + self.spelling.longest

    @property
    def lowest(self) -> float:
        return LOWEST

    @property
    def highest(self) -> float:
        return HIGHEST

    def spell(self, digit: int) -> bool:
        self.prefix.append(digit)
        return self._complete()

    def _complete(self) -> bool:
        self._open = None
        choice = self.spelling.complete(self._legal, self.prefix)
        self._choice = -1 if choice is None else choice
        return choice is not None

    def digits(self) -> list[int]:
        if self._open is None:
            self._open = self.spelling.next_digits(self._legal, self.prefix) if self.seat >= 0 else []
        return self._open

    def observe(self, seat: int, out: Vector | None = None) -> Vector:
        asked = seat == self.seat
        code = self.rules.question(self.state, seat).code if asked else ""
        digits: Vector = np.zeros(self.spelling.longest, dtype=np.float32)
        if asked:
            for place, digit in enumerate(self.prefix):
                digits[place] = (digit + 1) / (self.actions + 1)
        view = self.rules.view(self.state, seat)
        row: Vector = np.empty(self.observation_size, dtype=np.float32) if out is None else out
        row[:] = np.concatenate([self.encoder.encode(view, seat, code), digits])
        return row
