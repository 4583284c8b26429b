"""Computer opponents for Voetbal Toto; each level is loaded on first use.

A character at `easy` is the opponent in a person's first match: he is lenient at its start.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dugout.bots.base import Bot, Budget
from dugout.bots.character import Character
from dugout.bots.contract import Adviser, Opponents
from dugout.core.playout import Decider
from dugout.games.toto.engine import RULES
from dugout.games.toto.parts.opponents.characters import CHARACTERS

BUDGETS: Final = {"easy": 1, "medium": 1, "hard": 320}
"""A node is a scenario or a playout."""


class TotoOpponents(Opponents):
    levels = ("random", "easy", "medium", "hard")
    characters = CHARACTERS

    def bot(self, level: str, budget: Budget | None) -> Bot:
        from dugout.games.toto.parts.opponents.easy import Easy
        from dugout.games.toto.parts.opponents.hard import Hard
        from dugout.games.toto.parts.opponents.medium import Medium

        budget = budget or Budget(BUDGETS[level])
        if level == "easy":
            return Easy(budget)
        return Medium(budget) if level == "medium" else Hard(budget)

    def styled(self, decider: Decider, character: Character) -> Decider:
        from dugout.games.toto.parts.opponents.easy import Easy
        from dugout.games.toto.parts.opponents.player import TotoBot
        from dugout.games.toto.parts.opponents.style import STYLES

        if isinstance(decider, TotoBot):
            decider.style = replace(STYLES[character.id], spares=isinstance(decider, Easy))
        return decider

    def adviser(self) -> Adviser:
        from dugout.games.toto.parts.opponents.advice import TotoAdviser

        return TotoAdviser()


PART: Final = TotoOpponents(RULES)
