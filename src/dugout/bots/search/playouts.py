"""Plain Monte Carlo over sampled worlds: every candidate is tried in the same worlds.

A world is a state that the seat cannot distinguish from the real one. Using the same
worlds for all candidates removes noise from their differences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

World = TypeVar("World")


def mean_values(
    candidates: Sequence[int],
    draw_world: Callable[[], World],
    play: Callable[[World, int], float],
    spend: Callable[[int], bool],
) -> list[float]:
    """The mean value of each candidate; `spend` charges one world's playouts and returns False when to stop."""
    totals = [0.0] * len(candidates)
    worlds = 0
    while spend(len(candidates)):
        world = draw_world()
        worlds += 1
        for index, candidate in enumerate(candidates):
            totals[index] += play(world, candidate)
    return [total / max(1, worlds) for total in totals]
