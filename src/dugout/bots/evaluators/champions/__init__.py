"""Computer opponents for Champions 2020."""

from __future__ import annotations

from dugout.bots.base import Budget
from dugout.bots.evaluators.champions.easy import EasyBot

__all__ = ["champions_bot"]


def champions_bot(level: str, budget: Budget | None = None) -> EasyBot:
    """The opponent of a level; `budget` replaces the level's own."""
    return EasyBot(budget or Budget(nodes=4000))
