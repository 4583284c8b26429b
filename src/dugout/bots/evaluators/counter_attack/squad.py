"""Whom to pick and to field."""

from __future__ import annotations

from dugout.bots.evaluators.counter_attack import dead_ball
from dugout.bots.evaluators.counter_attack.weights import Weights
from dugout.games.counter_attack import codes
from dugout.games.counter_attack.data.deck import OUTFIELDERS
from dugout.games.counter_attack.state import State


def card(s: State, seat: int, number: int, w: Weights) -> float:
    """A good card of a kind that is still wanted, those who create and take chances first."""
    points = OUTFIELDERS[number].attributes
    takes = 2 * points[codes.SHOOTING] + points[codes.DRIBBLING] + points[codes.PACE]
    return dead_ball.card(s, seat, number) + w.shooters * takes
