"""Computer opponents for Champions 2020."""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Bot, Budget
from dugout.bots.evaluators.champions.easy import EasyBot
from dugout.bots.evaluators.champions.mind import DeepBot, ThinkingBot

__all__ = ["champions_bot"]

BUDGETS: Final = {"easy": 4000, "medium": 12, "hard": 160}


def champions_bot(level: str, budget: Budget | None = None) -> Bot:
    """The opponent of a level; `budget` replaces the level's own."""
    budget = budget or Budget(nodes=BUDGETS[level])
    if level == "easy":
        return EasyBot(budget)
    return ThinkingBot(budget) if level == "medium" else DeepBot(budget)
