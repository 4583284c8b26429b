"""`medium` for Counter Attack: evaluates its play with the ball by exact odds, and defends by rules of thumb."""

from __future__ import annotations

from typing import Any

from dugout.bots.base import Budget
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.judgement import answers, guard
from dugout.games.counter_attack.judgement.weights import DEFAULT, Weights
from dugout.games.counter_attack.parts.opponents.player import Player
from dugout.games.counter_attack.state import State


class MediumBot(Player):
    """Takes the answer with the highest value, without looking ahead."""

    def __init__(self, budget: Budget | None = None, weights: Weights = DEFAULT) -> None:
        super().__init__(budget or Budget(1))
        self.weights = weights

    def answer(
        self, rules: Rules[Any, Any], s: State, seat: Seat, legal: list[Choice], roller: Roller
    ) -> Choice:
        """In step B what `easy` would do, without its random mistakes; elsewhere the answer with the highest value."""
        if s.agenda.top.kind == kinds.ASK_MOVE and s.step == terms.STEP_B:
            return answers.best(rules, s, seat, guard.defend(s, seat, legal))
        return answers.best(rules, s, seat, answers.rated(s, seat, legal, self.weights))
