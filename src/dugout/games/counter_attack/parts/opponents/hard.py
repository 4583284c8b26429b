"""`hard` for Counter Attack: plans are proposed by rough estimates and evaluated by what can follow them."""

from __future__ import annotations

from typing import Any, Final

from dugout.bots.base import Budget
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.games.counter_attack.judgement import answers, moves
from dugout.games.counter_attack.judgement.weights import KEEN, Weights
from dugout.games.counter_attack.parts.opponents.player import Player
from dugout.games.counter_attack.state import State

NODES: Final = 600


class HardBot(Player):
    """Looks ahead: the pass after the run, the shot after the pass, and the opponents' replies."""

    def __init__(self, budget: Budget | None = None, weights: Weights = KEEN) -> None:
        super().__init__(budget or Budget(NODES))
        self.weights = weights

    def answer(
        self, rules: Rules[Any, Any], s: State, seat: Seat, legal: list[Choice], roller: Roller
    ) -> Choice:
        """The best answer to the open question, or the default of CA-6.10 if there is no candidate."""
        return answers.best(
            rules, s, seat, moves.rated(s, seat, legal, moves.mood(s, seat, self.weights), self.spend)
        )
