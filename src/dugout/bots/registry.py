"""Which strengths a game has. Evaluators are loaded when first asked for."""

from __future__ import annotations

from typing import Final

from dugout.bots.base import Bot, Budget
from dugout.bots.mcts_bot import NODES, MctsBot
from dugout.bots.random_bot import RandomBot
from dugout.core.contract import DugoutError
from dugout.core.playout import Decider

RANDOM: Final = "random"
MCTS: Final = "mcts"
"""A contender of every game that keeps a score, for measuring; nobody is offered it as an opponent."""
LEVELS: Final = {
    "champions": (RANDOM, "easy", "medium", "hard"),
    "counter-attack": (RANDOM, "easy", "medium", "hard"),
    "toto": (RANDOM, "easy", "medium", "hard"),
}


class NoSuchLevel(DugoutError):
    """A strength that this game does not have."""

    def __init__(self, game_id: str, level: str) -> None:
        super().__init__(game_id, level)
        self.game_id = game_id
        self.level = level

    def __str__(self) -> str:
        names = ", ".join(levels(self.game_id))
        return f"{self.game_id} has no opponent called {self.level!r}; there are: {names}"


def levels(game_id: str) -> tuple[str, ...]:
    """The strengths of a game, weakest first; every game has `random`."""
    return LEVELS.get(game_id, (RANDOM,))


def bot(game_id: str, level: str, budget: Budget | None = None) -> Decider:
    """An opponent for one seat of one match; `budget` replaces the level's own.

    `hard@4` is `hard` with four times its nodes, for measuring what more thinking is worth.
    """
    name, _, times = level.partition("@")
    if (name not in levels(game_id) and name != MCTS) or (times and not is_factor(times)):
        raise NoSuchLevel(game_id, level)
    decider = _bot(game_id, name, budget)
    if times and isinstance(decider, Bot):
        decider.budget = Budget(decider.budget.nodes * int(times), decider.budget.seconds)
    return decider


def is_factor(text: str) -> bool:
    """A plain number from 1 to 99."""
    return text.isascii() and text.isdigit() and 1 <= int(text) <= 99


def _bot(game_id: str, level: str, budget: Budget | None) -> Decider:
    if level == RANDOM:
        return RandomBot()
    if level == MCTS:
        return MctsBot(budget or Budget(nodes=NODES))
    if game_id == "champions":
        from dugout.bots.evaluators.champions import champions_bot

        return champions_bot(level, budget)
    if game_id == "counter-attack":
        from dugout.bots.evaluators.counter_attack import counter_attack_bot

        return counter_attack_bot(level, budget)
    from dugout.bots.evaluators.toto import toto_bot

    return toto_bot(level, budget)
