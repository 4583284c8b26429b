"""Computer opponents for Counter Attack; each level is loaded on first use."""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Bot, Budget
from dugout.bots.character import Character
from dugout.bots.contract import Adviser, Opponents
from dugout.core.playout import Decider
from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.parts.opponents.characters import CHARACTERS


class CounterAttackOpponents(Opponents):
    levels = ("random", "easy", "medium", "hard")
    characters = CHARACTERS

    def bot(self, level: str, budget: Budget | None) -> Bot:
        from dugout.games.counter_attack.parts.opponents.easy import EasyBot
        from dugout.games.counter_attack.parts.opponents.hard import HardBot
        from dugout.games.counter_attack.parts.opponents.medium import MediumBot

        if level == "easy":
            return EasyBot()
        return MediumBot(budget) if level == "medium" else HardBot(budget)

    def styled(self, decider: Decider, character: Character) -> Decider:
        from dugout.games.counter_attack.parts.opponents.easy import EasyBot
        from dugout.games.counter_attack.parts.opponents.hard import HardBot
        from dugout.games.counter_attack.parts.opponents.medium import MediumBot
        from dugout.games.counter_attack.parts.opponents.styles import BEGINNERS, WEIGHTS

        if isinstance(decider, EasyBot):
            decider.habits = BEGINNERS[character.id]
        elif isinstance(decider, MediumBot | HardBot):
            decider.weights = WEIGHTS[character.id]
        return decider

    def adviser(self) -> Adviser:
        from dugout.games.counter_attack.parts.opponents.advice import CounterAttackAdviser

        return CounterAttackAdviser()


PART: Final = CounterAttackOpponents(RULES)
