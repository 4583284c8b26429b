"""Luck: what each die gave, by the value of a position before and after it.

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
from dugout.core.values import Event, Result
from dugout.games.registry import game
from dugout.report.contract import reporting
from dugout.report.verdict.judge import after_faces

Evaluate = Callable[[Any], Sequence[float]]


class NoJudgement(DugoutError):
    """A game whose positions nobody can judge, so that luck cannot be told."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.game_id = game_id

    def __str__(self) -> str:
        return f"{self.game_id} has no judgement of its positions, so its luck cannot be subtracted."


def part_of(result: Result, seat: Seat) -> float:
    """A seat's part of a match that is over: 1 for a win, shared where several have won."""
    return 1.0 / result.places.count(1) if result.places[seat] == 1 else 0.0


def judgement(game_id: str) -> Evaluate:
    """What each seat may expect in a position of a game, its end included."""
    rules, part = game(game_id), reporting.of(game_id)
    if not part.judges:
        raise NoJudgement(game_id)

    def evaluate(s: Any) -> Sequence[float]:
        result = rules.result(s)
        return part.expected_shares(s) if result is None else [part_of(result, seat) for seat in range(2)]

    return evaluate


class Luck:
    """Watches a match (`core.playout.Watcher`) and adds up what its dice gave each seat."""

    def __init__(self, rules: Rules[Any, Any], state: Any, seats: int, evaluate: Evaluate) -> None:
        self._rules, self._state, self._evaluate = rules, state, evaluate
        self._before: dict[Choice, Sequence[float]] = {}
        """By face of the die that is due: what each seat may expect after it."""
        self.total = [0.0] * seats
        self._look()

    def __call__(self, seat: Seat, choice: Choice, events: list[Event]) -> None:
        if seat == CHANCE:
            self._take(choice)
        self._look()

    def _look(self) -> None:
        """Try every face of the die that is due, if one is."""
        self._before = {}
        if not self._rules.pending(self._state).chance:
            return
        self._before = after_faces(self._rules, self._state, self._evaluate)

    def _take(self, face: Choice) -> None:
        for seat in range(len(self.total)):
            mean = sum(after[seat] for after in self._before.values()) / len(self._before)
            self.total[seat] += self._before[face][seat] - mean
