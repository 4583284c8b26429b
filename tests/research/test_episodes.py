"""Masks as learners ask for them, matches that begin anywhere, end early, or are played against a policy."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from dugout.core.errors import ParseError
from dugout.games.registry import GAMES
from dugout.research.gymnasium_env import DugoutGym
from dugout.research.pettingzoo_env import aec_env
from dugout.research.table import OtherSeats

SHOT = "H=1e0,2a2,14e11 A=1e14,2j12,3f13 ball=e12 last=A#2k turn=H partial=1"
FOUR = "seats=4 turn=1 scores=1:3-1 hands=o112w,c23,c-,c5 discarded=1w"


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


@pytest.mark.parametrize("game_id", GAMES)
def test_masks_are_what_the_observation_says(game_id: str) -> None:
    environment = DugoutGym(game_id)
    observation, _ = environment.reset(seed=1)
    for _ in range(20):
        mask = environment.action_masks()
        assert mask.dtype == np.bool_
        assert (mask == observation["action_mask"].astype(bool)).all()
        assert mask.any()
        observation, _, over, _, _ = environment.step(np.int64(first_legal(observation)))
        if over:
            break


def test_gymnasium_finds_them_by_module_and_name_alone() -> None:
    script = (
        "import gymnasium; e = gymnasium.make('dugout.research.gymnasium_env:Dugout/Toto-v2', most_answers=5); "
        "print(e.reset(seed=1)[0]['action_mask'].sum() > 0, e.unwrapped.metadata, type(e.unwrapped).metadata)"
    )
    told = subprocess.run(
        [sys.executable, "-W", "error::UserWarning", "-c", script],
        capture_output=True,
        text=True,
        check=False,
    )
    modes = "{'render_modes': ['ansi']}"
    assert told.stdout.strip() == f"True {modes} {modes}", told.stderr


def test_a_match_begins_at_a_position() -> None:
    environment = DugoutGym("champions")
    environment.reset(seed=1, options={"position": SHOT})
    assert environment.table.rules.score(environment.table.state) == (0, 0)
    assert "ball=e12" in environment.table.rules.position(environment.table.state)
    with pytest.raises(ParseError):
        environment.reset(options={"position": "no position at all"})
    four = aec_env("toto", seats=4)
    four.reset(seed=1, options={"position": FOUR})
    assert four.agent_selection == "seat_0"
    with pytest.raises(OtherSeats, match="4 seats"):
        DugoutGym("toto").reset(options={"position": FOUR})


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_truncated_after_so_many_answers(game_id: str) -> None:
    environment = DugoutGym(game_id, most_answers=12)
    observation, _ = environment.reset(seed=2)
    for _ in range(400):
        observation, reward, over, truncated, _ = environment.step(np.int64(first_legal(observation)))
        assert not over
        if truncated:
            break
    assert truncated
    assert reward == 0.0
    assert 12 <= environment.table.answers < 40


def test_pettingzoo_truncates_all_seats_at_once() -> None:
    environment = aec_env("champions", most_answers=6)
    environment.reset(seed=2)
    for _ in environment.agent_iter(400):
        observation, _, over, truncated, _ = environment.last()
        assert not over
        environment.step(None if truncated else first_legal(observation))
    assert environment.agents == []


def test_a_policy_plays_the_other_seats() -> None:
    asked: list[int] = []

    def policy(observation: dict[str, Any]) -> int:
        asked.append(int(observation["action_mask"].sum()))
        return first_legal(observation)

    environment = gymnasium.make(
        "Dugout/Champions-v2", opponent=policy, most_answers=40, disable_env_checker=True
    )
    observation, _ = environment.reset(seed=3)
    truncated = False
    while not truncated:
        observation, _, _, truncated, _ = environment.step(first_legal(observation))
    assert asked
    assert min(asked) >= 1
