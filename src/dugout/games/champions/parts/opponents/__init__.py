"""Computer opponents for Champions 2020; each level is loaded on first use."""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Bot, Budget
from dugout.bots.character import Character
from dugout.bots.contract import Adviser, Opponents
from dugout.core.playout import Decider
from dugout.games.champions.engine import RULES
from dugout.games.champions.parts.opponents.characters import CHARACTERS

BUDGETS: Final = {"easy": 4000, "medium": 6, "hard": 100, "hard-1": 100, "hard-2": 100}
EARLIER: Final = {"hard-1": "first_evaluation", "hard-2": "second_evaluation"}


class ChampionsOpponents(Opponents):
    levels = ("random", "easy", "medium", "hard")
    contenders = ("hard-1", "hard-2")
    characters = CHARACTERS

    def bot(self, level: str, budget: Budget | None) -> Bot:
        from dugout.games.champions.parts.opponents.easy import EasyBot
        from dugout.games.champions.parts.opponents.thinking import DeepBot, PlainBot

        budget = budget or Budget(BUDGETS[level])
        if level == "easy":
            return EasyBot(budget)
        if level == "medium":
            return PlainBot(budget)
        if level in EARLIER:
            from dugout.games.champions.parts.opponents import learned

            return DeepBot(budget, getattr(learned, EARLIER[level])())
        return DeepBot(budget)

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
