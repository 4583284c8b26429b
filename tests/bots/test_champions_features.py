"""The features of a Champions state, where the ball lies nowhere."""

from __future__ import annotations

from dugout.games.champions.judgement.features import features
from dugout.games.registry import game


def test_a_ball_that_lies_nowhere_has_no_neighbours() -> None:
    rules = game("champions")
    state = rules.from_position("H=1e0,2a2,16e8 A=1e14,2j12,8e9 ball=e7 last=A#2k turn=H partial=1")
    with_ball = features(state)
    state.ball = state.restart_cell = -1
    without = features(state)
    assert len(without.ones) < len(with_ball.ones)
