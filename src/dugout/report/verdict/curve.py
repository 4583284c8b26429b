"""The judge for a game whose single answers cannot be graded yet: the curve of the report, applied to dice only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dugout.bots.contract import Asked
from dugout.core.ids import Choice
from dugout.report.verdict.judge import Weighed


class Curve:
    """Evaluates positions by the chances of winning; decisions become part of "reassessed"."""

    version = "curve-1"
    grades = False

    def __init__(self, shares: Callable[[Any], Sequence[float]]) -> None:
        self._shares = shares

    def value(self, s: Any) -> float:
        home, away = self._shares(s)
        return home - away

    def weigh(self, asked: Asked, played: tuple[Choice, ...]) -> Weighed | None:
        return None
