"""Candidates in order of merit: all get an estimate, the best a refined one, as far as the budget goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

C = TypeVar("C")


class Rated(NamedTuple, Generic[C]):
    """A candidate and what it is worth to whoever chooses."""

    value: float
    candidate: C


def rate(
    candidates: Iterable[C], value: Callable[[C], float], spend: Callable[[int], bool], cost: int = 1
) -> list[Rated[C]]:
    """The candidates that the budget reaches, best first; of equal ones the earlier is better."""
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
    looks: int,
    spend: Callable[[int], bool],
    cost: int,
) -> list[Rated[C]]:
    """Candidates that have had `looks` looks and get one more; each is worth the mean of all looks at it."""
    found: list[Rated[C]] = []
    for before, candidate in rated:
        if not spend(cost):
            break
        found.append(Rated((before * looks + value(candidate)) / (looks + 1), candidate))
    found.sort(key=lambda entry: -entry.value)
    return found
