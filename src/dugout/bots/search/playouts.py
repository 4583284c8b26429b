"""Plain Monte Carlo over sampled worlds: every candidate is tried in the same worlds.

A world is whatever the seat cannot tell from the truth. Trying all candidates in the
same ones leaves only the differences that matter.
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
    """The mean worth of each candidate; `spend` pays for one world's playouts and says when to stop."""
    totals = [0.0] * len(candidates)
    worlds = 0
    while spend(len(candidates)):
        world = draw_world()
        worlds += 1
        for index, candidate in enumerate(candidates):
            totals[index] += play(world, candidate)
    return [total / max(1, worlds) for total in totals]
