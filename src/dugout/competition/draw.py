"""CO-0.2, CO-1.3, CO-1.4: shuffling, entrant numbers, lots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from dugout.core.dice import Roller

T = TypeVar("T")


def shuffled(items: Sequence[T], roller: Roller) -> list[T]:
    """CO-0.2: from the last place down to the second, swap with a place drawn from those up to it."""
    found = list(items)
    for place in range(len(found) - 1, 0, -1):
        other = roller.below(place + 1)
        found[place], found[other] = found[other], found[place]
    return found


def numbers(registrations: Sequence[str], order: Sequence[str] | None, roller: Roller) -> list[str]:
    """CO-1.3: the entrants in number order: the organiser's order, or a shuffle of the registrations."""
    return list(order) if order is not None else shuffled(registrations, roller)


def lots(count: int, roller: Roller) -> dict[int, int]:
    """CO-1.4: the lot of each entrant number, drawn once; the lower lot comes first."""
    drawn = shuffled(range(1, count + 1), roller)
    return {number: place + 1 for place, number in enumerate(drawn)}
