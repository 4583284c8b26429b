"""What is handed to a thinking process is small, and made at once: nobody else is answered meanwhile."""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import Any

import pytest

from dugout.games.registry import GAMES, game
from dugout.referee.thinking import task_for
from tests.contract.play import samples

MOST_BYTES = 50_000


@pytest.mark.parametrize("name", GAMES)
def test_a_task_is_small(name: str) -> None:
    """A forecast of Toto is one of a million and a half: they are a range, and stay one."""
    rules = game(name)
    largest = most = 0
    for sample in samples(name):
        for seat in rules.pending(sample.state).seats:
            play: Any = SimpleNamespace(
                history=SimpleNamespace(all=list),
                match=SimpleNamespace(
                    game=name,
                    seats=[SimpleNamespace(stand_in=None, level="easy")] * sample.seats,
                    dice_secret="00" * 32,
                ),
            )
            draft: Any = SimpleNamespace(rules=rules, state=sample.state, seq=1, events=[])
            task = task_for(play, draft, seat)
            message = pickle.dumps(task)
            largest, most = max(largest, len(message)), max(most, len(task.legal))
            assert pickle.loads(message).legal[-1] == task.legal[-1]
    assert most > 100, "no large question was among them"
    assert largest < MOST_BYTES
