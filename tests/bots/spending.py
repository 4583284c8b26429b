"""A purse of nodes for searches that belong to no opponent."""

from __future__ import annotations

from collections.abc import Callable


def counting(limit: int) -> Callable[[int], bool]:
    left = [limit]

    def spend(nodes: int) -> bool:
        left[0] -= nodes
        return left[0] >= 0

    return spend
