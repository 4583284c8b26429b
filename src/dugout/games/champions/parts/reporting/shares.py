"""The value of a position of Champions after a roll: the rest of the turn by exact odds and best play."""

from __future__ import annotations

from typing import Final

from dugout.games.champions import kinds as k
from dugout.games.champions import offers
from dugout.games.champions.judgement.outcomes import Outcomes
from dugout.games.champions.judgement.turns import action_turns
from dugout.games.champions.parts.opponents.learned import standard_weights
from dugout.games.champions.parts.reporting.reader import figures
from dugout.games.champions.rules import tournament
from dugout.games.champions.state import State
from dugout.report.contract import halved
from dugout.report.winning import chances

WIDTH: Final = 4
"""The number of turns of a roll, those with the best estimates, that are played out."""


class Expectation(Outcomes):
    """Plays turns out as the computer opponents do, but evaluates them by shares of the match instead of goals."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(standard_weights())
        self.chances = weights

    def share(self, s: State) -> float:
        """The expected share of the match for the seat in a position at rest."""
        if s.ended:
            return result_share(s, self.seat)
        both = chances(self.chances, figures(s), True)
        return halved(both[0], both[1])[self.seat]

    def judge(self, s: State, odds: float) -> float:
        return self.share(s)

    def guess(self, s: State) -> float:
        """A ball in flight favours nobody."""
        both = chances(self.chances, {**figures(s), "edge": 0.0}, True)
        return halved(both[0], both[1])[self.seat]


def result_share(s: State, seat: int) -> float:
    """The seat's share of a match that is over: 1 for a win, a half for a draw."""
    best = tournament.winner(s)
    return 0.5 if best < 0 else float(best == seat)


def expected_shares(s: State, weights: dict[str, float]) -> list[float]:
    """The expected shares of home and away, if the turn that has been rolled is played well."""
    expectation = Expectation(weights)
    kind = s.agenda.top.kind
    seat = s.owner if kind == k.ASK_ACTION else 0
    if kind == k.ASK_ACTION:
        turns = action_turns(s.copy(), offers.legal(s, seat), expectation.weights.quick)[:WIDTH]
        value = max(expectation.value(s, seat, turn.choices) for turn in turns)
    else:
        value = expectation.value(s, seat, ())
    return [value, 1 - value] if seat == 0 else [1 - value, value]
