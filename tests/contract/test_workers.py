"""What workers send home survives the trip, compiled or not."""

from __future__ import annotations

import pickle

import pytest

from dugout.games.registry import GAMES
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, plan_of


@pytest.mark.parametrize("game_id", GAMES)
def test_an_outcome_can_be_sent(game_id: str) -> None:
    job = Job(game_id, ("random", "random"), seed="trip", records=True)
    outcome = play_match(job, plan_of(job, 0))
    assert pickle.loads(pickle.dumps(outcome)) == outcome
