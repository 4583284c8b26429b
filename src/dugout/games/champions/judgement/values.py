"""The learned value of a position: expected future goals for minus against the team that rolls next.

There are two sets of weights for the same features: `quick` leaves out the chances of a shot,
which are expensive to compute, and sorts the candidates; `full` evaluates those that remain.
"""

from __future__ import annotations

from typing import final

from dugout.games.champions.judgement.features import Features, features, roller_of
from dugout.games.champions.judgement.net import Net
from dugout.games.champions.state import State


@final
class Weights:
    """The weights of a trained evaluation."""

    def __init__(self, quick: list[float], full: list[float], net: Net | None = None) -> None:
        self.quick = quick
        self.full = full
        self.net = net
        """Corrects the full value, if there is one."""

    def __reduce__(self) -> tuple[object, ...]:
        return Weights, (self.quick, self.full, self.net)


def value_of(weights: list[float], found: Features) -> float:
    total = 0.0
    for place in found.ones:
        total += weights[place]
    for place, value in found.others:
        total += weights[place] * value
    return total


def full_value(weights: Weights, s: State) -> float:
    """The value for the team that rolls next."""
    found = features(s)
    value = value_of(weights.full, found)
    net = weights.net
    if net is not None:
        ball = s.ball if s.ball >= 0 else s.restart_cell
        value += net.value(s, roller_of(s), ball, found)
    return value


def quick_value(weights: Weights, s: State) -> float:
    """The value for the team that rolls next, without the chances of shots."""
    return value_of(weights.quick, features(s, with_danger=False))
