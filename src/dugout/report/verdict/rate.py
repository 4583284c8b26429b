"""How well somebody decided: the mean cost of decisions, with its standard error. It has no influence on ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from dugout.core.ids import Seat
from dugout.report.verdict.ledger import Decision, Item

ENOUGH: Final = 30
"""The fewest decisions for which a rate is shown."""
POINTS: Final = 500
"""Converts a loss of P(win) − P(loss) to tenths of a percentage point of winning chance, a draw counting half."""


class Rate(Struct, frozen=True, kw_only=True):
    """The mean loss of real decisions, in tenths of a percentage point; `error` is its standard error."""

    decisions: int
    rate: float
    error: float
    bands: dict[str, int]

    @property
    def is_enough(self) -> bool:
        return self.decisions >= ENOUGH


def decisions_of(items: Iterable[Item], seat: Seat) -> list[Decision]:
    """The real decisions of a seat."""
    return [item for item in items if isinstance(item, Decision) and item.seat == seat and item.is_real]


def rate_of(decisions: Sequence[Decision]) -> Rate:
    """The rate of one match, or of many."""
    losses = [POINTS * decision.loss for decision in decisions]
    count = len(losses)
    mean = sum(losses) / count if count else 0.0
    spread = sum((loss - mean) ** 2 for loss in losses)
    error = sqrt(spread / count / (count - 1)) if count > 1 else 0.0
    bands = Counter(decision.band for decision in decisions)
    return Rate(decisions=count, rate=mean, error=error, bands=dict(bands))
