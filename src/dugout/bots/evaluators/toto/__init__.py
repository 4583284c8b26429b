"""Opponents for Voetbal Toto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dugout.bots.base import Bot, Budget
from dugout.bots.evaluators.toto.easy import Easy
from dugout.bots.evaluators.toto.hard import Hard
from dugout.bots.evaluators.toto.medium import Medium

if TYPE_CHECKING:
    from dugout.bots.coach import Adviser


def toto_bot(level: str, budget: Budget | None) -> Bot:
    """An opponent of this strength; a node is a scenario or a playout."""
    if level == "easy":
        return Easy(budget or Budget(1))
    if level == "medium":
        return Medium(budget or Budget(1))
    return Hard(budget or Budget(320))


def toto_adviser() -> Adviser:
    """Who speaks for the coach; loaded when first asked for."""
    from dugout.bots.evaluators.toto.advice import TotoAdviser

    return TotoAdviser()
