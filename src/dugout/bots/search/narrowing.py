"""Progressive narrowing: all candidates get an estimate, the best a refined one, as far as the budget allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

C = TypeVar("C")


class Rated(NamedTuple, Generic[C]):
    """A candidate and its value to the seat that chooses."""

    value: float
    candidate: C


def rate(
    candidates: Iterable[C], value: Callable[[C], float], spend: Callable[[int], bool], cost: int = 1
) -> list[Rated[C]]:
    """The candidates covered by the budget, best first; of equal ones the earlier comes first."""
    found: list[Rated[C]] = []
    for candidate in candidates:
        if not spend(cost):
            break
        found.append(Rated(value(candidate), candidate))
    found.sort(key=lambda rated: -rated.value)
    return found


def refine(
    rated: Iterable[Rated[C]],
    value: Callable[[C], float],
    evaluations: float,
    spend: Callable[[int], bool],
    cost: int,
) -> list[Rated[C]]:
    """Candidates after another evaluation, in addition to `evaluations` earlier ones; values are the mean of all."""
    found: list[Rated[C]] = []
    for before, candidate in rated:
        if not spend(cost):
            break
        found.append(Rated((before * evaluations + value(candidate)) / (evaluations + 1), candidate))
    found.sort(key=lambda entry: -entry.value)
    return found
