"""Computer opponents for Counter Attack."""

from __future__ import annotations

from dugout.bots.base import Bot, Budget
from dugout.bots.evaluators.counter_attack.easy import EasyBot
from dugout.bots.evaluators.counter_attack.hard import HardBot
from dugout.bots.evaluators.counter_attack.medium import MediumBot

__all__ = ["counter_attack_bot"]


def counter_attack_bot(level: str, budget: Budget | None = None) -> Bot:
    """The opponent of a level; `budget` replaces the level's own."""
    if level == "easy":
        return EasyBot()
    if level == "medium":
        return MediumBot(budget)
    return HardBot(budget)
