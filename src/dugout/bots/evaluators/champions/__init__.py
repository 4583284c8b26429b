"""Computer opponents for Champions 2020."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dugout.bots.base import Bot, Budget
from dugout.bots.evaluators.champions.easy import EasyBot
from dugout.bots.evaluators.champions.mind import DeepBot, PlainBot

if TYPE_CHECKING:
    from dugout.bots.coach import Adviser

__all__ = ["champions_adviser", "champions_bot"]

BUDGETS: Final = {"easy": 4000, "medium": 6, "hard": 100}


def champions_bot(level: str, budget: Budget | None = None) -> Bot:
    """The opponent of a level; `budget` replaces the level's own."""
    budget = budget or Budget(nodes=BUDGETS[level])
    if level == "easy":
        return EasyBot(budget)
    return PlainBot(budget) if level == "medium" else DeepBot(budget)


def champions_adviser() -> Adviser:
    """Who speaks for the coach; loaded when first asked for."""
    from dugout.bots.evaluators.champions.advice import ChampionsAdviser

    return ChampionsAdviser()
