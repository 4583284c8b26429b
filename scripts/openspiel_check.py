#!/usr/bin/env python
"""OpenSpiel's own test of a game, and a tree search, on all three games.

pip install 'dugout[openspiel]' && python scripts/openspiel_check.py
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from dugout.research.openspiel_game import register


def simulate(name: str, playouts: int) -> None:
    """`random_sim_test`: whole matches with clones, histories, observations and returns looked at on the way."""
    start = time.perf_counter()
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=playouts, serialize=True, verbose=False)
    print(f"{name}: {playouts} matches of random_sim_test passed in {time.perf_counter() - start:.1f} s")


def measure(name: str, decisions: int) -> None:
    """How large a stored state is, at the start and later; it must be the same state when it is read."""
    state, dice = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(1)
    sizes = []
    for _ in range(decisions + 1):
        text = state.serialize()
        sizes.append(len(text))
        twin = state.get_game().deserialize_state(text)
        assert str(twin) == str(state) and twin.legal_actions() == state.legal_actions(), name
        if state.is_terminal():
            break
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(faces, p=chances))
            continue
        seat = state.current_player()
        assert state.information_state_string(seat) == twin.information_state_string(seat), name
        state.apply_action(dice.choice(state.legal_actions()))
    print(
        f"{name}: a stored state has {sizes[0]:,} bytes at the start, {sizes[-1]:,} after {len(sizes) - 1} actions"
    )


def search(name: str, options: str, decisions: int) -> None:
    """A few decisions by OpenSpiel's Monte Carlo tree search."""
    dice = np.random.RandomState(1)
    game = pyspiel.load_game(name, {"options": options})
    bot = mcts.MCTSBot(game, 1.5, 8, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = game.new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(faces, p=chances))
        else:
            state.apply_action(bot.step(state))
            decisions -= 1
    print(f"{name}: tree search answers")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--playouts", type=int, default=2)
    given = parser.parse_args()
    for name in register():
        measure(name, 300)
        simulate(name, given.playouts)
    search("dugout_toto", '{"rounds": 1}', 3)


if __name__ == "__main__":
    main()
