"""`medium` for Counter Attack: weighs what it does with the ball by exact odds, and defends by rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dugout.bots.base import Bot, Budget
from dugout.bots.evaluators.counter_attack import easy, judgement
from dugout.bots.evaluators.counter_attack.weights import DEFAULT, Weights
from dugout.core.contract import Rules
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.games.counter_attack import codes
from dugout.games.counter_attack.state import State


class MediumBot(Bot):
    """Takes the answer that is worth most, without looking at what follows it."""

    def __init__(self, budget: Budget | None = None, weights: Weights = DEFAULT) -> None:
        super().__init__(budget or Budget(1))
        self.weights = weights

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        self.start_thinking()
        self.spend(0)
        if len(legal) == 1:
            return legal[0]
        state = rules.resample(view, roller)
        return answer(rules, state, seat, list(legal), self.weights)


def answer(rules: Rules[Any, Any], s: State, seat: int, legal: list[int], w: Weights) -> int:
    """In step B what a beginner would do, without his slips; elsewhere the answer that is worth most."""
    if s.top().kind == codes.ASK_MOVE and s.step == codes.STEP_B:
        return judgement.best(rules, s, seat, easy.defend(s, seat, legal))
    return judgement.best(rules, s, seat, judgement.rated(s, seat, legal, w))
