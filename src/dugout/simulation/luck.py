"""Luck: the effect of each die, by the value of the position before and after it.

Before a roll every face is tried on a copy. The luck of the face that is rolled is each seat's expected share after it
minus the mean over all faces. Its mean is zero whatever the evaluation, so a result minus its luck has the same mean as
the result, and a smaller variance the better the evaluation is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dugout.core.errors import DugoutError
from dugout.core.ids import CHANCE, Choice, Seat
from dugout.core.rules import Rules
from dugout.core.values import Event, shares
from dugout.games.registry import game
from dugout.report.contract import reporting
from dugout.report.verdict.judge import after_faces

Evaluate = Callable[[Any], Sequence[float]]


class NoJudgement(DugoutError):
    """A game without an evaluation of positions, so that luck cannot be computed."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.game_id = game_id

    def __str__(self) -> str:
        return f"{self.game_id} has no judgement of its positions, so its luck cannot be subtracted."


def judgement(game_id: str) -> Evaluate:
    """The evaluation of a game: the expected share of each seat in any position, including the end."""
    rules, part = game(game_id), reporting.of(game_id)
    if not part.judges:
        raise NoJudgement(game_id)

    def evaluate(s: Any) -> Sequence[float]:
        result = rules.result(s)
        return part.expected_shares(s) if result is None else shares(result.places)

    return evaluate


class Luck:
    """Watches a match (`core.playout.Watcher`) and adds up the luck of each seat."""

    def __init__(self, rules: Rules[Any, Any], state: Any, seats: int, evaluate: Evaluate) -> None:
        self._rules, self._state, self._evaluate = rules, state, evaluate
        self._before: dict[Choice, Sequence[float]] = {}
        """By face of the pending die: the expected share of each seat after it."""
        self.total = [0.0] * seats
        self._look()

    def __call__(self, seat: Seat, choice: Choice, events: list[Event]) -> None:
        if seat == CHANCE:
            self._take(choice)
        self._look()

    def _look(self) -> None:
        """Try every face of the pending die, if there is one."""
        self._before = {}
        if not self._rules.pending(self._state).chance:
            return
        self._before = after_faces(self._rules, self._state, self._evaluate)

    def _take(self, face: Choice) -> None:
        for seat in range(len(self.total)):
            mean = sum(after[seat] for after in self._before.values()) / len(self._before)
            self.total[seat] += self._before[face][seat] - mean
