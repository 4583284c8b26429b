"""Environments of others under random legal play: steps a second, observation and mask included.

python environments.py chess|connect-four|backgammon|pgx SECONDS
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import numpy as np

ROWS = 64


def pettingzoo(module: Any) -> Iterator[int]:
    """One step after the other, each with its observation and its mask."""
    env = module.raw_env()
    dice = np.random.default_rng(1)
    while True:
        env.reset(seed=int(dice.integers(1 << 30)))
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
            yield 1


def chess() -> Iterator[int]:
    from pettingzoo.classic.chess import chess as module

    return pettingzoo(module)


def connect_four() -> Iterator[int]:
    from pettingzoo.classic.connect_four import connect_four as module

    return pettingzoo(module)


def backgammon() -> Iterator[int]:
    """OpenSpiel, with the tensor and the mask of whoever is to move; dice are no steps."""
    import pyspiel

    game, dice = pyspiel.load_game("backgammon"), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
            np.asarray(state.legal_actions_mask(), np.int8)
            state.apply_action(dice.choice(state.legal_actions()))
            yield 1


def pgx() -> Iterator[int]:
    """Backgammon compiled by JAX, 64 matches at a time, on whatever JAX finds."""
    import jax
    import pgx as library

    env = library.make("backgammon")
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    @jax.jit
    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9))

    key = jax.random.PRNGKey(1)
    while True:
        key, made = jax.random.split(key)
        state = begin(jax.random.split(made, ROWS))
        while not bool(state.terminated.all()):
            key, chosen, rolled = jax.random.split(key, 3)
            open_ = ROWS - int(state.terminated.sum())
            state = step(state, choose(chosen, state.legal_action_mask), jax.random.split(rolled, ROWS))
            jax.block_until_ready(state.observation)
            yield open_


ENVIRONMENTS: dict[str, tuple[Callable[[], Iterator[int]], str]] = {
    "chess": (chess, "pettingzoo"),
    "connect-four": (connect_four, "pettingzoo"),
    "backgammon": (backgammon, "open_spiel"),
    "pgx": (pgx, "pgx"),
}


def main(name: str, seconds: float) -> None:
    make, package = ENVIRONMENTS[name]
    steps = make()
    next(steps)  # imports, compilation and the first match are not counted
    taken, began = 0, time.monotonic()
    while time.monotonic() - began < seconds:
        taken += next(steps)
    rate = taken / (time.monotonic() - began)
    print(json.dumps({"version": version(package), "steps_per_second": round(rate, 1)}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
