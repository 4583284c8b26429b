"""Every value that is public or crosses a process survives pickle, copy, deepcopy and replace, compiled or not.

Nobody keeps a list of them: `values.py` walks all modules for classes and plays matches for instances.
"""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any

import msgspec
import numpy as np
import pytest

from dugout.core.dice import Roller
from dugout.core.rules import Rules
from dugout.games.registry import GAMES, game
from dugout.research.pettingzoo_env import DugoutAEC
from dugout.research.tree import Position
from tests.contract.play import next_answer, samples
from tests.contract.values import fields_of, instances, made, value_classes

WAYS = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "replace": lambda value: replaced(value),
}


def replaced(value: Any) -> Any:
    """The same with nothing changed, where its kind can be changed so."""
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value)
    if dataclasses.is_dataclass(value):
        return dataclasses.replace(value) if all(f.init for f in dataclasses.fields(value)) else value
    return value._replace() if hasattr(value, "_replace") else value


def same(one: Any, other: Any) -> bool:
    """Equal, also where a class does not say what that is."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if type(one).__name__ == "State" and type(one).__module__.startswith("dugout.games"):
        rules = game(type(one).__module__.split(".")[2])
        return bool(rules.dump(one) == rules.dump(other))
    if isinstance(one, BaseException):
        return (
            str(one) == str(other) and same(one.args, other.args) and same(fields_of(one), fields_of(other))
        )
    if type(one).__eq__ is not object.__eq__ and not dataclasses.is_dataclass(one):
        return bool(one == other)
    return not type(one).__module__.startswith("dugout.") or same(fields_of(one), fields_of(other))


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_every_value_survives(way: str) -> None:
    problems = []
    for kind in dict.fromkeys([*value_classes(), *instances()]):
        for value in instances().get(kind) or [made(kind)]:
            try:
                if not same(value, WAYS[way](value)):
                    problems.append(f"{kind.__module__}.{kind.__qualname__}: another one")
            except Exception as error:
                problems.append(f"{kind.__module__}.{kind.__qualname__}: {error!r}")
    assert not problems, "\n".join(sorted(set(problems)))


@pytest.mark.slow
def test_the_engine_comes_out_of_matches() -> None:
    """What rules take and give is tested with real ones, not with made up ones."""
    names = {f"{kind.__module__}.{kind.__qualname__}".removeprefix("dugout.") for kind in instances()}
    for kind in (
        "Setup",
        "Option",
        "Pending",
        "Question",
        "Event",
        "Tempo",
        "Result",
        "Refusal",
        "SquadCard",
    ):
        assert f"core.values.{kind}" in names
    for folder in ("champions", "counter_attack", "toto"):
        assert f"games.{folder}.state.State" in names
    assert {"core.values.Record", "core.dice.Roller", "core.record.RecordError", "bots.coach.Moment"} <= names
    assert {"research.tree.Position", "simulation.match.Outcome", "competition.season.Season"} <= names


def play_on(rules: Rules[Any, Any], state: Any, answers: int = 30) -> None:
    roller = Roller("on")
    for _ in range(answers):
        if rules.pending(state).over:
            return
        rules.apply(state, *next_answer(rules, state, roller))


@pytest.mark.slow
@pytest.mark.parametrize("way", ["pickle", "copy", "deepcopy"])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_state_shares_nothing_that_changes(name: str, way: str) -> None:
    rules = game(name)
    for sample in samples(name)[::4]:
        before = rules.dump(sample.state)
        twin = WAYS[way](sample.state)
        play_on(rules, twin)
        assert rules.dump(sample.state) == before, sample.label
        again = rules.copy(sample.state)
        play_on(rules, again)
        assert rules.dump(again) == rules.dump(twin), sample.label


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_an_environment_goes_its_own_way(name: str, way: str) -> None:
    environment = DugoutAEC(name)
    environment.reset(5)
    before = environment.table.rules.dump(environment.table.state)
    twin = WAYS[way](environment)
    for _ in range(25):
        twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert environment.table.rules.dump(environment.table.state) == before
    position = Position(name)
    twin = WAYS[way](position)
    twin.roll(twin.faces[0]) if twin.faces else twin.step(twin.digits()[0])
    assert (
        position.rules.dump(position.state) != twin.rules.dump(twin.state) or position.prefix != twin.prefix
    )
