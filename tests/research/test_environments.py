"""The environments for research keep the promises of PettingZoo and Gymnasium, and the secrets of the games."""

from __future__ import annotations

import copy
import importlib.util
import pickle
import sys
import time
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.values import Setup
from dugout.games.registry import GAMES, game
from dugout.research.batch import Batch
from dugout.research.contract import encoding
from dugout.research.first import FirstDigits, FirstTable
from dugout.research.gymnasium_env import DugoutGym, register
from dugout.research.pettingzoo_env import aec_env
from dugout.research.table import IllegalAction, Table
from dugout.research.tree import Position

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo warns that observations are dictionaries; with masks they have to be."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoo_is_content(game_id: str) -> None:
    api_test(aec_env(game_id), num_cycles=60)
    seed_test(lambda: aec_env(game_id), num_cycles=30)
    parallel_api_test(turn_based_aec_to_parallel(aec_env(game_id)), num_cycles=30)


@pytest.mark.parametrize("game_id", GAMES)
def test_gymnasium_is_content(game_id: str) -> None:
    check_env(DugoutGym(game_id), skip_render_check=True)


def test_gymnasium_knows_them_by_name() -> None:
    register()
    environment = gymnasium.make("Dugout/Toto-v2", opponent="easy")
    observation, info = environment.reset(seed=3)
    assert environment.observation_space.contains(observation)
    assert info["action_mask"].sum() >= 1


@pytest.mark.parametrize("game_id", GAMES)
def test_every_legal_choice_can_be_spelled_and_no_other(game_id: str) -> None:
    rules, spelling, dice = game(game_id), encoding.of(game_id).spelling, Roller(f"spell/{game_id}")
    state = rules.new(Setup(2, {}, rules.version))
    for _ in range(150):
        pending = rules.pending(state)
        if pending.over:
            break
        if pending.chance:
            rules.apply(state, CHANCE, dice.face(rules.chances(state)))
            continue
        seat = pending.seats[0] if pending.seats else HOST
        legal = rules.legal(state, seat)
        choice = legal[dice.below(len(legal))]
        digits = spelling.spell(choice)
        for at in range(len(digits)):
            assert digits[at] in spelling.next_digits(legal, digits[:at])
        assert FirstDigits(spelling).complete(legal, list(digits)) == choice
        first = spelling.next_digits(legal, [])
        if len(legal) < 300:
            assert first == sorted({spelling.spell(each)[0] for each in legal})
        rules.apply(state, seat, choice)


def test_a_digit_outside_the_mask_is_refused() -> None:
    table = Table("toto")
    table.reset("x")
    closed = int(np.flatnonzero(table.mask(table.seat) == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(closed)


@pytest.mark.parametrize("game_id", GAMES)
def test_version_one_plays_on_with_its_own_vectors(game_id: str) -> None:
    table, dice = FirstTable(game_id), Roller("first")
    table.reset("first")
    for _ in range(80):
        if table.seat < 0:
            break
        assert table.observe(table.seat).shape == (table.observation_size,)
        open_ = np.flatnonzero(table.mask(table.seat))
        table.step(int(open_[dice.below(len(open_))]))


def test_hidden_hands_do_not_reach_the_vector() -> None:
    """Two deals that differ only in what the others hold look the same to seat 0."""
    rules = game("toto")
    table = Table("toto", 3)
    table.reset("hidden")
    while rules.view(table.state, 0).phase != "forecast":
        table.step(int(np.flatnonzero(table.mask(table.seat))[0]))
    view = rules.view(table.state, 0)
    other = rules.resample(view, Roller("another world"))
    assert rules.dump(other) != rules.dump(table.state)
    before = table.observe(0)
    table.state = other
    assert np.array_equal(table.observe(0), before)


def test_a_batch_is_the_same_for_the_same_seed_and_goes_on_by_itself() -> None:
    def run() -> list[Any]:
        batch, dice = Batch("toto", 3, 2, {"rounds": 1}), np.random.default_rng(5)
        step = batch.reset(9)
        seen: list[tuple[int, Any]] = []
        while sum(done for done, _ in seen) < 4:
            actions = [int(dice.choice(np.flatnonzero(mask))) for mask in step.masks]
            step = batch.step(np.array(actions))
            seen.append((int(step.done.sum()), step.rewards.tolist()))
        return seen

    first = run()
    assert first == run()
    assert all(sum(row) == 0 for _, rewards in first for row in rewards)


def example_of(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_example_learns_to_win_more_against_easy() -> None:
    """A few lessons only; `python examples/beat_easy.py` takes enough of them to win more than it loses."""
    example = example_of("beat_easy")
    env = DugoutGym("toto", opponent="easy", options=example.OPTIONS)
    start = np.zeros(example.FEATURES, np.float32)
    trained = example.train(env, 40, 1)
    assert trained[0] > 0, "a goal that makes the form right is liked"
    known = np.array([3.75, 1.56, -2.1, 0.54, -1.41, 0.48, -2.35, -1.05, 0.42, 1.22, -0.4, 1.46], np.float32)
    assert example.measure(known, env, 16, 7) > 0 > example.measure(start, env, 6, 7)


def test_the_example_learns_from_the_better_match() -> None:
    """After one lesson the digit that won is likelier than the digit that lost; and a short training runs through."""
    example = example_of("train_policy")
    seen, even = np.array([1.0, 0.5], dtype=np.float32), np.array([0.5, 0.5, 0.0], dtype=np.float32)
    matches = [([(seen, 0, even)], 1.0), ([(seen, 1, even)], -1.0)]
    weights = example.learn(np.zeros((3, 3), dtype=np.float32), matches, 0.1)
    liking = seen @ weights[:-1] + weights[-1]
    assert liking[0] > 0 > liking[1] and liking[2] == 0
    batch, dice = Batch("toto", 8, 2, example.OPTIONS), np.random.default_rng(1)
    start = np.zeros((batch.observation_size + 1, batch.actions), dtype=np.float32)
    trained, reward = example.play(start, batch, 20, "train", dice, 0.1)
    assert -1.0 <= reward <= 1.0
    assert np.isfinite(trained).all() and np.abs(trained).sum() > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_a_tree_asks_for_dice_and_copies_stay_apart(game_id: str) -> None:
    position, dice = Position(game_id), Roller(f"tree/{game_id}")
    for _ in range(400):
        if position.over:
            break
        twin = copy.deepcopy(position)
        before = position.rules.dump(position.state)
        if position.faces:
            twin.roll(dice.face(position.faces))
        else:
            digits = position.digits()
            assert all(position.words(digit) for digit in digits[:20])
            twin.step(digits[dice.below(len(digits))])
        assert position.rules.dump(position.state) == before
        position = twin
    with pytest.raises(IllegalAction):
        position.roll(99)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_position_is_stored_small_and_whole(game_id: str) -> None:
    position, dice = Position(game_id), Roller(f"stored/{game_id}")
    for _ in range(150):
        if position.over:
            break
        stored = pickle.dumps(position)
        assert len(stored) < 20_000
        twin = pickle.loads(stored)
        assert twin.rules.dump(twin.state) == position.rules.dump(position.state)
        assert (twin.seat, twin.faces, twin.digits()) == (position.seat, position.faces, position.digits())
        for seat in range(position.seats):
            assert twin.history_of(seat) == position.history_of(seat)
        if position.faces:
            position.roll(dice.face(position.faces))
        else:
            found = position.digits()
            position.step(found[dice.below(len(found))])
    assert len(position.history_of(0)) > 10


def test_a_history_tells_a_form_to_its_own_seat_only() -> None:
    position = Position("toto", 2)
    while position.rules.view(position.state, 0).phase != "turn":
        if position.faces:
            position.roll(position.faces[0])
        else:
            position.step(position.digits()[-1])
    for seat in (0, 1):
        assert [line for line in position.history_of(seat) if line.startswith("form ")] == [
            "form 3333333333333"
        ]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoo_measures_them(game_id: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """Its benchmark, with a clock that runs ten times faster, so that it takes half a second."""
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: time.perf_counter() * 10))
    performance_benchmark(aec_env(game_id))
    assert "turns per second" in capsys.readouterr().out
