"""Computer opponents for Champions 2020; each level is loaded on first use."""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Bot, Budget
from dugout.bots.character import Character
from dugout.bots.contract import Adviser, Opponents
from dugout.core.playout import Decider
from dugout.games.champions.engine import RULES
from dugout.games.champions.parts.opponents.characters import CHARACTERS

BUDGETS: Final = {"easy": 4000, "medium": 6, "hard": 100, "hard-1": 100}


class ChampionsOpponents(Opponents):
    levels = ("random", "easy", "medium", "hard")
    contenders = ("hard-1",)
    characters = CHARACTERS

    def bot(self, level: str, budget: Budget | None) -> Bot:
        from dugout.games.champions.parts.opponents.easy import EasyBot
        from dugout.games.champions.parts.opponents.thinking import DeepBot, PlainBot

        budget = budget or Budget(BUDGETS[level])
        if level == "easy":
            return EasyBot(budget)
        if level == "hard-1":
            from dugout.games.champions.parts.opponents.learned import first_evaluation

            return DeepBot(budget, first_evaluation())
        return PlainBot(budget) if level == "medium" else DeepBot(budget)

    def styled(self, decider: Decider, character: Character) -> Decider:
        from dugout.games.champions.parts.opponents.easy import EasyBot
        from dugout.games.champions.parts.opponents.styles import STYLES
        from dugout.games.champions.parts.opponents.thinking import ThinkingBot

        if isinstance(decider, EasyBot | ThinkingBot):
            decider.style = STYLES[character.id]
        return decider

    def adviser(self) -> Adviser:
        from dugout.games.champions.parts.opponents.advice import ChampionsAdviser

        return ChampionsAdviser()


PART: Final = ChampionsOpponents(RULES)
