"""Computer opponents for Counter Attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dugout.bots.base import Bot, Budget
from dugout.bots.evaluators.counter_attack.easy import EasyBot
from dugout.bots.evaluators.counter_attack.hard import HardBot
from dugout.bots.evaluators.counter_attack.medium import MediumBot

if TYPE_CHECKING:
    from dugout.bots.coach import Adviser

__all__ = ["counter_attack_adviser", "counter_attack_bot"]


def counter_attack_bot(level: str, budget: Budget | None = None) -> Bot:
    """The opponent of a level; `budget` replaces the level's own."""
    if level == "easy":
        return EasyBot()
    if level == "medium":
        return MediumBot(budget)
    return HardBot(budget)


def counter_attack_adviser() -> Adviser:
    """Who speaks for the coach; loaded when first asked for."""
    from dugout.bots.evaluators.counter_attack.advice import CounterAttackAdviser

    return CounterAttackAdviser()
