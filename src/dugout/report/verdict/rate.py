"""How well somebody decided: what decisions cost on average, with its standard error. Ratings know nothing of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from dugout.core.ids import Seat
from dugout.report.verdict.ledger import Decision, Item

ENOUGH: Final = 30
"""From so many decisions on a rate is shown."""
POINTS: Final = 500
"""A loss of P(win) − P(loss) as tenths of points of winning chance, a draw counting half."""


class Rate(Struct, frozen=True, kw_only=True):
    """What real decisions lost on average, in tenths of points; `error` is its standard error."""

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
